import { ROUND_KINDS } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { toDay } from '../../venue-time.ts';
import { isSlug } from '../tournaments/slug.ts';

/** Of a round's revisions only the newest tells whether it is public. */
const NEWEST = { orderBy: { revision: 'desc' }, take: 1, select: { withdrawnAt: true } } as const;

const ROUND = {
  id: true,
  stageId: true,
  number: true,
  label: true,
  kind: true,
  playDay: { select: { date: true } },
  state: true,
  liveAt: true,
  drawShownAt: true,
  version: true,
  publications: NEWEST,
} as const;

/** All rounds of a tournament by number, as far as what is public of them depends on it. */
export async function findRounds(db: Tx, tournamentId: string) {
  const rows = await db.round.findMany({
    where: { stage: { tournamentId } },
    orderBy: { number: 'asc' },
    select: ROUND,
  });
  return rows.map(({ label, kind, playDay, ...row }) => ({
    ...row,
    about: { label, kind: oneOf(ROUND_KINDS, kind), date: toDay(playDay.date) },
  }));
}

export type RoundRow = Awaited<ReturnType<typeof findRounds>>[number];

/** A tournament as the public calls it. */
export async function findTournament(db: Tx, id: string) {
  const { slug, name, season } = await db.tournament.findUniqueOrThrow({
    where: { id },
    select: { slug: true, name: true, season: { select: { label: true } } },
  });
  return { slug, name, season: season.label };
}

/** The id of a round by its address, and its tournament; null when there is none. */
export async function findAddress(
  db: Tx,
  slug: string,
  number: number,
): Promise<{ readonly roundId: string; readonly tournamentId: string } | null> {
  if (!isSlug(slug)) return null;
  const row = await db.round.findFirst({
    where: { number, stage: { tournament: { slug } } },
    select: { id: true, stage: { select: { tournamentId: true } } },
  });
  return row && { roundId: row.id, tournamentId: row.stage.tournamentId };
}

/** A clock as it is kept. */
export interface ClockRow {
  readonly minutes: number;
  readonly endsAt: Date | null;
  readonly secondsLeft: number | null;
  readonly version: number;
}

/** What stands on a round's wall beside results; announcements that are up, the oldest first. */
export interface Notices {
  readonly clock: ClockRow | null;
  readonly announcements: readonly { readonly id: string; readonly text: string; readonly at: Date }[];
}

interface NoticesRow extends Omit<ClockRow, 'minutes'> {
  /** Null where no clock was set. */
  readonly minutes: number | null;
  readonly announcements: readonly { readonly id: string; readonly text: string; readonly at: string }[];
}

/** The clock of a round and what is announced in it, in one query: every phone of a hall asks for it. */
export async function findNotices(db: Tx, roundId: string): Promise<Notices> {
  const [row] = await db.$queryRaw<NoticesRow[]>`/* prepared: read-notices */
    SELECT minutes, ends_at AS "endsAt", seconds_left AS "secondsLeft", version,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'at', at) ORDER BY at, id), '[]')
              FROM announcement WHERE round_id = wanted.round_id AND taken_down_at IS NULL) AS announcements
      FROM (SELECT ${roundId}::uuid AS round_id) wanted
      LEFT JOIN round_clock clock ON clock.round_id = wanted.round_id`;
  if (row === undefined) throw new Error('a query without a row');
  const { minutes, endsAt, secondsLeft, version, announcements } = row;
  return {
    clock: minutes === null ? null : { minutes, endsAt, secondsLeft, version },
    announcements: announcements.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) })),
  };
}

/** To how many minutes another round of the tournament was set last; null when none was. */
export async function findUsualMinutes(db: Tx, tournamentId: string): Promise<number | null> {
  const row = await db.roundClock.findFirst({
    where: { round: { stage: { tournamentId } } },
    orderBy: { round: { number: 'desc' } },
    select: { minutes: true },
  });
  return row?.minutes ?? null;
}

/** A round's draw as rows: matches by number, byes with no number and one team. */
export interface PairRow {
  readonly match: number | null;
  readonly pool: string;
  readonly tableA: number | null;
  readonly tableB: number | null;
  readonly home: number;
  readonly homeName: string;
  readonly away: number | null;
  readonly awayName: string | null;
}

