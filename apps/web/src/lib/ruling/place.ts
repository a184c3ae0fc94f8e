import { type BoardTuple, handsFor, type Seat, sideOf } from '@spadille/rules';
import { type MatchView } from '$lib/api/director-types.ts';
import { type BoardLine, type SlipView } from '$lib/slip/types.ts';
import { type BoardToRule } from './fit.ts';
import { type RulingView } from './types.ts';

/** One of the two tables of a match, as far as rulings look at it. */
export interface TablePlace {
  readonly id: string;
  readonly number: number;
  readonly side: 'a' | 'b';
  /** Name of the team of each pair. */
  readonly teams: { readonly NS: string; readonly EW: string };
  readonly boards: readonly BoardLine[];
}

/** Where a ruling is made: a match with both tables, all their boards and what was ruled already. */
export interface RulingPlace {
  readonly roundId: string;
  readonly matchId: string;
  readonly matchVersion: number;
  /** Results can be entered; after that only what §23 leaves open can be ruled on. */
  readonly roundOpen: boolean;
  readonly home: string;
  readonly away: string;
  readonly tables: readonly TablePlace[];
  readonly rulings: readonly RulingView[];
}

const isOpen = (state: string): boolean => state === 'drawn' || state === 'running';

/** The place of a slip. */
export function placeOfSlip({ round, match, table, partner, rulings }: SlipView): RulingPlace {
  const place = ({ id, number, side, ns, ew, boards }: SlipView['table']): TablePlace => ({
    id,
    number,
    side,
    teams: { NS: ns.teamName, EW: ew.teamName },
    boards,
  });
  return {
    roundId: round.id,
    matchId: match.id,
    matchVersion: match.version,
    roundOpen: isOpen(round.state),
    home: match.home.name,
    away: match.away?.name ?? '',
    tables: [place(table), place(partner)].sort((one, other) => one.side.localeCompare(other.side)),
    rulings,
  };
}

/** The place of a match's page. Home sits N/S at table A and E/W at table B (§2). */
export function placeOfMatch(match: MatchView): RulingPlace {
  const [home, away] = [match.home.name, match.away?.name ?? ''];
  return {
    roundId: match.round.id,
    matchId: match.id,
    matchVersion: match.version,
    roundOpen: isOpen(match.round.state),
    home,
    away,
    tables: match.tables.map(({ id, number, side }) => ({
      id,
      number,
      side,
      teams: side === 'a' ? { NS: home, EW: away } : { NS: away, EW: home },
      boards: match.boardList.map((line) => line[side]),
    })),
    rulings: match.rulingList,
  };
}

/** Rulings on a board at one table, or at both when none is named, in their order. */
export const rulingsOn = (place: RulingPlace, board: number, tableId?: string): RulingView[] =>
  place.rulings.filter(
    (ruling) => ruling.board === board && (tableId === undefined || ruling.tableId === tableId),
  );

/** The versions of a board at both tables: what tells whether what was seen of it is still so. */
export const versionsAt = ({ tables }: RulingPlace, board: number): readonly (number | undefined)[] =>
  tables.map(({ boards }) => boards.find((line) => line.board === board)?.version);

/** A board as a new ruling finds it; null when the table has no such board. */
export function contextOf(place: RulingPlace, table: TablePlace, board: number): BoardToRule | null {
  const line = table.boards.find((each) => each.board === board);
  if (!line) return null;
  const { tuple, cancelled } = line;
  const turnedRound = rulingsOn(place, board, table.id).some(
    ({ rule, status }) => rule === 'board-reversed' && status !== 'withdrawn',
  );
  const { roundOpen } = place;
  return {
    hands: handsFor(line.dealer),
    tuple: tuple as BoardTuple | null,
    cancelled,
    turnedRound,
    roundOpen,
  };
}

/** The team whose seat it is. */
export const teamAt = (table: TablePlace, seat: Seat): string => table.teams[sideOf(seat)];
