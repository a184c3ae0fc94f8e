import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnCup, type DrawnCup } from '../rulings/support.ts';
import { atTable } from '../support/at-table.ts';
import { played } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { say } from './support.ts';

let venue: Venue;
let drawn: DrawnCup;
beforeAll(async () => {
  venue = await openVenue();
  drawn = await drawnCup(venue);
});
afterAll(() => venue.close());

/** Enters a pair of a team. */
async function enterPair(team: number, place: 'NS' | 'EW', names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const id = v7();
    await venue.deps.db.player.create({ data: { id, name } });
    const member = {
      teamId: drawn.team(team),
      playerId: id,
      place,
      ordinal: index + (place === 'NS' ? 1 : 3),
    };
    await venue.deps.db.teamMember.create({ data: member });
  }
}

it('says who sits where, given or proposed, and every board with its dealer', async () => {
  await enterPair(4, 'NS', ['Anna Nord', 'Asger Syd']);
  await enterPair(9, 'EW', ['Bodil Vest', 'Børge Øst']);
  const { a } = drawn.first;
  const phone = await atTable(venue, a);
  const slip = await venue.get('getSlip', { params: { id: a } });
  await venue.get('setSeats', {
    params: { id: a },
    body: { expectedVersion: slip.table.version, seats: [{ seat: 'S', name: 'Gudrun Gæst' }] },
  });
  await say(phone, 'EW', played('E', 'solo'), { board: 2 });
  const view = (await phone.send('getAtTable')).json;
  expect(view).toMatchObject({
    table: { id: a, number: 1, mode: 'boards' },
    round: { id: drawn.roundId, state: 'running' },
    tournament: 'Prøveturnering',
    match: { number: 1, kind: 'played', boards: 4 },
    ns: { side: 'home', teamNumber: 4, teamName: 'Hold 4' },
    ew: { side: 'away', teamNumber: 9, teamName: 'Hold 9' },
    seats: [
      { seat: 'N', name: 'Anna Nord', fromBoard: 1, toBoard: 4 },
      { seat: 'W', name: 'Bodil Vest' },
      { seat: 'S', name: 'Gudrun Gæst' },
      { seat: 'E', name: 'Børge Øst' },
    ],
    boards: [
      { board: 1, dealer: 'N', state: 'empty', enteredSide: null },
      { board: 2, dealer: 'W', state: 'entered', enteredSide: 'EW', nsGamePoints: -3 },
      { board: 3, dealer: 'S' },
      { board: 4, dealer: 'E' },
    ],
    totals: [{ board: 4, nsGamePoints: null, agreed: [] }],
    call: null,
  });
  const other = await atTable(venue, drawn.first.b);
  expect((await other.send('getAtTable')).json).toMatchObject({
    ns: { side: 'away', teamNumber: 9 },
    ew: { side: 'home', teamNumber: 4 },
  });
});

it('costs few queries, for a hall of phones', async () => {
  const phone = await atTable(venue, drawn.first.a);
  expect(await venue.countQueries(() => phone.send('getAtTable'))).toBeLessThanOrEqual(7);
});
