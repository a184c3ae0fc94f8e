import { type BoardTuple, PASSED, type PlayedBoard } from '@spadille/rules';
import { v7 } from 'uuid';
import { type Venue } from './venue.ts';

/** A result in the order in which one says it. */
export const played = (
  declarer: PlayedBoard['declarer'],
  contract: PlayedBoard['contract'],
  outcome: PlayedBoard['outcome'] = 'won',
  tout: PlayedBoard['tout'] = 'none',
): PlayedBoard => ({ declarer, contract, outcome, tout });

/** Says one board at a table that nobody has said anything of yet. */
export const sayBoard = (venue: Venue, tableId: string, board: number, tuple: BoardTuple, version = 1) =>
  venue.send('saveBoard', {
    params: { id: tableId, board },
    body: { entryId: v7(), expectedVersion: version, said: { kind: 'result', tuple } },
  });

/** Fills all empty boards of a round; what is not told is passed out. */
export async function playRound(
  venue: Venue,
  roundId: string,
  result: (table: number, board: number) => BoardTuple = () => PASSED,
): Promise<void> {
  const round = await venue.get('getRound', { params: { id: roundId } });
  for (const { kind, tables } of round.matchList) {
    if (kind !== 'played') continue;
    for (const { id, number, boardsTotal } of tables) {
      for (let board = 1; board <= boardsTotal; board += 1) {
        const said = await sayBoard(venue, id, board, result(number, board));
        if (said.status !== 200) throw new Error(`table ${number} board ${board}: ${said.text}`);
      }
    }
  }
}

/** Draws the next round of everybody against everybody. */
export const drawNext = (venue: Venue, stageId: string, date = '2026-11-15') =>
  venue.get('drawRound', { params: { id: stageId }, body: { date, draw: { kind: 'all-play-all' } } });

/** Takes a round a step further, as it stands now. */
export async function step(venue: Venue, id: 'startRound' | 'closeRound' | 'publishRound', roundId: string) {
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  return venue.get(id, { params: { id: roundId }, body: { expectedVersion: version } });
}

/** Draws a round, fills it, closes it and publishes it. */
export async function publishNext(
  venue: Venue,
  stageId: string,
  result?: (table: number, board: number) => BoardTuple,
) {
  const { id } = await drawNext(venue, stageId);
  await playRound(venue, id, result);
  await step(venue, 'closeRound', id);
  return step(venue, 'publishRound', id);
}
