import { LiveRound, LiveState, type WallView } from '@spadille/api-schema';
import { type BoardTuple } from '@spadille/rules';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { type z } from 'zod';
import { liveTopic } from '../../src/modules/wall/live-topic.ts';
import { readLiveRound } from '../../src/modules/wall/read-live-round.ts';
import { played, sayBoard } from '../support/play.ts';
import { type SeededTournament } from '../support/seed-tournament.ts';
import { type Venue } from '../support/venue.ts';

export type Live = z.output<typeof LiveRound>;
type Wall = z.output<typeof WallView>;

/** Turns live results on or off, as the round stands now. */
export async function setLive(venue: Venue, roundId: string, live = true): Promise<Wall> {
  const { version } = await venue.get('getWall', { params: { id: roundId } });
  return venue.get('setLive', { params: { id: roundId }, body: { expectedVersion: version, live } });
}

/** What spectators are told of a round with the next event of the stream. */
export async function told(
  { deps: { db } }: Venue,
  { id }: Pick<SeededTournament, 'id'>,
  number = 1,
): Promise<Live['state']> {
  const snapshot = await liveTopic(db, id, number).snapshot();
  if (snapshot === null) throw new Error('nothing of the round is public');
  return LiveState.parse(snapshot.data);
}

/** The whole of it. */
export async function followed(
  { deps: { db } }: Venue,
  { id }: Pick<SeededTournament, 'id'>,
  number = 1,
): Promise<Live> {
  return LiveRound.parse(await readLiveRound(db, id, number));
}

/** Fills some boards of a table. */
export async function fill(
  venue: Venue,
  tableId: string,
  boards: readonly number[],
  tuple: BoardTuple = played('N', 'solo'),
): Promise<void> {
  for (const board of boards) {
    const said = await sayBoard(venue, tableId, board, tuple);
    expect(said.status).toBe(200);
  }
}

/** Writes something on the wall, and gives its id. */
export async function announce(venue: Venue, roundId: string, text: string): Promise<string> {
  const announcementId = v7();
  await venue.get('announce', { params: { id: roundId }, body: { announcementId, text } });
  return announcementId;
}
