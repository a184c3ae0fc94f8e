import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { playRound, step } from '../support/play.ts';
import { readPdf } from '../support/read-pdf.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { cardOf, cookieOf, drawnWithCards, looksAt, scan, type } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const codeOf = ({ status, json }: { status: number; json: Record<string, unknown> }) => [
  status,
  json['code'],
];
/** Whether a phone is let in; what it sees there is another matter. */
const isIn = async (tableId: string, cookie: string) =>
  ![401, 403].includes((await looksAt(venue, tableId, cookie)).status);
const phonesOf = async (roundId: string) =>
  (await venue.get('getRoundPhones', { params: { id: roundId } })).tables;

describe('the cards of a round', () => {
  it('are there when it is drawn, each with its own PIN and secret', async () => {
    const { cards, roundId } = await drawnWithCards(venue);
    expect(cards).toHaveLength(4);
    expect(new Set(cards.map(({ token }) => token)).size).toBe(4);
    for (const { token, pin } of cards)
      expect([token, pin]).toEqual([
        expect.stringMatching(/^[0-9a-f]{32}$/),
        expect.stringMatching(/^\d{6}$/),
      ]);
    const tables = await phonesOf(roundId);
    expect(tables.map(({ card }) => card?.pin)).toEqual(cards.map(({ pin }) => pin));
    expect(tables[0]).toMatchObject({
      tableNumber: 1,
      matchNumber: 1,
      phones: 0,
      wrongPins: 0,
      lockedUntil: null,
    });
    expect(tables[0]?.ns.teamNumber).toBe(tables[1]?.ew.teamNumber);
  });

  it('are new when it is drawn anew, and made where there are none when it is started or reopened', async () => {
    const { roundId, first } = await drawnWithCards(venue);
    const round = await venue.get('getRound', { params: { id: roundId } });
    await venue.get('redrawRound', {
      params: { id: roundId },
      body: { expectedVersion: round.version, draw: { kind: 'all-play-all' } },
    });
    expect((await phonesOf(roundId)).every(({ card }) => card !== null && card.id !== first.id)).toBe(true);
    expect(codeOf(await scan(venue, first.token))).toEqual([404, 'card-unknown']);
    const { db } = venue.deps;
    for (const again of [() => step(venue, 'startRound', roundId), reopen]) {
      await db.tableAccess.deleteMany({ where: { table: { roundId } } });
      await again();
      expect((await phonesOf(roundId)).every(({ card }) => card !== null)).toBe(true);
    }
    async function reopen() {
      await playRound(venue, roundId);
      const { version } = await step(venue, 'closeRound', roundId);
      await venue.get('reopenRound', {
        params: { id: roundId },
        body: { expectedVersion: version, reason: 'Fejl' },
      });
    }
  });

  it('can be made by whoever enters boards, and only where they are missing', async () => {
    const { roundId, first, second } = await drawnWithCards(venue);
    await venue.get('revokeTableCard', { params: { id: first.tableId } }, 'helper');
    expect((await phonesOf(roundId))[0]?.card).toBeNull();
    const made = await venue.get('makeTableCards', { params: { id: roundId } }, 'helper');
    expect(made.tables[0]?.card?.id).not.toBe(first.id);
    expect(made.tables[1]?.card?.id).toBe(second.id);
  });
});

describe('a phone', () => {
  it('is let in by the code and by number and PIN, with a cookie that no page can read', async () => {
    const { first } = await drawnWithCards(venue);
    for (const enter of [() => scan(venue, first.token), () => type(venue, first)]) {
      const answer = await enter();
      expect(answer.json).toEqual({ tableId: first.tableId });
      expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(await isIn(first.tableId, cookieOf(answer))).toBe(true);
      const own = await venue.get('getOwnTable', { headers: { cookie: cookieOf(answer) } }, 'visitor');
      expect(own).toEqual({ table: { id: first.tableId, number: 1 } });
    }
    expect(await venue.get('getOwnTable', {}, 'visitor')).toEqual({ table: null });
  });

  it('that scans again stays the same one; at another table it has left the first', async () => {
    const { first, second, roundId } = await drawnWithCards(venue);
    const cookie = cookieOf(await scan(venue, first.token));
    expect(cookieOf(await scan(venue, first.token, cookie))).toBe(cookie);
    expect((await phonesOf(roundId)).map(({ phones }) => phones)).toEqual([1, 0, 0, 0]);
    const moved = cookieOf(await scan(venue, second.token, cookie));
    expect((await phonesOf(roundId)).map(({ phones }) => phones)).toEqual([0, 1, 0, 0]);
    expect(codeOf(await looksAt(venue, first.tableId, cookie))).toEqual([401, 'table-not-entered']);
    expect(codeOf(await looksAt(venue, first.tableId, moved))).toEqual([403, 'other-table']);
    expect(await isIn(second.tableId, moved)).toBe(true);
  });

  it('that leaves is out', async () => {
    const { first, roundId } = await drawnWithCards(venue);
    const cookie = cookieOf(await scan(venue, first.token));
    const left = await venue.send('leaveTable', { headers: { cookie } }, 'visitor');
    expect([left.status, cookieOf(left)]).toEqual([204, 'spadille_table=']);
    expect(codeOf(await looksAt(venue, first.tableId, cookie))).toEqual([401, 'table-not-entered']);
    expect((await phonesOf(roundId))[0]?.phones).toBe(0);
    expect((await venue.send('leaveTable', {}, 'visitor')).status).toBe(204);
  });

  it('is out when the round closes, and in again when it is reopened', async () => {
    const { first, roundId } = await drawnWithCards(venue);
    const cookie = cookieOf(await scan(venue, first.token));
    await playRound(venue, roundId);
    const { version } = await step(venue, 'closeRound', roundId);
    for (const answer of [await looksAt(venue, first.tableId, cookie), await scan(venue, first.token)]) {
      expect(codeOf(answer)).toEqual([401, 'round-over']);
    }
    await venue.get('reopenRound', {
      params: { id: roundId },
      body: { expectedVersion: version, reason: 'Fejl' },
    });
    expect(await isIn(first.tableId, cookie)).toBe(true);
    expect((await scan(venue, first.token)).status).toBe(200);
  });

  it('is out when its table gets a new card, and when the card is taken back', async () => {
    const { first, second } = await drawnWithCards(venue);
    const [one, other] = [
      cookieOf(await scan(venue, first.token)),
      cookieOf(await scan(venue, second.token)),
    ];
    await venue.get('renewTableCard', { params: { id: first.tableId }, body: { expectedCardId: first.id } });
    for (const answer of [await looksAt(venue, first.tableId, one), await scan(venue, first.token)]) {
      expect(codeOf(answer)).toEqual([401, 'card-renewed']);
    }
    const fresh = await cardOf(venue, first.tableId);
    expect((await scan(venue, fresh.token, one)).status).toBe(200);
    expect(await isIn(second.tableId, other)).toBe(true);
    await venue.get('revokeTableCard', { params: { id: second.tableId } });
    for (const answer of [await looksAt(venue, second.tableId, other), await scan(venue, second.token)]) {
      expect(codeOf(answer)).toEqual([401, 'card-revoked']);
    }
  });

  it('is not let in by a card that let in forty', async () => {
    const { first } = await drawnWithCards(venue);
    for (let phone = 0; phone < 40; phone += 1) expect((await scan(venue, first.token)).status).toBe(200);
    expect(codeOf(await scan(venue, first.token))).toEqual([409, 'card-used-up']);
  });
});

