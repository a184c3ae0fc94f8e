import { type PlayedBoard } from '@spadille/rules';
import { type Consequence } from './consequence.ts';

/** The facts of a case that a rule turns on: their names and the values each can have, as files and forms write them. */
export type Asks = Readonly<Record<string, readonly string[]>>;

/** One value for each fact asked for. */
export type FactsOf<A extends Asks> = { readonly [Fact in keyof A]: A[Fact][number] };

/** A catalogue entry's rule: it says which facts it needs, and with them what becomes of the result. */
export interface RulingRule<A extends Asks> {
  readonly asks: A;
  readonly decide: (facts: FactsOf<A>, recorded: PlayedBoard) => Consequence;
}

export const YES_NO = ['yes', 'no'] as const;

/** Makes a rule whose `decide` can't read a fact that it does not ask for. */
export const rulingRule = <const A extends Asks>(rule: RulingRule<A>): RulingRule<A> => rule;
