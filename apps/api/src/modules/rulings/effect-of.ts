import { type RulingEffect } from '@spadille/api-schema';
import { type TableSide } from '@spadille/rules';
import { penaltyNet, scoreMatch } from '@spadille/scoring';
import { isDeepStrictEqual } from 'node:util';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type PairFacts, type StageFacts } from '../results/facts.ts';
import { versionsOf } from '../results/load-board-pairs.ts';
import { isComplete, toMatchRecord } from '../results/match-record.ts';
import { standingView } from '../results/ruling-views.ts';
import { poolStandings } from '../results/standings-view.ts';
import { differenceWith } from '../stages/difference-with.ts';
import { type BoardChange } from './board-change.ts';
import { type BoardInStage } from './find-board.ts';
import { type LineAfter } from './judge-ruling.ts';
import { findLaterRounds } from './repository.ts';
import { withChange, withMatch } from './with-change.ts';

export type Effect = z.input<typeof RulingEffect>;

/** What a change of a board does to it, to its match, to the standings, and to what was drawn by them. */
export async function effectOf(
  db: Tx,
  { stage, match, pair, round }: BoardInStage,
  change: BoardChange,
): Promise<Effect> {
  const matchAfter = withChange(match, pair, change);
  const stageAfter = withMatch(stage, matchAfter);
  const moves = !isDeepStrictEqual(poolStandings(stage), poolStandings(stageAfter));
  return {
    versions: versionsOf(pair),
    before: sideView(stage, match, pair),
    after: sideView(stageAfter, matchAfter, change.lines),
    moved: movedTeams(match, stage, stageAfter),
    dependents: moves ? await findLaterRounds(db, round.id) : [],
    stageDifference: await differenceWith(db, stageAfter),
  };
}

/** Before and after are the same. */
export function noEffect({ stage, match, pair }: BoardInStage): Effect {
  const now = sideView(stage, match, pair);
  const nothing = { moved: [], dependents: [], stageDifference: null };
  return { versions: versionsOf(pair), before: now, after: now, ...nothing };
}

/** A board at both tables, the match, and the places of its two teams. */
function sideView(
  stage: StageFacts,
  match: PairFacts,
  { a, b }: Readonly<Record<TableSide, Pick<LineAfter, 'tuple' | 'cancelled'>>>,
): Effect['before'] {
  const { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints } = scoreMatch(
    toMatchRecord(match),
    stage.rules,
  );
  const rows = rowsOf(stage);
  const placeOf = (number: number) =>
    isComplete(match) ? (rows.find(({ team }) => team.number === number)?.place ?? null) : null;
  return {
    a: standingView(a),
    b: standingView(b),
    score: { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints },
    penaltiesToHome: penaltyNet(match.penalties),
    homePlace: placeOf(match.home.number),
    awayPlace: placeOf(match.away.number),
  };
}

const rowsOf = (stage: StageFacts) => poolStandings(stage).flatMap(({ rows }) => rows);

/** Teams beside the match whose place it changes, by their place afterwards. */
function movedTeams({ home, away }: PairFacts, before: StageFacts, after: StageFacts): Effect['moved'] {
  const was = new Map(rowsOf(before).map(({ team, place }) => [team.number, place]));
  return rowsOf(after).flatMap(({ team: { number, name }, place }) => {
    const old = was.get(number) ?? null;
    const own = number === home.number || number === away.number;
    return own || old === place ? [] : [{ number, name, before: old, after: place }];
  });
}
