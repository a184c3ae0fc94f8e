import { type RouteDeclaration } from '@spadille/api-schema';
import { LRUCache } from 'lru-cache';
import { type Database } from '../deps.ts';
import { type Place } from './rights.ts';

/** The kinds of things that belong to one tournament, or to one club. */
export type Scope = NonNullable<RouteDeclaration['scope']>;

/** Finds the tournament or club that a thing belongs to; undefined when there is no such thing. */
export type FindPlace = (scope: Scope, id: string) => Promise<Place | undefined>;

type Find = (db: Database, id: string) => Promise<readonly Partial<Place>[]>;

const FIND: Record<Scope, Find> = {
  tournament: (db, id) => db.$queryRaw`SELECT id AS "tournamentId" FROM tournament WHERE id = ${id}::uuid`,
  stage: (db, id) => db.$queryRaw`SELECT tournament_id AS "tournamentId" FROM stage WHERE id = ${id}::uuid`,
  team: (db, id) => db.$queryRaw`SELECT tournament_id AS "tournamentId" FROM team WHERE id = ${id}::uuid`,
  round: (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM round
      JOIN stage ON stage.id = round.stage_id WHERE round.id = ${id}::uuid`,
  match: (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM match
      JOIN round ON round.id = match.round_id JOIN stage ON stage.id = round.stage_id
      WHERE match.id = ${id}::uuid`,
  table: (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId", playing_table.id AS "tableId" FROM playing_table
      JOIN round ON round.id = playing_table.round_id JOIN stage ON stage.id = round.stage_id
      WHERE playing_table.id = ${id}::uuid`,
  penalty: (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM penalty
      JOIN match ON match.id = penalty.match_id JOIN round ON round.id = match.round_id
      JOIN stage ON stage.id = round.stage_id WHERE penalty.id = ${id}::uuid`,
  ruling: (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM ruling
      JOIN match ON match.id = ruling.match_id JOIN round ON round.id = match.round_id
      JOIN stage ON stage.id = round.stage_id WHERE ruling.id = ${id}::uuid`,
  'folder-error': (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM folder_error
      JOIN round ON round.id = folder_error.round_id JOIN stage ON stage.id = round.stage_id
      WHERE folder_error.id = ${id}::uuid`,
  protest: (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM protest
      JOIN round ON round.id = protest.round_id JOIN stage ON stage.id = round.stage_id
      WHERE protest.id = ${id}::uuid`,
  appeal: (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM appeal
      JOIN ruling ON ruling.id = appeal.ruling_id JOIN match ON match.id = ruling.match_id
      JOIN round ON round.id = match.round_id JOIN stage ON stage.id = round.stage_id
      WHERE appeal.id = ${id}::uuid`,
  'play-day': (db, id) =>
    db.$queryRaw`SELECT stage.tournament_id AS "tournamentId" FROM play_day
      JOIN stage ON stage.id = play_day.stage_id WHERE play_day.id = ${id}::uuid`,
  club: (db, id) => db.$queryRaw`SELECT id AS "clubId" FROM club WHERE id = ${id}::uuid`,
  entry: (db, id) =>
    db.$queryRaw`SELECT tournament_id AS "tournamentId", club_id AS "clubId" FROM team WHERE id = ${id}::uuid`,
};

/** What can come to another club, and so is looked up each time. */
const MOVES: readonly Scope[] = ['entry'];

/**
 * Finds places and remembers them: nothing ever moves to another tournament, and the id of what was removed is never used
 * again, so what is remembered stays true.
 */
export function placeFinder(db: Database): FindPlace {
  const known = new LRUCache<string, Place>({ max: 20_000 });
  return async (scope, id) => {
    const key = `${scope} ${id}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [row] = await FIND[scope](db, id);
    const place = row && {
      tournamentId: row.tournamentId ?? null,
      clubId: row.clubId ?? null,
      ...(row.tableId && { tableId: row.tableId }),
    };
    if (place && !MOVES.includes(scope)) known.set(key, place);
    return place;
  };
}
