import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepHouse } from '../../src/keep-house.ts';
import { testDatabase } from '../support/test-database.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { type Card, cookieOf, drawnWithCards, looksAt, scan, type, wrongPins } from './support.ts';

/** Two processes of one server, with a clock of their own each. */
let venue: Venue;
let beside: Venue;
const START = new Date('2026-11-15T12:00:00Z');
const after = (minutes: number, seconds = 0) => new Date(START.getTime() + (minutes * 60 + seconds) * 1000);
function setClocks(now: Date): void {
  for (const each of [venue, beside]) each.setClock(now);
}

beforeAll(async () => {
  venue = await openVenue({ clock: START });
  beside = await openVenue({ url: await testDatabase(), clock: START });
});
afterAll(async () => {
  await venue.close();
  await beside.close();
});

const codeOf = ({ json }: { json: Record<string, unknown> }) => json['code'];
const guess = (at: Venue, card: Card, pins: readonly string[], headers?: Record<string, string>) =>
  Promise.all(pins.map((pin) => type(at, { ...card, pin }, headers)));
/** How often each answer came. */
function counted(answers: readonly { json: Record<string, unknown> }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[String(codeOf(answer))] = (counts[String(codeOf(answer))] ?? 0) + 1;
  return counts;
}
/** Only one round takes phones at a time in these tests: a number is one table. */
async function freshRound() {
  await venue.deps.db.tableAccess.deleteMany({});
  setClocks(START);
  return drawnWithCards(venue);
}

describe('a thousand guesses at one table from one address', () => {
  let first: Card;
  let second: Card;
  let inside: string;

  beforeAll(async () => {
    const { roundId: _, ...round } = await freshRound();
    ({ first, second } = round);
    inside = cookieOf(await scan(venue, first.token));
    const answers = await guess(venue, first, wrongPins(first, 1000));
    expect(counted(answers)).toEqual({ 'pin-wrong': 10, 'pin-locked': 990 });
  });

  it('stop after ten, in every process, whatever else the guesser claims to be', async () => {
    const claims = [
      {},
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-real-ip': '203.0.113.8', forwarded: 'for=203.0.113.9' },
      { cookie: 'spadille_table=made-up' },
    ];
    for (const at of [venue, beside]) {
      for (const headers of claims) {
        const answer = await type(at, first, headers);
        expect([answer.status, codeOf(answer)]).toEqual([429, 'pin-locked']);
        expect(answer.json['retryAfterSeconds']).toBe(900);
        expect(answer.headers['retry-after']).toBe('900');
      }
    }
  });

  it('let nobody else out: the code, phones that are in, and other tables behind the same address', async () => {
    expect((await scan(beside, first.token)).status).toBe(200);
    expect([401, 403]).not.toContain((await looksAt(venue, first.tableId, inside)).status);
    expect((await type(venue, second)).status).toBe(200);
  });

  it('are what the director sees, and are over after a quarter of an hour or with a new card', async () => {
    const { tableId } = first;
    const { roundId } = await venue.deps.db.playingTable.findUniqueOrThrow({ where: { id: tableId } });
    const [seen] = (await venue.get('getRoundPhones', { params: { id: roundId } })).tables;
    expect(seen).toMatchObject({ wrongPins: 10, lockedUntil: after(15).toISOString() });
    setClocks(after(14, 59));
    expect(codeOf(await type(beside, first))).toBe('pin-locked');
    setClocks(after(15));
    expect((await type(beside, first)).status).toBe(200);
    await guess(venue, first, wrongPins(first, 10));
    expect(codeOf(await type(venue, first))).toBe('pin-locked');
    await venue.get('renewTableCard', { params: { id: tableId }, body: { expectedCardId: first.id } });
    const { pin } = await venue.deps.db.tableAccess.findFirstOrThrow({ where: { tableId, revokedAt: null } });
    expect((await type(venue, { ...first, pin })).status).toBe(200);
  });
});

describe('a phone that was let in before', () => {
  it('has five tries of its own, which others do not use up', async () => {
    const { first, second } = await freshRound();
    const cookie = cookieOf(await scan(venue, second.token));
    await guess(venue, first, wrongPins(first, 10));
    expect(codeOf(await type(venue, first))).toBe('pin-locked');
    const tries = await guess(venue, first, wrongPins(first, 4), { cookie });
    expect(tries.map(({ json }) => json['triesLeft']).sort()).toEqual([1, 2, 3, 4]);
    expect((await type(venue, first, { cookie })).status).toBe(200);
  });

  it('does not get more of them by being let in again and again with one card', async () => {
    const { first, second } = await freshRound();
    const pins = wrongPins(first, 40);
    const answers = [];
    for (let phone = 0; phone < 8; phone += 1) {
      const cookie = cookieOf(await scan(venue, second.token));
      answers.push(...(await guess(venue, first, pins.slice(phone * 5, phone * 5 + 5), { cookie })));
    }
    expect(counted(answers)).toEqual({ 'pin-wrong': 20, 'pin-locked': 20 });
  });
});

it('guesses in two processes at once are counted together', async () => {
  const { first } = await freshRound();
  const pins = wrongPins(first, 60);
  const both = await Promise.all([
    guess(venue, first, pins.slice(0, 30)),
    guess(beside, first, pins.slice(30)),
  ]);
  expect(counted(both.flat())).toEqual({ 'pin-wrong': 10, 'pin-locked': 50 });
});

it('a number alone finds the table, in whichever of the tournaments that play', async () => {
  const one = await freshRound();
  const other = await drawnWithCards(venue);
  for (const { first } of [one, other]) {
    expect((await type(venue, first)).json).toEqual({ tableId: first.tableId });
  }
  expect(codeOf(await type(venue, { number: 99, pin: '123456' }))).toBe('no-table-open');
});

it('the PIN of a round that is drawn for another day opens nothing until its day, or until it is started', async () => {
  const { first, roundId } = await freshRound();
  setClocks(new Date('2026-11-14T20:00:00Z'));
  expect(codeOf(await type(venue, first))).toBe('no-table-open');
  expect((await scan(venue, first.token)).status).toBe(200);
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  await venue.get('startRound', { params: { id: roundId }, body: { expectedVersion: version } });
  expect((await type(venue, first)).status).toBe(200);
});

it('old tries are thrown away', async () => {
  const { first } = await freshRound();
  await guess(venue, first, wrongPins(first, 3));
  setClocks(after(15));
  const { deps } = venue;
  let cleaned: Promise<unknown> = Promise.resolve();
  const inTransaction: typeof deps.inTransaction = (work) => {
    const done = deps.inTransaction(work);
    cleaned = done;
    return done;
  };
  keepHouse({ deps: { ...deps, inTransaction }, now: () => after(15) })();
  await cleaned;
  expect(await deps.db.pinTry.count()).toBe(0);
});
