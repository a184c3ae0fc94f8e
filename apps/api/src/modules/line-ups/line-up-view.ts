import { type LineUpView, type PlayerFiguresView } from '@spadille/api-schema';
import { isOpenForResults, type LineUp, type SeatHeld, swappedTeams } from '@spadille/competition';
import { type MatchSide, SEATS, sideOf, TABLE_SIDES, type TableSide, teamSideOf } from '@spadille/rules';
import { addFigures, type PlayerFigures, playerFigures } from '@spadille/scoring';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { loadBoards } from '../results/load-boards.ts';
import { type LineUpFacts, loadLineUp } from './line-up-facts.ts';

export type LineUpAnswer = z.input<typeof LineUpView>;
type TableAnswer = LineUpAnswer['tables'][number];

/** Who sits where in a match, with the figures of everybody who was given a seat; null when there is no such match. */
export async function lineUpView(db: Tx, matchId: string): Promise<LineUpAnswer | null> {
  const facts = await loadLineUp(db, matchId);
  if (facts === null) return null;
  const { match, round } = facts;
  const boards = await loadBoards(db, [match.tableA.id, match.tableB.id]);
  const swapped = swappedTeams(facts.shown, facts.rules.entered);
  const team = (side: MatchSide): LineUpAnswer['home'] => {
    const { id, number, name } = match[side];
    return { id, number, name, swapped: swapped.includes(side), figures: figuresFor(side, facts, boards) };
  };
  return {
    matchId,
    boards: match.boards,
    needsReason: !isOpenForResults(round.state),
    tables: TABLE_SIDES.map((side) => tableView(side, facts)),
    home: team('home'),
    away: team('away'),
  };
}

/** The same for a match that is known to be there. */
export async function needLineUpView(db: Tx, matchId: string): Promise<LineUpAnswer> {
  const view = await lineUpView(db, matchId);
  if (view === null) throw new Error(`match ${matchId} is gone`);
  return view;
}

function tableView(side: TableSide, { match, given, shown, names }: LineUpFacts): TableAnswer {
  const { id, number, version, firstOpenBoard } = side === 'a' ? match.tableA : match.tableB;
  return {
    side,
    id,
    number,
    version,
    nextBoard: firstOpenBoard,
    seats: SEATS.map((seat) => ({
      seat,
      team: teamSideOf(side, sideOf(seat)),
      given: given[side].some((held) => held.seat === seat),
      held: shown[side]
        .filter((held) => held.seat === seat)
        .map(({ playerId, fromBoard, toBoard }) => ({
          playerId,
          name: names.get(playerId) ?? '',
          fromBoard,
          toBoard,
        })),
    })),
  };
}

/** What counts of a table's boards, and nothing where it has handed in no more than its total. */
export const boardsOf = (boards: readonly BoardFacts[] | undefined) =>
  (boards ?? []).map(({ board, tuple, cancelled }) => ({ board, tuple, cancelled }));

/** Who held a seat for a team, with the figures of the boards he sat for, as they are shown. */
function figuresFor(
  team: MatchSide,
  { match, given, names }: LineUpFacts,
  boards: ReadonlyMap<string, readonly BoardFacts[]>,
): z.input<typeof PlayerFiguresView>[] {
  const lines = TABLE_SIDES.flatMap((side) =>
    playerFigures(
      heldFor(given, side, team),
      boardsOf(boards.get((side === 'a' ? match.tableA : match.tableB).id)),
    ),
  );
  return addFigures(lines).map((line) => figuresView(line, names));
}

const heldFor = (lineUp: LineUp, side: TableSide, team: MatchSide): SeatHeld[] =>
  lineUp[side].filter(({ seat }) => teamSideOf(side, sideOf(seat)) === team);

/** A player's figures with his name. */
export const figuresView = (
  { playerId, boards, gamePoints, declared }: PlayerFigures,
  names: ReadonlyMap<string, string>,
): z.input<typeof PlayerFiguresView> => ({
  playerId,
  name: names.get(playerId) ?? '',
  boards,
  gamePoints,
  declared: [...declared],
});
