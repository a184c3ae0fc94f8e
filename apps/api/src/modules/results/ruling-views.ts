import {
  APPEAL_STATES,
  type AppealView,
  type BoardStandingView,
  type RulingView,
} from '@spadille/api-schema';
import { groupBy } from '@spadille/core';
import { type BoardStanding, irregularityOf, type RulingStep } from '@spadille/rulings';
import { countedNsGamePoints } from '@spadille/scoring';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadBoardPairs, pairKey, type PlacedPair } from './load-board-pairs.ts';
import { type AppealRow, loadRulings, type RulingOnFile } from './load-rulings.ts';
import { oneOf } from '../../database/one-of.ts';
import { ruleBoard, type RulingFacts, toRulingFacts } from './ruling-facts.ts';

export type RulingAnswer = z.input<typeof RulingView>;
type StandingAnswer = z.input<typeof BoardStandingView>;

/** A ruling with what it did; a withdrawn one has no step. */
export interface RulingWithStep {
  readonly row: RulingOnFile;
  readonly ruling: RulingFacts;
  readonly step: RulingStep<RulingFacts> | null;
}

/** All rulings of some matches with their steps, by match and board in the order in which they were made. */
export async function loadRulingSteps(db: Tx, matchIds: readonly string[]): Promise<RulingWithStep[]> {
  const rows = await loadRulings(db, matchIds);
  if (rows.length === 0) return [];
  const pairs = await loadBoardPairs(db, rows);
  return [...groupBy(rows, pairKey)].flatMap(([key, own]) => withSteps(own, pairs.get(key)));
}

function withSteps(rows: readonly RulingOnFile[], pair: PlacedPair | undefined): RulingWithStep[] {
  if (pair === undefined) throw new Error('a ruling is on a board that is not there');
  const rulings = rows.map((row) => ({ row, ruling: toRulingFacts(row) }));
  const { a, b } = ruleBoard(
    pair,
    rulings.map(({ ruling }) => ruling),
  );
  const steps = new Map([...a.steps, ...b.steps].map((step) => [step.ruling.id, step]));
  return rulings.map(({ row, ruling }) => ({ row, ruling, step: steps.get(ruling.id) ?? null }));
}

/** All rulings of some matches, withdrawn ones too, as the director sees them. */
export const loadRulingViews = async (db: Tx, matchIds: readonly string[]): Promise<RulingAnswer[]> =>
  (await loadRulingSteps(db, matchIds)).map(rulingView);

function rulingView({ row, ruling, step }: RulingWithStep): RulingAnswer {
  return {
    id: row.id,
    matchId: row.matchId,
    matchNumber: row.match.number ?? 0,
    matchVersion: row.match.version,
    tableId: row.tableId,
    tableNumber: row.table.number,
    board: row.board,
    seat: ruling.seat,
    rule: ruling.rule,
    paragraphs: [...irregularityOf(ruling.rule).paragraphs],
    facts: { ...ruling.facts },
    note: row.note,
    calledAt: row.calledAt?.toISOString() ?? null,
    late: ruling.late,
    penalty: row.penalty !== null,
    status: step?.status ?? 'withdrawn',
    before: step && standingView(step.before),
    after: step && standingView(step.after),
    madeAt: row.madeAt.toISOString(),
    madeBy: row.madeBy,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    folderErrorId: row.folderErrorId,
    appeals: row.appeals.map(appealView),
  };
}

/** What counts of a board, with its points. */
export const standingView = ({ tuple, cancelled }: BoardStanding): StandingAnswer => ({
  tuple,
  cancelled,
  nsGamePoints: countedNsGamePoints({ tuple, cancelled }),
});

/** An appeal as it stands. */
const appealView = ({ team, ...row }: AppealRow): z.input<typeof AppealView> => ({
  id: row.id,
  rulingId: row.rulingId,
  teamNumber: team.number,
  filedAt: row.filedAt.toISOString(),
  text: row.text,
  state: oneOf(APPEAL_STATES, row.state),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decision: row.decision,
  replacementId: row.replacementId,
  version: row.version,
});
