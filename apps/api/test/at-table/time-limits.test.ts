import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnCup } from '../rulings/support.ts';
import { atTable, type Phone } from '../support/at-table.ts';
import { played } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { confirm, dispute, say, type } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const SOLO = played('E', 'solo');
const at = (time: string) => `2026-11-15T${time}:00.000Z`;

/** A table whose phone was let in at half past eleven, and what is said there, told to the server at some time. */
async function table() {
  const { first } = await drawnCup(venue);
  const phone = await atTable(venue, first.a);
  const letIn = { createdAt: new Date(at('11:30')) };
  await venue.deps.db.tableDevice.update({ where: { id: phone.deviceId }, data: letIn });
  const told = async (time: string, work: (phone: Phone) => Promise<{ readonly status: number }>) => {
    venue.setClock(new Date(at(time)));
    expect((await work(phone)).status).toBe(200);
  };
  /** The limit that has passed for a director who was called on board 1 at a time; null when he was called in time. */
  const limit = async (calledAt: string) => {
    venue.setClock(new Date(at('18:00')));
    const body = {
      tableId: first.a,
      seat: 'E',
      board: 1,
      rule: 'bid-out-of-turn',
      facts: { penalty: '1' },
      calledAt: at(calledAt),
    };
    const { late } = await venue.get('previewRuling', { params: { id: first.id }, body });
    return late && [late.limit, late.passedAt.slice(11, 16)];
  };
  return { told, limit, tableId: first.a };
}

describe('§23: a board is recorded by all four', () => {
  it('when the other pair has confirmed it, not before', async () => {
    const { told, limit } = await table();
    await told('12:00', (phone) => say(phone, 'NS', SOLO, { clientTime: at('12:00') }));
    expect(await limit('12:04')).toBeNull();
    await told('12:05', (phone) => confirm(phone, 'EW', SOLO, { clientTime: at('12:05') }));
    expect(await limit('12:04')).toBeNull();
    expect(await limit('12:05')).toEqual(['board-recorded', '12:05']);
  });

  it('when they said it, also where the network came later', async () => {
    const { told, limit } = await table();
    await told('14:00', (phone) => say(phone, 'NS', SOLO, { clientTime: at('12:00') }));
    await told('14:00', (phone) => confirm(phone, 'EW', SOLO, { clientTime: at('12:05') }));
    expect(await limit('12:05')).toEqual(['board-recorded', '12:05']);
  });

  it('not while it is disputed, and from its confirmation on when a later dispute is settled', async () => {
    const { told, limit, tableId } = await table();
    await told('12:00', (phone) => say(phone, 'NS', SOLO, { clientTime: at('12:00') }));
    await told('12:02', (phone) => dispute(phone, 'EW', SOLO, null, { clientTime: at('12:02') }));
    expect(await limit('12:30')).toBeNull();
    await told('12:05', (phone) => confirm(phone, 'EW', SOLO, { clientTime: at('12:05') }));
    await told('12:30', (phone) => dispute(phone, 'EW', SOLO, null, { clientTime: at('12:30') }));
    expect(await limit('12:06')).toEqual(['board-recorded', '12:05']);
    await told('12:40', () => type(venue, tableId, SOLO));
    expect(await limit('12:45')).toEqual(['board-recorded', '12:40']);
  });
});

describe('§23: the next board is begun', () => {
  it.each([
    ['with the table’s first word on it', '12:20', '12:20', '12:20'],
    ['when that was said, also where the network came later', '14:00', '12:20', '12:20'],
    ['not after the server was told, whatever the phone’s clock says', '12:20', '13:45', '12:20'],
    ['not before the phone was let in', '12:20', '09:00', '11:30'],
  ])('%s', async (_, server, clock, expected) => {
    const { told, limit } = await table();
    await told('12:00', (phone) => say(phone, 'NS', SOLO, { clientTime: at('11:50') }));
    await told(server, (phone) => say(phone, 'NS', SOLO, { board: 2, clientTime: at(clock) }));
    expect(await limit('14:30')).toEqual(['next-board-begun', expected]);
    expect(await limit('11:29')).toBeNull();
  });
});