it('are printed for an address that phones reach, and for nothing else', async () => {
  const { roundId, first } = await drawnWithCards(venue);
  const print = (query: Record<string, string>) =>
    venue.send('printTableCards', { params: { id: roundId }, query }, 'helper');
  const origin = 'http://192.168.1.20:4711';
  const all = await print({ origin });
  expect([all.status, all.headers['content-type'], all.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect((await readPdf(all.bytes)).pages[0]).toContain('192.168.1.20:4711/bord');
  const one = (await readPdf((await print({ origin, table: '1', lang: 'en' })).bytes)).pages;
  expect(one).toHaveLength(1);
  expect(one[0]).toContain(`${first.pin.slice(0, 3)} ${first.pin.slice(3)}`);
  expect((await print({ origin, table: '99' })).status).toBe(404);
  for (const wrong of [
    '',
    'hall',
    'javascript:alert(1)',
    'http://hall/bord',
    'http://me@hall',
    'ftp://hall',
  ]) {
    expect([wrong, (await print({ origin: wrong })).status]).toEqual([wrong, 400]);
  }
});

it('of two who renew a card at once the second is told', async () => {
  const { first } = await drawnWithCards(venue);
  const renew = () =>
    venue.send('renewTableCard', { params: { id: first.tableId }, body: { expectedCardId: first.id } });
  const answers = await Promise.all([renew(), renew()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a closed round gets no cards', async () => {
  const { first, roundId } = await drawnWithCards(venue);
  await playRound(venue, roundId);
  await step(venue, 'closeRound', roundId);
  const params = { id: first.tableId };
  expect(codeOf(await venue.send('makeTableCards', { params: { id: roundId } }))).toEqual([
    409,
    'round-not-open',
  ]);
  expect(codeOf(await venue.send('renewTableCard', { params, body: { expectedCardId: first.id } }))).toEqual([
    409,
    'round-not-open',
  ]);
});

it('everything stands in the trail by ids, and no PIN and no secret do', async () => {
  const { cup, roundId, first, cards } = await drawnWithCards(venue);
  const cookie = cookieOf(await type(venue, first));
  await venue.send('leaveTable', { headers: { cookie } }, 'visitor');
  await venue.get('renewTableCard', { params: { id: first.tableId }, body: { expectedCardId: first.id } });
  await venue.get('revokeTableCard', { params: { id: first.tableId } });
  await venue.get('makeTableCards', { params: { id: roundId } });
  const events = await venue.deps.db.auditEvent.findMany({
    where: { chainId: cup.id },
    orderBy: { seq: 'asc' },
  });
  expect(events.map(({ type, actorKind }) => `${type} ${actorKind}`)).toEqual([
    'round-drawn user',
    'phone-let-in table',
    'phone-left table',
    'table-card-renewed user',
    'table-card-revoked user',
    'table-cards-made user',
  ]);
  const now = await cardOf(venue, first.tableId);
  const trail = JSON.stringify(events.map(({ payload }) => payload));
  for (const { pin, token } of [...cards, now]) {
    expect(trail).not.toContain(token);
    expect(trail).not.toContain(`"${pin}"`);
  }
  expect(trail).not.toContain(cookie.split('=')[1]);
  expect(await verifyChain(venue.deps.db, cup.id)).toMatchObject({ ok: true });
  const log = await venue.get('getLog', { params: { id: cup.id } });
  expect(log.events.find(({ type }) => type === 'phone-let-in')?.actor).toMatchObject({
    kind: 'table',
    name: '1',
  });
});
