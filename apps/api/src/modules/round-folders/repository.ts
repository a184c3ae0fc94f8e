import { type BoardTuple } from '@spadille/rules';
import { countedNsGamePoints } from '@spadille/scoring';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { oneOf } from '../../database/one-of.ts';
import { actorColumns, type ChangedBy } from '../audit/changed-by.ts';
import { columnsOf } from '../results/tuple-columns.ts';

/** The stage of a pool, when it is of this tournament. */
export async function findStageOfPool(db: Tx, tournamentId: string, poolId: string): Promise<string | null> {
  const row = await db.pool.findFirst({
    where: { id: poolId, stage: { tournamentId } },
    select: { stageId: true },
  });
  return row?.stageId ?? null;
}

/** A team of a tournament, with its pool in one of the stages. */
export interface KnownTeam {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
  readonly poolId: string | null;
}

/** All teams of a tournament with their pools in a stage. */
export const findTeams = (db: Tx, tournamentId: string, stageId: string): Promise<KnownTeam[]> =>
  db.$queryRaw<KnownTeam[]>`
    SELECT team.id, team.number, team.name, club.name AS club, pool_id AS "poolId"
      FROM team
      LEFT JOIN club ON club.id = team.club_id
      LEFT JOIN pool_team ON pool_team.team_id = team.id AND pool_team.stage_id = ${stageId}::uuid
     WHERE team.tournament_id = ${tournamentId}::uuid`;

/** Clubs by name; those that are not there yet are made. */
export async function ensureClubs(
  tx: Tx,
  newId: Deps['newId'],
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await tx.club.createMany({ data: names.map((name) => ({ id: newId(), name })), skipDuplicates: true });
  const rows = await tx.club.findMany({
    where: { name: { in: [...names] } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A team to be entered. */
export interface TeamToAdd {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly clubId: string | null;
}

/** Enters teams into a tournament; their pools come by `addToPool`. */
export async function addTeams(tx: Tx, tournamentId: string, teams: readonly TeamToAdd[]): Promise<void> {
  await tx.team.createMany({ data: teams.map((team) => ({ ...team, tournamentId })) });
}

/** Puts entered teams into a pool of a stage. */
export async function addToPool(
  tx: Tx,
  pool: { readonly poolId: string; readonly stageId: string },
  teamIds: readonly string[],
): Promise<void> {
  await tx.poolTeam.createMany({ data: teamIds.map((teamId) => ({ ...pool, teamId })) });
}

const TABLE_SIDES = ['a', 'b'] as const;

/** The tables of a round by number. */
export async function findTables(tx: Tx, roundId: string) {
  const rows = await tx.playingTable.findMany({
    where: { roundId },
    select: { id: true, number: true, matchId: true, side: true },
  });
  return new Map(rows.map((row) => [row.number, { ...row, side: oneOf(TABLE_SIDES, row.side) }]));
}

/** A round was played before it came here: it has all its results. */
export async function closeImported(tx: Tx, roundId: string, closedAt: Date): Promise<void> {
  await tx.round.update({ where: { id: roundId }, data: { state: 'closed', closedAt } });
}

/** Why boards are marked that a folder does not mention. */
export async function giveReason(tx: Tx, matchIds: readonly string[], reason: string): Promise<void> {
  await tx.match.updateMany({ where: { id: { in: [...matchIds] } }, data: { reason } });
}

/** A board of an imported round: its result, cancelled or not, or not played at all. */
export interface ImportedBoard {
  readonly tableId: string;
  readonly board: number;
  readonly tuple: BoardTuple | null;
  readonly cancelled: boolean;
  readonly notPlayed: boolean;
}

/** What a board's version becomes by the first that is said of it. */
const FIRST_WORD = 2;

/** Fills the empty boards of an imported round, and puts on record what was said of each. */
export async function saveBoards(
  tx: Tx,
  newId: Deps['newId'],
  boards: readonly ImportedBoard[],
  by: ChangedBy,
): Promise<void> {
  const { actorKind, actorId } = actorColumns(by.actor);
  const results = boards.map(({ tuple, ...board }) => ({
    ...board,
    ...columnsOf(tuple),
    nsGamePoints: countedNsGamePoints({ tuple, cancelled: board.cancelled }),
  }));
  await tx.$executeRaw`
    UPDATE board_result result
       SET state = CASE WHEN said.contract IS NULL THEN 'empty' ELSE 'entered' END,
           cancelled = said.cancelled, recorded_cancelled = said.cancelled, not_played = said."notPlayed",
           recorded_contract = said.contract, recorded_declarer = said.declarer,
           recorded_outcome = said.outcome, recorded_tout = said.tout,
           contract = said.contract, declarer = said.declarer, outcome = said.outcome, tout = said.tout,
           declarer_game_points = said."declarerGamePoints", ns_game_points = said."nsGamePoints",
           entered_by_id = CASE WHEN said.contract IS NOT NULL THEN ${actorId}::uuid END,
           updated_at = ${by.now}, version = version + 1
      FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb) AS said("tableId" uuid, board int, contract text,
             declarer text, outcome text, tout text, "declarerGamePoints" int, "nsGamePoints" int,
             cancelled boolean, "notPlayed" boolean)
     WHERE result.table_id = said."tableId" AND result.board = said.board`;
  const entries = boards.flatMap((board) => entriesOf(board).map((entry) => ({ id: newId(), ...entry })));
  await tx.$executeRaw`
    INSERT INTO board_entry (id, table_id, board, source, action, contract, declarer, outcome, tout, version,
        actor_kind, actor_id, at)
    SELECT id, "tableId", board, 'import', action, contract, declarer, outcome, tout,
           ${FIRST_WORD}::int,
           ${actorKind}, ${actorId}::uuid, ${by.now}
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS said(id uuid, "tableId" uuid, board int,
             action text, contract text, declarer text, outcome text, tout text)`;
}

function entriesOf({ tableId, board, tuple, cancelled, notPlayed }: ImportedBoard) {
  const { declarerGamePoints: _, ...said } = columnsOf(tuple);
  const { declarerGamePoints: __, ...nothing } = columnsOf(null);
  return [
    ...(tuple === null ? [] : [{ tableId, board, action: 'result', ...said }]),
    ...(cancelled ? [{ tableId, board, action: 'cancel', ...nothing }] : []),
    ...(notPlayed ? [{ tableId, board, action: 'not-played', ...nothing }] : []),
  ];
}

/** Penalties that count in a round and were not given by rulings, as a round folder tells them. */
export const findPenalties = (db: Tx, roundId: string) =>
  db.penalty.findMany({
    where: { match: { roundId }, withdrawnAt: null, rulingId: null },
    select: { board: true, side: true, rule: true, table: { select: { number: true } }, matchId: true },
  });

/** Whether there is such a tournament. */
export const tournamentExists = async (db: Tx, id: string): Promise<boolean> =>
  (await db.tournament.count({ where: { id } })) > 0;

/** The stage that a round belongs to; null when there is no such round. */
export async function findStageOfRound(db: Tx, roundId: string): Promise<string | null> {
  const row = await db.round.findUnique({ where: { id: roundId }, select: { stageId: true } });
  return row?.stageId ?? null;
}
