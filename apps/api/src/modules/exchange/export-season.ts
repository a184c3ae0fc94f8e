import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Database } from '../../deps.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { atOneMoment, readLists } from './read-season.ts';
import { packSeason, SEASON_FORMAT, SEASON_VERSION } from './season-file.ts';

/**
 * A tournament with everything that made its results as one file, in which there is no contact, no login, no secret and no
 * free text that is not public. The same tournament gives the same bytes.
 */
export async function exportSeason(db: Database, tournamentId: string): Promise<Result<FileAnswer, Refusal>> {
  const lists = await atOneMoment(db, (tx) => readLists(tx, tournamentId, false));
  const slug = lists['tournaments']?.[0]?.['slug'];
  if (typeof slug !== 'string') return err({ code: 'not-found' });
  const file = {
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    texts: false,
    loan: null,
    lists,
  } as const;
  return ok({ fileName: `${slug}.season.zip`, bytes: packSeason(file) });
}
