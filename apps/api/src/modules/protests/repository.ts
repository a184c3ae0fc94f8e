import { type Tx } from '../../database/in-transaction.ts';

/** Whether a team has a match, or a bye, in a round. */
export const playsInRound = async (tx: Tx, roundId: string, teamId: string): Promise<boolean> =>
  (await tx.matchTeam.findFirst({ where: { roundId, teamId }, select: { teamId: true } })) !== null;

/** Table and board of a ruling of a round; null when the round has none with this id. */
export const findRulingOfRound = (tx: Tx, roundId: string, id: string) =>
  tx.ruling.findFirst({ where: { id, match: { roundId } }, select: { tableId: true, board: true } });

/** How many boards a table of a round plays; null when the round has no such table. */
export async function boardsOfTable(tx: Tx, roundId: string, id: string): Promise<number | null> {
  const table = await tx.playingTable.findFirst({
    where: { id, roundId },
    select: { match: { select: { boards: true } } },
  });
  return table?.match.boards ?? null;
}

/** When a round was closed, and for how many minutes after that protests are in time. */
export async function readProtestTime(tx: Tx, roundId: string) {
  const { closedAt, stage } = await tx.round.findUniqueOrThrow({
    where: { id: roundId },
    select: { closedAt: true, stage: { select: { protestMinutes: true } } },
  });
  return { closedAt, protestMinutes: stage.protestMinutes };
}

/** A protest's round; null when there is no such protest. */
export const findRoundOf = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.protest.findUnique({ where: { id }, select: { roundId: true } }))?.roundId ?? null;

export const readStateOf = (tx: Tx, id: string) =>
  tx.protest.findUniqueOrThrow({ where: { id }, select: { version: true, state: true } });
