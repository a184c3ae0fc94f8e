import { type Consequence } from './consequence.ts';
import { type ContractFit } from './contract-fit.ts';
import { type Asks, type FactsOf } from './facts.ts';
import { type Offender } from './offender.ts';

/** Paragraphs of the union's rules under which irregularities are ruled. */
export const PARAGRAPHS = [
  1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
] as const;
export type Paragraph = (typeof PARAGRAPHS)[number];

/** An entry of the catalogue: when it can stand, which facts it turns on, and what follows from them. */
export interface Irregularity<A extends Asks = Asks> {
  /** Paragraphs of the union's rules, the main one first. */
  readonly paragraphs: readonly [Paragraph, ...Paragraph[]];
  readonly offender: Offender;
  readonly contracts: ContractFit;
  /** Whether it can have happened on a board that was passed out. */
  readonly onPas: boolean;
  /** `must`: the consequence follows from the facts; `may`: the director (or a player) can let it be. */
  readonly force: 'must' | 'may';
  readonly asks: A;
  /** All its facts are optional, and at least one of them has to be given. */
  readonly needsSomeFact?: true;
  /** §3: only while the board has no result. */
  readonly beforeResult?: true;
  /** What follows from the facts. */
  readonly decide: (facts: FactsOf<A>) => Consequence;
}

/** Most entries: any contract, no facts, on a played board, and no choice. */
type Defaults = 'contracts' | 'onPas' | 'force';
type Told<A extends Asks> = Omit<Irregularity<A>, Defaults> & Partial<Pick<Irregularity<A>, Defaults>>;

/** Makes an entry whose `decide` can't read a fact that it does not ask for. */
export const irregularity = <const A extends Asks>(told: Told<A>): Irregularity<A> => ({
  contracts: 'any',
  onPas: false,
  force: 'must',
  ...told,
});
