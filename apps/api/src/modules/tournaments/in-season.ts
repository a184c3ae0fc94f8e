import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { seasonLabel } from './defaults.ts';
import { ensureSeason, isNameTaken, slugsLike } from './repository.ts';
import { freeSlug, slugOf } from './slug.ts';

/** The id of the season that begins in a year; the season is made with its first tournament. */
export const seasonOf = (tx: Tx, newId: () => string, startYear: number): Promise<string> =>
  ensureSeason(tx, { id: newId(), label: seasonLabel(startYear), startYear });

/** What a new tournament is called in addresses. Refuses `name-taken` within the season. */
export async function slugInSeason(
  tx: Tx,
  {
    seasonId,
    startYear,
    name,
  }: { readonly seasonId: string; readonly startYear: number; readonly name: string },
): Promise<Result<string, Refusal>> {
  if (await isNameTaken(tx, { seasonId, name })) return err({ code: 'name-taken', name });
  return ok(freeSlug(name, startYear, await slugsLike(tx, slugOf(name))));
}
