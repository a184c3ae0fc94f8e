import { type RoundFolder } from '@spadille/round-folder';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type PoolFacts, type StageFacts } from '../results/facts.ts';
import { boardSetLabel } from '../rounds/save-drawn-round.ts';
import { type PlannedDraw } from '../rounds/plan-draw.ts';
import { saveBoardSet, saveDraw } from '../rounds/save-draw.ts';
import { saveRound } from '../rounds/save-round.ts';
import { saveFolderRulings } from './save-folder-rulings.ts';
import { closeImported, findTables, giveReason, type ImportedBoard, saveBoards } from './repository.ts';

/** A folder to be saved, and where it goes. */
export interface FolderToSave {
  readonly stage: StageFacts;
  readonly pool: PoolFacts;
  readonly folder: RoundFolder;
  readonly date: string;
  /** By team number. */
  readonly teamIds: ReadonlyMap<number, string>;
}

/** Stands beside boards that neither table's slip had. */
const NOT_IN_FOLDER = 'Mapperne står ikke i rundemappen.';

/**
 * Saves a round as it was played: closed, with matches, tables, results, penalties
 * and rulings as the folder numbers them.
 */
export async function saveFolderRound(
  tx: Tx,
  newId: Deps['newId'],
  { stage, pool, folder, date, teamIds }: FolderToSave,
  by: ChangedBy,
): Promise<string> {
  const round = await saveRound(tx, newId, { stage, date, label: folder.label });
  const boards = Math.max(stage.boardsPerMatch, ...folder.boards.map(({ board }) => board));
  const boardSetId = newId();
  await saveBoardSet(tx, {
    id: boardSetId,
    tournamentId: stage.tournament.id,
    label: boardSetLabel(stage, round),
    boards,
    firstDealer: stage.firstDealer,
  });
  const plan = planOf(folder, pool, teamIds);
  const matches = await saveDraw(tx, newId, { roundId: round.id, boardSetId, boards, plan });
  const tables = await findTables(tx, round.id);
  const lines = linesOf(folder, boards, tables);
  await saveBoards(tx, newId, lines, by);
  const short = lines.filter(({ notPlayed }) => notPlayed).map(({ matchId }) => matchId);
  await giveReason(tx, short, NOT_IN_FOLDER);
  await savePenalties(tx, newId, folder, tables, by);
  const where = { roundId: round.id, tournamentId: stage.tournament.id };
  await saveFolderRulings(tx, newId, { folder, tables, where }, by);
  await closeImported(tx, round.id, by.now);
  await appendEvent(tx, {
    type: 'round-imported',
    payload: {
      stageId: stage.id,
      number: round.number,
      date,
      matches: [...matches],
      results: folder.boards.filter(({ tuple }) => tuple !== null).length,
      cancelled: folder.boards.filter(({ cancelled }) => cancelled).length,
      penalties: folder.penalties.length,
    },
    chainId: stage.tournament.id,
    subjectId: round.id,
    ...byWhom(by),
  });
  return round.id;
}

/** A folder is a draw that was made already; a team in no match has a bye. */
function planOf(
  folder: RoundFolder,
  { id: poolId }: PoolFacts,
  teamIds: ReadonlyMap<number, string>,
): PlannedDraw<{ id: string }> {
  const team = (number: number) => ({ id: teamIds.get(number) as string });
  const busy = new Set(folder.matches.flatMap(({ home, away }) => [home, away]));
  return {
    matches: folder.matches.map(({ match, tableA, tableB, home, away }) => ({
      number: match,
      tableA,
      tableB,
      poolId,
      home: team(home),
      away: team(away),
    })),
    byes: folder.teams
      .filter(({ number }) => !busy.has(number))
      .map(({ number }) => ({ poolId, team: team(number) })),
  };
}

type Tables = Awaited<ReturnType<typeof findTables>>;

/** Every board of every table. What a folder does not mention at either table was not played. */
function linesOf(
  folder: RoundFolder,
  boards: number,
  tables: Tables,
): (ImportedBoard & { matchId: string })[] {
  const said = new Map(folder.boards.map((line) => [`${line.table} ${line.board}`, line]));
  return [...tables.values()].flatMap(({ id, number, matchId }) =>
    Array.from({ length: boards }, (_, index) => {
      const line = said.get(`${number} ${index + 1}`);
      return {
        matchId,
        tableId: id,
        board: index + 1,
        tuple: line?.tuple ?? null,
        cancelled: line?.cancelled ?? false,
        notPlayed: line === undefined,
      };
    }),
  );
}

async function savePenalties(
  tx: Tx,
  newId: Deps['newId'],
  { penalties }: RoundFolder,
  tables: Tables,
  by: ChangedBy,
): Promise<void> {
  await tx.penalty.createMany({
    data: penalties.map(({ table, board, side, rule }) => {
      const at = tables.get(table);
      if (at === undefined) throw new Error(`no table ${table}`);
      return { id: newId(), matchId: at.matchId, tableId: at.id, board, side, rule, awardedAt: by.now };
    }),
  });
}
