/** What the rules say of one contract. */
export interface ContractRule {
  /** Order among bids; equal rank: the earlier hand has preference. */
  readonly rank: number;
  /** Game points for won or bete. */
  readonly value: number;
  /** Game points lost on kruk. */
  readonly krukValue: number;
  /** Trump contracts can have a tout; nolo contracts are won without a trick. */
  readonly family: 'none' | 'trump' | 'nolo';
  /** Whether the declarer buys from the talon. */
  readonly buying: boolean;
  /** The contract's name in Danish, as players write it. */
  readonly name: string;
}

/** The contracts with their rank and points: the union's table in §1. */
export const CONTRACTS = {
  pas: { rank: 0, value: 0, krukValue: 0, family: 'none', buying: false, name: 'Pas' },
  spil: { rank: 1, value: 1, krukValue: 2, family: 'trump', buying: true, name: 'Spil' },
  'bedre-spil': { rank: 2, value: 1, krukValue: 2, family: 'trump', buying: true, name: 'Bedre spil' },
  tourne: { rank: 3, value: 2, krukValue: 3, family: 'trump', buying: true, name: 'Tourné' },
  'kobe-nolo': { rank: 3, value: 2, krukValue: 3, family: 'nolo', buying: true, name: 'Købe nolo' },
  'tourne-respekt': {
    rank: 4,
    value: 3,
    krukValue: 4,
    family: 'trump',
    buying: true,
    name: 'Tourné-respekt',
  },
  solo: { rank: 5, value: 3, krukValue: 4, family: 'trump', buying: false, name: 'Solo' },
  'solo-spar': { rank: 6, value: 4, krukValue: 5, family: 'trump', buying: false, name: 'Solo spar' },
  'ren-nolo': { rank: 6, value: 4, krukValue: 5, family: 'nolo', buying: false, name: 'Ren nolo' },
  'nolo-ouvert': { rank: 7, value: 6, krukValue: 7, family: 'nolo', buying: false, name: 'Nolo ouvert' },
} as const satisfies Record<string, ContractRule>;

/** `pas` is a board that all three passed; every other code is a contract that was played. */
export type ContractCode = keyof typeof CONTRACTS;
export type PlayedContract = Exclude<ContractCode, 'pas'>;

export const CONTRACT_CODES = Object.keys(CONTRACTS) as readonly ContractCode[];
export const PLAYED_CONTRACTS = CONTRACT_CODES.filter((code): code is PlayedContract => code !== 'pas');

export const OUTCOMES = ['won', 'bete', 'kruk'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const TOUTS = ['none', 'made', 'failed'] as const;
export type Tout = (typeof TOUTS)[number];

/** §1: an announced tout is worth one game point beside the contract, won or lost. */
export const TOUT_VALUE = 1;
