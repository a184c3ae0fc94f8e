import { irregularityOf, type RulingId } from './catalogue.ts';
import { type FactSpec, type GivenFacts, isValueOf } from './facts.ts';

/** Facts that are not those that the entry asks for. */
export type FactFault =
  | { readonly code: 'fact-missing'; readonly fact: string; readonly allowed: readonly string[] }
  | { readonly code: 'fact-unknown'; readonly fact: string; readonly allowed: readonly string[] }
  | {
      readonly code: 'fact-value';
      readonly fact: string;
      readonly found: string;
      readonly allowed: readonly string[];
    }
  /** Every fact of the entry is optional, but one of them has to be given. */
  | { readonly code: 'no-fact'; readonly allowed: readonly string[] };

const valuesOf = (fact: FactSpec): readonly string[] => (fact.kind === 'choice' ? fact.values : []);

/** What is wrong with the facts given to an entry: missing, unknown, or out of their values. All of it. */
export function checkFacts(rule: RulingId, facts: GivenFacts): readonly FactFault[] {
  const { asks, needsSomeFact } = irregularityOf(rule);
  const names = Object.keys(asks);
  const unknown = Object.keys(facts)
    .filter((fact) => !Object.hasOwn(asks, fact))
    .map((fact): FactFault => ({ code: 'fact-unknown', fact, allowed: names }));
  const wrong = Object.entries(asks).flatMap(([fact, spec]): FactFault[] => {
    const found = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
    const allowed = valuesOf(spec);
    if (found === undefined) return spec.optional ? [] : [{ code: 'fact-missing', fact, allowed }];
    return isValueOf(spec, found) ? [] : [{ code: 'fact-value', fact, found, allowed }];
  });
  const none = needsSomeFact && names.every((fact) => !Object.hasOwn(facts, fact));
  return [...unknown, ...wrong, ...(none ? [{ code: 'no-fact', allowed: names } as const] : [])];
}
