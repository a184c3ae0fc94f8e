import { dealerOf, type Seat } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type PlannedDraw, type PlannedMatch } from './plan-draw.ts';

/** A draw with everything that its rows need. */
export interface DrawToSave {
  readonly roundId: string;
  readonly boardSetId: string;
  readonly boards: number;
  readonly plan: PlannedDraw<{ readonly id: string }>;
}

/** A match or bye that was made. */
export interface DrawnMatch {
  readonly matchId: string;
  readonly number: number | null;
  readonly homeTeamId: string;
  readonly awayTeamId: string | null;
}

/**
 * Makes the matches of a round with their tables, empty boards and byes. All matches play the round's board set, which
 * travels in the order of their numbers.
 */
export async function saveDraw(
  tx: Tx,
  newId: Deps['newId'],
  { roundId, boardSetId, boards, plan }: DrawToSave,
): Promise<readonly DrawnMatch[]> {
  const pairs = plan.matches.map((match) => ({
    ...match,
    id: newId(),
    tableIds: [newId(), newId()] as const,
  }));
  const byes = plan.byes.map((bye) => ({ ...bye, id: newId() }));
  await tx.match.createMany({
    data: [
      ...pairs.map(({ id, poolId, number }) => ({ id, roundId, poolId, number, kind: 'played', boards })),
      ...byes.map(({ id, poolId }) => ({ id, roundId, poolId, number: null, kind: 'bye', boards })),
    ],
  });
  await tx.matchTeam.createMany({
    data: [
      ...pairs.flatMap(({ id, home, away }) => [
        { matchId: id, side: 'home', roundId, teamId: home.id },
        { matchId: id, side: 'away', roundId, teamId: away.id },
      ]),
      ...byes.map(({ id, team }) => ({ matchId: id, side: 'home', roundId, teamId: team.id })),
    ],
  });
  await tx.playingTable.createMany({ data: pairs.flatMap((pair) => tablesOf(pair, roundId)) });
  await saveEmptyBoards(
    tx,
    pairs.flatMap(({ tableIds }) => tableIds),
    boards,
  );
  await tx.boardSetUse.createMany({
    data: pairs.map(({ id, number }) => ({ id: newId(), boardSetId, matchId: id, sequence: number })),
  });
  return [
    ...pairs.map(({ id, number, home, away }) => drawn(id, number, home.id, away.id)),
    ...byes.map(({ id, team }) => drawn(id, null, team.id, null)),
  ];
}

const drawn = (
  matchId: string,
  number: number | null,
  homeTeamId: string,
  awayTeamId: string | null,
): DrawnMatch => ({ matchId, number, homeTeamId, awayTeamId });

type NewPair = Pick<PlannedMatch, 'tableA' | 'tableB'> & {
  readonly id: string;
  readonly tableIds: readonly [string, string];
};

const tablesOf = ({ id, tableIds, tableA, tableB }: NewPair, roundId: string) => [
  { id: tableIds[0], matchId: id, roundId, number: tableA, side: 'a' },
  { id: tableIds[1], matchId: id, roundId, number: tableB, side: 'b' },
];

/** A row for every board that a table is to play, so that a board is somewhere before anything is said of it. */
async function saveEmptyBoards(tx: Tx, tableIds: readonly string[], boards: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO board_result (table_id, board)
    SELECT table_id, board FROM unnest(${tableIds}::uuid[]) table_id, generate_series(1, ${boards}::int) board`;
}

/** A board set to be made: its folders are numbered from 1, the first is dealt by `firstDealer`. */
export interface BoardSetToSave {
  readonly id: string;
  readonly tournamentId: string;
  readonly label: string;
  readonly boards: number;
  readonly firstDealer: Seat;
}

/** Makes a numbered set of folders; each board's dealer sits at the right of the one before (§2). */
export async function saveBoardSet(tx: Tx, set: BoardSetToSave): Promise<void> {
  const { id, tournamentId, label, boards, firstDealer } = set;
  await tx.boardSet.create({ data: { id, tournamentId, label } });
  await tx.folder.createMany({
    data: Array.from({ length: boards }, (_, index) => ({
      boardSetId: id,
      number: index + 1,
      dealer: dealerOf(index + 1, firstDealer),
    })),
  });
}
