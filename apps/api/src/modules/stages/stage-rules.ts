import { STAGE_KINDS, type StageKind } from '@spadille/competition';
import { CARRY_OVERS, type CarryOver } from '@spadille/standings';
import { oneOf } from '../../database/one-of.ts';
import { type StageRow } from './repository.ts';

/** What a stage is, what its teams bring along, and how many go on. */
export interface StageRules {
  readonly kind: StageKind;
  readonly carryOver: CarryOver;
  readonly advancePerPool: number;
  readonly advanceBestOfRest: number;
}

export const rulesOf = (row: StageRow): StageRules => ({
  kind: oneOf(STAGE_KINDS, row.kind),
  carryOver: oneOf(CARRY_OVERS, row.carryOver),
  advancePerPool: row.advancePerPool,
  advanceBestOfRest: row.advanceBestOfRest,
});

type Wanted = { readonly [K in keyof StageRules]?: StageRules[K] | undefined };

/** The rules of a change that are not what they were. */
export function changedRules(before: StageRules, wanted: Wanted): Partial<StageRules> {
  const keys = Object.keys(before) as (keyof StageRules)[];
  return Object.fromEntries(
    keys
      .filter((key) => wanted[key] !== undefined && wanted[key] !== before[key])
      .map((key) => [key, wanted[key]]),
  );
}

/** Of `rules` those that `some` names. */
export const pickRules = (rules: StageRules, some: Partial<StageRules>): Partial<StageRules> =>
  Object.fromEntries(Object.keys(some).map((key) => [key, rules[key as keyof StageRules]]));
