import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Database } from '../../deps.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { atOneMoment, readLists } from './read-season.ts';
import { packSeason, SEASON_FORMAT, SEASON_VERSION } from './season-file.ts';

/**
 * A tournament with everything that made its results as one file, in which there is no contact, no login, no secret and no
 * free text that is not public. The same tournament gives the same bytes.
 */
export const exportSeason = (db: Database, tournamentId: string): Promise<Result<FileAnswer, Refusal>> =>
  seasonFileOf(db, tournamentId, false);

/**
 * The same with the free texts, so that another laptop can go on with the day. It is for the directors' eyes, and takes the
 * place of an older copy of itself.
 */
export const safetyCopy = (db: Database, tournamentId: string): Promise<Result<FileAnswer, Refusal>> =>
  seasonFileOf(db, tournamentId, true);

async function seasonFileOf(
  db: Database,
  tournamentId: string,
  texts: boolean,
): Promise<Result<FileAnswer, Refusal>> {
  const lists = await atOneMoment(db, (tx) => readLists(tx, tournamentId, texts));
  const slug = lists['tournaments']?.[0]?.['slug'];
  if (typeof slug !== 'string') return err({ code: 'not-found' });
  const file = {
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    texts,
    loan: null,
    lists,
  } as const;
  return ok({ fileName: `${slug}.season.zip`, bytes: packSeason(file) });
}
