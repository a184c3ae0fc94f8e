import { err, ok, type Refusal, type Result } from '@spadille/core';
import { SIDES } from '@spadille/rules';
import { type RoundFolder, writeRoundFolder } from '@spadille/round-folder';
import { type Tx } from '../../database/in-transaction.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import {
  type PairFacts,
  pairsOf,
  type RoundFacts,
  type TableFacts,
  type TeamFacts,
} from '../results/facts.ts';
import { loadBoards } from '../results/load-boards.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { loadRulingSteps } from '../results/ruling-views.ts';
import { folderRulings, type RulingsOfRound } from './folder-rulings.ts';
import { oneOf } from '../../database/one-of.ts';
import { NO_CLUB } from './check-folders.ts';
import { faultView } from './fault-view.ts';
import { findPenalties, findStageOfRound } from './repository.ts';

/** A round folder as it is to lie on a disk: its name, and the texts of its files by name. */
export interface WrittenFolder {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A round as it is written: a folder for each pool that has matches in it. */
export interface ExportedRound {
  readonly slug: string;
  readonly number: number;
  readonly folders: readonly WrittenFolder[];
}

/** Writes a round as round folders; refused when their form has no room for it. */
export async function exportRound(db: Tx, roundId: string): Promise<Result<ExportedRound, Refusal>> {
  const stageId = await findStageOfRound(db, roundId);
  const stage = stageId === null ? null : await loadStageFacts(db, stageId, { kind: 'only', roundId });
  const round = stage?.rounds.find(({ id }) => id === roundId);
  if (!stage || !round) return err({ code: 'not-found' });
  const pools = stage.pools.filter(({ id }) => pairsOf(round.matches).some(({ poolId }) => poolId === id));
  const found = await findInRound(db, round);
  const folders: WrittenFolder[] = [];
  for (const pool of pools) {
    const written = writePool(round, pool, found);
    if (!written.ok) return written;
    const name = pools.length === 1 ? round.label : `${round.label} ${pool.name}`;
    folders.push({ name: toFileName(name), files: written.value });
  }
  return ok({ slug: stage.tournament.slug, number: round.number, folders });
}

interface FoundInRound {
  readonly boards: ReadonlyMap<string, readonly BoardFacts[]>;
  readonly penalties: Awaited<ReturnType<typeof findPenalties>>;
  readonly rulings: RulingsOfRound;
}

async function findInRound(db: Tx, round: RoundFacts): Promise<FoundInRound> {
  const pairs = pairsOf(round.matches);
  const steps = await loadRulingSteps(
    db,
    pairs.map(({ id }) => id),
  );
  return {
    boards: await loadBoards(
      db,
      pairs.flatMap(({ tableA, tableB }) => [tableA.id, tableB.id]),
    ),
    penalties: await findPenalties(db, round.id),
    rulings: folderRulings(steps),
  };
}

function writePool(
  round: RoundFacts,
  pool: { readonly id: string },
  { boards, penalties, rulings }: FoundInRound,
): Result<WrittenFolder['files'], Refusal> {
  const matches = round.matches.filter(({ poolId }) => poolId === pool.id);
  const pairs = pairsOf(matches);
  const tables = pairs.flatMap(({ tableA, tableB }) => [tableA, tableB]);
  const matchIds = new Set(pairs.map(({ id }) => id));
  const written = writeRoundFolder({
    label: round.label,
    teams: teamsOf(
      matches.flatMap((match) => (match.kind === 'bye' ? [match.home] : [match.home, match.away])),
    ),
    matches: pairs.map(folderMatch),
    boards: tables.flatMap((table) => folderBoards(table, boards.get(table.id) ?? [], rulings)),
    penalties: penalties
      .filter(({ matchId }) => matchIds.has(matchId))
      .map(({ table, board, side, rule }) => ({
        table: table.number,
        board,
        side: oneOf(SIDES, side),
        rule,
      })),
    rulings: rulings.rows.filter(({ matchId }) => matchIds.has(matchId)).map(({ ruling }) => ruling),
    totalOnlyTables: tables.filter(({ totalOnly }) => totalOnly !== null).map(({ number }) => number),
  });
  if (written.ok) return written;
  return written.error.code === 'total-only-tables'
    ? err({ code: 'total-only-not-exportable', tables: written.error.tables })
    : err({ code: 'not-in-folder-form', faults: written.error.faults.map(faultView) });
}

const teamsOf = (teams: readonly TeamFacts[]): RoundFolder['teams'] =>
  teams.map(({ number, name, club }) => ({ number, name, club: club ?? NO_CLUB }));

const folderMatch = ({ number, tableA, tableB, home, away }: PairFacts): RoundFolder['matches'][number] => ({
  match: number,
  tableA: tableA.number,
  tableB: tableB.number,
  home: home.number,
  away: away.number,
});

/** Boards as they were before any ruling. One without a result has no row, unless it is cancelled. */
const folderBoards = (
  table: TableFacts,
  boards: readonly BoardFacts[],
  { suppliedAt }: RulingsOfRound,
): RoundFolder['boards'] =>
  boards
    .map(({ board, recorded, recordedCancelled }) => ({
      table: table.number,
      board,
      tuple: recorded ?? suppliedAt(table.id, board),
      cancelled: recordedCancelled,
    }))
    .filter(({ tuple, cancelled }) => tuple !== null || cancelled);

/** A label as a folder's name on every system. */
const toFileName = (label: string): string =>
  label.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').replace(/[. ]+$/, '') || 'runde';
