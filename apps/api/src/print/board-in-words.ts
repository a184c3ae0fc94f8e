import { type BoardStandingView } from '@spadille/api-schema';
import { type ContractCode, isPlayed, type Outcome, type Seat, type Side, type Tout } from '@spadille/rules';
import { signedPoints } from '@spadille/scoring';
import { type z } from 'zod';
import { type PrintLang } from './words.ts';

type Standing = z.output<typeof BoardStandingView>;

/** How a board's result is said in one language. */
interface BoardWords {
  readonly contracts: Readonly<Record<ContractCode, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly touts: Readonly<Record<Tout, string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly cancelled: string;
  readonly empty: string;
}

/** The contracts keep their Danish names: that is what players call them in any language. */
const CONTRACTS = {
  pas: 'Pas',
  spil: 'Spil',
  'bedre-spil': 'Bedre spil',
  tourne: 'Tourné',
  'kobe-nolo': 'Købe nolo',
  'tourne-respekt': 'Tourné-respekt',
  solo: 'Solo',
  'solo-spar': 'Solo spar',
  'ren-nolo': 'Ren nolo',
  'nolo-ouvert': 'Nolo ouvert',
} as const satisfies BoardWords['contracts'];

const WORDS: Readonly<Record<PrintLang, BoardWords>> = {
  da: {
    contracts: CONTRACTS,
    outcomes: { won: 'vundet', bete: 'bete', kruk: 'kruk' },
    touts: { none: '', made: 'tout', failed: 'tout mislykket' },
    seats: { N: 'Nord', W: 'Vest', S: 'Syd', E: 'Øst' },
    sides: { NS: 'N/S', EW: 'Ø/V' },
    cancelled: 'annulleret',
    empty: 'intet resultat',
  },
  en: {
    contracts: { ...CONTRACTS, pas: 'Passed out' },
    outcomes: { won: 'won', bete: 'bete', kruk: 'kruk' },
    touts: { none: '', made: 'tout', failed: 'tout failed' },
    seats: { N: 'North', W: 'West', S: 'South', E: 'East' },
    sides: { NS: 'N/S', EW: 'E/W' },
    cancelled: 'cancelled',
    empty: 'no result',
  },
};

export const seatInWords = (seat: Seat, lang: PrintLang): string => WORDS[lang].seats[seat];
export const contractInWords = (contract: ContractCode, lang: PrintLang): string =>
  WORDS[lang].contracts[contract];

/** A board at one table: who played what and how it went, and what it is worth to N/S. A cancelled one counts nothing. */
export function standingInWords({ tuple, cancelled, nsGamePoints }: Standing, lang: PrintLang): string {
  const words = WORDS[lang];
  if (cancelled) return words.cancelled;
  if (tuple === null) return words.empty;
  if (!isPlayed(tuple)) return words.contracts.pas;
  const { declarer, contract, outcome, tout } = tuple;
  const said = `${words.seats[declarer]} ${words.contracts[contract]} ${words.outcomes[outcome]}`;
  const result = tout === 'none' ? said : `${said}, ${words.touts[tout]}`;
  return `${result} (${words.sides.NS} ${signedPoints(nsGamePoints)})`;
}
