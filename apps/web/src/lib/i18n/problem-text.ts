import { type ProblemCode } from '@spadille/api-schema';

/** What the API tells of a refusal beside its code. */
export type Facts = Readonly<Record<string, unknown>>;

/** A refusal in words: what happened and what to do. What was kept is said once for all (`nothingChanged`). */
export interface ProblemText {
  readonly what: (facts: Facts) => string;
  readonly todo: string;
}

/** Every code of the API, and the two that arise here: no answer at all, and a code from a newer server. */
export type ProblemTexts = Readonly<Record<ProblemCode | 'no-connection' | 'unknown', ProblemText>>;

/** A fact for a sentence; empty when the API did not give it. */
export const fact = (facts: Facts, name: string): string => {
  const value = facts[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A list of numbers or words for a sentence, each as `say` says it: "1, 2, 3". */
export const factList = (facts: Facts, name: string, say = (each: string) => each): string => {
  const value = facts[name];
  return Array.isArray(value) ? value.map((each) => say(String(each))).join(', ') : fact(facts, name);
};

/**
 * Tables and boards that a list of the refusal names, such as its rulings, for a sentence, in the language's words for them:
 * "bord 1, mappe 2; bord 3, mappe 4".
 */
export const placeList = (facts: Facts, table: string, board: string, name = 'rulings'): string => {
  const places = Array.isArray(facts[name]) ? (facts[name] as Facts[]) : [];
  return places.map((each) => `${table} ${fact(each, 'table')}, ${board} ${fact(each, 'board')}`).join('; ');
};
