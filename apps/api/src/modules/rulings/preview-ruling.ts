import { type TableSide } from '@spadille/rules';
import { type RulingInput, type RulingPreview } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { scoreMatch } from '@spadille/scoring';
import { isDeepStrictEqual } from 'node:util';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type PairFacts, pairsOf, type StageFacts } from '../results/facts.ts';
import { loadBoardPairs, pairKey, type PlacedPair, versionsOf } from '../results/load-board-pairs.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { isComplete, toMatchRecord } from '../results/match-record.ts';
import { standingView } from '../results/ruling-views.ts';
import { poolStandings } from '../results/standings-view.ts';
import { checkSaidAt } from '../rounds/check-said-at.ts';
import { type LineAfter } from './judge-ruling.ts';
import { judgeInMatch, type RulingJudged } from './put-ruling.ts';
import { findLaterRounds, findStageOfMatch } from './repository.ts';
import { findPassedLimit, lateView } from './time-limits.ts';
import { withMatch, withRuling } from './with-ruling.ts';

type Preview = z.input<typeof RulingPreview>;
type Wanted = z.output<typeof RulingInput>;

/**
 * What a ruling would do, by the same judgement that making it goes through; nothing is written. Faults of the ruling
 * are told, not refused, and so is a time at which he cannot have been called. Refuses with `not-found`, `match-not-played`, `table-has-total-only`, `board-not-on-table` and
 * `board-not-played`.
 */
export const previewRuling =
  ({ db, newId }: Pick<Deps, 'db' | 'newId'>) =>
  async (matchId: string, wanted: Wanted, now: Date): Promise<Result<Preview, Refusal>> => {
    const found = await findMatch(db, matchId);
    const at = found && sideOfTable(found.match, wanted.tableId);
    if (!found || !at) return err({ code: 'not-found' });
    const { match } = found;
    const total = [match.tableA, match.tableB].find(({ totalOnly }) => totalOnly !== null);
    if (match.kind !== 'played') return err({ code: 'match-not-played', matchKind: match.kind });
    if (total) return err({ code: 'table-has-total-only', table: total.number });

    const { calledAt: called, ...input } = wanted;
    const calledAt = called === null ? null : new Date(called);
    const where = { matchId, board: wanted.board };
    // Read before anything is judged: what is saved in between makes these versions old, and the ruling is refused.
    const pair = (await loadBoardPairs(db, [where])).get(pairKey(where));
    if (pair === undefined) return err({ code: 'board-not-on-table', boards: [wanted.board] });
    const judged = await judgeInMatch(db, matchId, { ...input, id: newId(), at });
    if (!judged.ok && judged.error.code !== 'ruling-has-faults') return judged;
    const said = calledAt && (await checkSaidAt(db, found.roundId, { at: calledAt, now }));
    const untimely = said === null || said.ok ? [] : [said.error];
    const onBoard = { ...found, pair };
    if (judged.ok && untimely.length === 0)
      return ok(await effectOf(db, onBoard, judged.value, { calledAt, now }));
    const faults = judged.ok ? [] : (judged.error['faults'] as Preview['faults']);
    return ok(withoutEffect(onBoard, [...faults, ...untimely]));
  };

/** A match among all of its stage, which the standings count. */
interface Found {
  readonly stage: StageFacts;
  readonly roundId: string;
  readonly match: PairFacts;
}

async function findMatch(db: Tx, matchId: string): Promise<Found | null> {
  const stageId = await findStageOfMatch(db, matchId);
  const stage = stageId === null ? null : await loadStageFacts(db, stageId);
  for (const round of stage?.rounds ?? []) {
    const match = pairsOf(round.matches).find(({ id }) => id === matchId);
    if (stage && match) return { stage, roundId: round.id, match };
  }
  return null;
}

const sideOfTable = ({ tableA, tableB }: PairFacts, tableId: string): TableSide | null =>
  tableA.id === tableId ? 'a' : tableB.id === tableId ? 'b' : null;

type OnBoard = Found & { readonly pair: PlacedPair };

async function effectOf(
  db: Tx,
  found: OnBoard,
  { judged, earlier }: RulingJudged,
  time: { readonly calledAt: Date | null; readonly now: Date },
): Promise<Preview> {
  const { stage, match, pair, roundId } = found;
  const { consequence, lines, step } = judged;
  const late = await findPassedLimit(db, { judged, earlier, ...time });
  const later = withRuling(match, pair, judged);
  const stageAfter = withMatch(stage, later);
  const moves = !isDeepStrictEqual(poolStandings(stage), poolStandings(stageAfter));
  return {
    versions: versionsOf(pair),
    faults: [],
    late: late && lateView(late),
    waits: step.status === 'waits',
    penalty: consequence.penalty,
    before: sideView(stage, match, pair),
    after: sideView(stageAfter, later, lines),
    dependents: moves ? await findLaterRounds(db, roundId) : [],
  };
}

function withoutEffect({ stage, match, pair }: OnBoard, faults: Preview['faults']): Preview {
  const now = sideView(stage, match, pair);
  return {
    ...{ versions: versionsOf(pair), faults, late: null, waits: false, penalty: false },
    ...{ before: now, after: now, dependents: [] },
  };
}

/** A board at both tables, the match, and the places of its two teams. */
function sideView(
  stage: StageFacts,
  match: PairFacts,
  { a, b }: Readonly<Record<TableSide, Pick<LineAfter, 'tuple' | 'cancelled'>>>,
): Preview['before'] {
  const { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints } = scoreMatch(
    toMatchRecord(match),
    stage.rules,
  );
  const rows = poolStandings(stage).flatMap((pool) => pool.rows);
  const placeOf = (number: number) =>
    isComplete(match) ? (rows.find(({ team }) => team.number === number)?.place ?? null) : null;
  return {
    a: standingView(a),
    b: standingView(b),
    score: { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints },
    homePlace: placeOf(match.home.number),
    awayPlace: placeOf(match.away.number),
  };
}
