import { type LineUp, type SeatHeld, swappedTeams } from '@spadille/competition';
import { isDeepStrictEqual } from 'node:util';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type LockedMatch } from '../results/lock-match.ts';
import { type LineUpFacts } from './line-up-facts.ts';
import { replaceSeats } from './replace-seats.ts';

/** A line-up that may stand, and what it is to replace. */
export interface NewLineUp {
  readonly match: LockedMatch;
  readonly facts: LineUpFacts;
  readonly lineUp: LineUp;
  readonly reason: string | undefined;
}

/** Writes who sits where at the tables where that differs, and says so in the log. */
export async function saveLineUp(
  tx: Tx,
  newId: Deps['newId'],
  { match, facts, lineUp, reason }: NewLineUp,
  by: ChangedBy,
): Promise<void> {
  const versions = { a: 1, b: 1 };
  for (const { id, side, version } of match.tables) {
    const same = isDeepStrictEqual(lineUp[side], facts.given[side]);
    versions[side] = same ? version : await replaceSeats(tx, newId, id, lineUp[side]);
  }
  await appendEvent(tx, {
    type: 'line-up-set',
    payload: {
      versions,
      a: lineUp.a.map(toPayload),
      b: lineUp.b.map(toPayload),
      swapped: swappedTeams(lineUp, facts.rules.entered),
    },
    chainId: match.tournamentId,
    subjectId: match.id,
    ...(reason !== undefined && { text: reason }),
    ...byWhom(by),
  });
}

const toPayload = ({ seat, playerId, fromBoard, toBoard }: SeatHeld) => ({
  seat,
  playerId,
  fromBoard,
  toBoard,
});
