import { type Seat } from '@spadille/rules';
import { irregularityOf, type RulingId } from './catalogue.ts';
import { type BoardContext, checkFit } from './check-ruling.ts';
import { type FactSpec, type GivenFacts } from './facts.ts';

/** Values to try: what is open is right in any form, and what is optional can be left out. */
function valuesToTry(fact: FactSpec): readonly (string | undefined)[] {
  const open = { table: ['1'], time: ['2000-01-01T00:00'] } as const;
  const values = fact.kind === 'choice' ? fact.values : open[fact.kind];
  return fact.optional ? [undefined, ...values] : values;
}

/** Every way to answer an entry's questions. */
function everyAnswer(asks: Readonly<Record<string, FactSpec>>): readonly GivenFacts[] {
  return Object.entries(asks).reduce<readonly GivenFacts[]>(
    (all, [name, fact]) =>
      all.flatMap((facts) =>
        valuesToTry(fact).map((value) => (value === undefined ? facts : { ...facts, [name]: value })),
      ),
    [{}],
  );
}

/**
 * By question, the answers with which a ruling of one of these seats can stand on the board, whatever else is answered:
 * whoever asks offers only those. Where nothing can stand (the seat or the entry itself does not fit), that is the fault,
 * and every answer is given.
 */
export function possibleAnswers(
  rule: RulingId,
  seats: readonly Seat[],
  context: BoardContext,
): Readonly<Record<string, readonly string[]>> {
  const { asks } = irregularityOf(rule);
  const all = everyAnswer(asks);
  const right = all.filter((facts) => seats.some((seat) => checkFit({ rule, seat, facts }, context).ok));
  const from = right.length === 0 ? all : right;
  const given = (name: string, value: string): boolean => from.some((facts) => facts[name] === value);
  return Object.fromEntries(
    Object.entries(asks).map(([name, fact]) => [
      name,
      fact.kind === 'choice' ? fact.values.filter((value) => given(name, value)) : [],
    ]),
  );
}