/** Who meets whom in a round. */
export const findPairs = (db: Tx, roundId: string): Promise<PairRow[]> =>
  db.$queryRaw<PairRow[]>`
    SELECT match.number AS match, pool.name AS pool, a.number AS "tableA", b.number AS "tableB",
           home.number AS home, home.name AS "homeName", away.number AS away, away.name AS "awayName"
      FROM match
      JOIN pool ON pool.id = match.pool_id
      JOIN match_team h ON h.match_id = match.id AND h.side = 'home'
      JOIN team home ON home.id = h.team_id
      LEFT JOIN match_team w ON w.match_id = match.id AND w.side = 'away'
      LEFT JOIN team away ON away.id = w.team_id
      LEFT JOIN playing_table a ON a.match_id = match.id AND a.side = 'a'
      LEFT JOIN playing_table b ON b.match_id = match.id AND b.side = 'b'
     WHERE match.round_id = ${roundId}::uuid
     ORDER BY match.number NULLS LAST, home.number`;

/** A round that anybody may follow now, with the tournament. */
export interface LiveRow {
  readonly slug: string;
  readonly name: string;
  readonly season: string;
  readonly number: number;
  readonly label: string;
}

/** Rounds with live results that are not published, of all tournaments. */
export const findLiveRounds = (db: Tx): Promise<LiveRow[]> =>
  db.$queryRaw<LiveRow[]>`/* prepared: live-rounds */
    SELECT tournament.slug, tournament.name, season.label AS season, round.number, round.label
      FROM round
      JOIN stage ON stage.id = round.stage_id
      JOIN tournament ON tournament.id = stage.tournament_id
      JOIN season ON season.id = tournament.season_id
     WHERE live_at IS NOT NULL AND state IN ('drawn', 'running', 'closed')
       AND NOT EXISTS (SELECT FROM publication newest
                        WHERE newest.round_id = round.id AND newest.withdrawn_at IS NULL
                          AND NOT EXISTS (SELECT FROM publication newer WHERE newer.round_id = round.id
                                             AND newer.revision > newest.revision))
     ORDER BY tournament.name, round.number`;

/** The tournament of a round; null when there is no such round. */
export async function tournamentOf(db: Tx, roundId: string): Promise<string | null> {
  const row = await db.round.findUnique({
    where: { id: roundId },
    select: { stage: { select: { tournamentId: true } } },
  });
  return row?.stage.tournamentId ?? null;
}

/** From when on results are live and the draw is shown, or null; gives the round's new version. */
export async function saveLive(
  tx: Tx,
  roundId: string,
  shown: { readonly liveAt: Date | null; readonly drawShownAt: Date | null },
): Promise<number> {
  const { version } = await tx.round.update({
    where: { id: roundId },
    data: { ...shown, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}

/** A clock as it stands after a step. */
export interface ClockToSave {
  readonly roundId: string;
  readonly minutes: number;
  readonly endsAt: Date | null;
  readonly secondsLeft: number | null;
  readonly version: number;
}

export async function saveClock(tx: Tx, { roundId, ...clock }: ClockToSave): Promise<void> {
  await tx.roundClock.upsert({ where: { roundId }, create: { roundId, ...clock }, update: clock });
}

/** An announcement, whether it is up or down; null when there is none. */
export const findAnnouncement = (db: Tx, id: string) => db.announcement.findUnique({ where: { id } });

export async function saveAnnouncement(
  tx: Tx,
  row: { readonly id: string; readonly roundId: string; readonly text: string; readonly at: Date },
): Promise<void> {
  await tx.announcement.create({ data: row });
}

/** What is left of the words of an announcement that was taken down: the log has them, and there they can be blacked out. */
const WORDS_GONE = '…';

/** Takes an announcement down. */
export async function forgetAnnouncement(tx: Tx, id: string, takenDownAt: Date): Promise<void> {
  await tx.announcement.update({ where: { id }, data: { takenDownAt, text: WORDS_GONE } });
}
