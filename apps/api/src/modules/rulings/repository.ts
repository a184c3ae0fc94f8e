import { standingOf } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { toWord, WORD_JSON, WORD_ORDER, type WordRow } from '../results/board-words.ts';
import { inPlace } from '../results/in-place.ts';
import { type BoardOfMatch } from '../results/load-board-pairs.ts';
import { type RulingFacts, type RulingLate, toRulingFacts } from '../results/ruling-facts.ts';
import { columnsOf } from '../results/tuple-columns.ts';
import { type LineAfter } from './judge-ruling.ts';

/** All rulings on a board of a match, withdrawn ones too, in the order in which they have effect. */
export async function findRulings(db: Tx, { matchId, board }: BoardOfMatch): Promise<RulingFacts[]> {
  const rows = await db.ruling.findMany({
    where: { matchId, board },
    orderBy: { ordinal: 'asc' },
    include: { table: { select: { side: true } }, changedBy: { select: { rulingId: true } } },
  });
  return inPlace(rows).map(toRulingFacts);
}

/** The place of one more ruling after the others on its board. */
export const nextOrdinal = (rulings: readonly RulingFacts[]): number =>
  Math.max(0, ...rulings.map(({ ordinal }) => ordinal)) + 1;

/** Writes what counts of a board at one table. */
export async function saveLine(
  tx: Tx,
  key: { readonly tableId: string; readonly board: number },
  { tuple, ...line }: LineAfter,
  { now, countUp }: { readonly now: Date; readonly countUp: boolean },
): Promise<void> {
  await tx.boardResult.update({
    where: { tableId_board: { tableId: key.tableId, board: key.board } },
    data: { ...columnsOf(tuple), ...line, updatedAt: now, ...(countUp && { version: { increment: 1 } }) },
  });
}

export interface RulingToSave {
  readonly ruling: RulingFacts;
  readonly matchId: string;
  readonly note: string | null;
  readonly calledAt: Date | null;
  readonly late: RulingLate | null;
  readonly madeAt: Date;
  readonly madeById: string | null;
  readonly folderErrorId: string | null;
}

export async function saveRuling(tx: Tx, { ruling, late, ...row }: RulingToSave): Promise<void> {
  const { id, tableId, board, ordinal, seat, rule, facts } = ruling;
  await tx.ruling.create({
    data: {
      ...row,
      ...{ id, tableId, board, ordinal, seat, rule, facts },
      late: late?.limit ?? null,
      lateReason: late?.reason ?? null,
    },
  });
}

/** A ruling with what decides whether it can be withdrawn. */
export interface RulingToWithdraw {
  readonly id: string;
  readonly matchId: string;
  readonly tableId: string;
  readonly board: number;
  readonly rule: string;
  readonly isWithdrawn: boolean;
  /** The committee decided on an appeal that it stands, or put it in the place of another. */
  readonly isCommittees: boolean;
}

export async function findRuling(db: Tx, id: string): Promise<RulingToWithdraw | null> {
  const row = await db.ruling.findUnique({
    where: { id },
    select: {
      id: true,
      matchId: true,
      tableId: true,
      board: true,
      rule: true,
      withdrawnAt: true,
      changedBy: { select: { id: true } },
      appeals: { where: { state: 'dismissed' }, select: { id: true } },
    },
  });
  if (row === null) return null;
  const { withdrawnAt, changedBy, appeals, ...ruling } = row;
  const isCommittees = changedBy.length > 0 || appeals.length > 0;
  return { ...ruling, isWithdrawn: withdrawnAt !== null, isCommittees };
}

/** Those of some rulings in force that gave a penalty point. */
export async function keepPenalized(db: Tx, rulings: readonly RulingFacts[]): Promise<RulingFacts[]> {
  const ids = rulings.map(({ id }) => id);
  const rows = await db.penalty.findMany({
    where: { rulingId: { in: ids }, withdrawnAt: null },
    select: { rulingId: true },
  });
  const penalized = new Set(rows.map(({ rulingId }) => rulingId));
  return rulings.filter(({ id }) => penalized.has(id));
}

/** Withdraws a ruling with its penalty point; gives the penalty's id when there is one. */
export async function markWithdrawn(tx: Tx, id: string, withdrawnAt: Date): Promise<string | null> {
  await tx.ruling.update({ where: { id }, data: { withdrawnAt } });
  const penalty = await tx.penalty.findUnique({ where: { rulingId: id }, select: { id: true } });
  if (penalty) await tx.penalty.update({ where: { id: penalty.id }, data: { withdrawnAt } });
  return penalty?.id ?? null;
}

/** When things happened that end the time for objections to a board at a table; null: not yet. */
export interface BoardTimes {
  /** First that the table itself said of the next board. */
  readonly nextBoardSaidAt: Date | null;
  /** First result that came from a slip: keyed by a director or a helper, keyed again, or imported. */
  readonly handedInAt: Date | null;
  /** When both pairs had said what is recorded. */
  readonly confirmedAt: Date | null;
  readonly closedAt: Date | null;
  readonly protestMinutes: number;
}

type BoardTimesRow = Omit<BoardTimes, 'confirmedAt'> & { readonly words: readonly TimedWordRow[] };
type TimedWordRow = WordRow & { readonly saidAt: string };

/**
 * When somebody said something, of the rows called `word`. What is said on a phone may wait for a network, so its clock is
 * asked, but it cannot have been before the phone was let in or the day began, nor after the server was told.
 */
const SAID_AT = Prisma.sql`CASE WHEN word.source <> 'table' THEN word.at ELSE LEAST(word.at, GREATEST(COALESCE(word.client_time, word.at),
    (SELECT created_at FROM table_device WHERE id = word.actor_id), play_day.date)) END`;

export async function findBoardTimes(
  db: Tx,
  { tableId, board }: { readonly tableId: string; readonly board: number },
): Promise<BoardTimes> {
  const [row] = await db.$queryRaw<BoardTimesRow[]>(Prisma.sql`
    SELECT round.closed_at AS "closedAt", stage.protest_minutes AS "protestMinutes",
           (SELECT min(${SAID_AT}) FROM board_entry word
             WHERE word.table_id = result.table_id AND word.board = result.board + 1 AND word.source = 'table')
             AS "nextBoardSaidAt",
           (SELECT min(at) FROM board_entry word
             WHERE word.table_id = result.table_id AND word.board = result.board AND word.source <> 'table'
               AND word.action IN ('result', 'second-look', 'verify')) AS "handedInAt",
           (SELECT coalesce(jsonb_agg(${WORD_JSON} || jsonb_build_object('saidAt', ${SAID_AT}) ${WORD_ORDER}), '[]')
              FROM board_entry word
             WHERE word.table_id = result.table_id AND word.board = result.board) AS words
      FROM board_result result
      JOIN playing_table ON playing_table.id = result.table_id
      JOIN round ON round.id = playing_table.round_id
      JOIN play_day ON play_day.id = round.play_day_id
      JOIN stage ON stage.id = round.stage_id
     WHERE result.table_id = ${tableId}::uuid AND result.board = ${board}::int`);
  if (!row) throw new Error(`table ${tableId} has no board ${board}`);
  const { words, ...times } = row;
  const said = words.map((word) => ({ ...toWord(word), saidAt: new Date(word.saidAt) }));
  return { ...times, confirmedAt: standingOf(said).confirmedBy?.saidAt ?? null };
}

/** Rounds that were drawn after a round: later ones of its stage, and all of the stages after it. */
export const findLaterRounds = (
  db: Tx,
  roundId: string,
): Promise<{ roundId: string; label: string; published: boolean }[]> =>
  db.$queryRaw`
    SELECT later.id AS "roundId", later.label,
           EXISTS (SELECT FROM publication
                    WHERE publication.round_id = later.id AND publication.withdrawn_at IS NULL
                      AND NOT EXISTS (SELECT FROM publication newer WHERE newer.round_id = later.id
                                         AND newer.revision > publication.revision)) AS published
      FROM round
      JOIN stage ON stage.id = round.stage_id
      JOIN stage later_stage ON later_stage.tournament_id = stage.tournament_id
      JOIN round later ON later.stage_id = later_stage.id
     WHERE round.id = ${roundId}::uuid AND later.state <> 'planned'
       AND (later_stage.ordinal, later.number) > (stage.ordinal, round.number)
     ORDER BY later_stage.ordinal, later.number`;

export async function findStageOfMatch(db: Tx, matchId: string): Promise<string | null> {
  const row = await db.match.findUnique({
    where: { id: matchId },
    select: { round: { select: { stageId: true } } },
  });
  return row?.round.stageId ?? null;
}
