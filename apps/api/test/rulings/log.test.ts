import { type LogPage } from '@spadille/api-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type z } from 'zod';
import { appendEvent } from '../../src/modules/audit/append-event.ts';
import { played, sayBoard } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { appeal, drawnCup, type DrawnCup, EVENING, rule } from './support.ts';

type Page = z.output<typeof LogPage>;

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const logOf = ({ cup }: DrawnCup, query: Record<string, string> = {}): Promise<Page> =>
  venue.get('getLog', { params: { id: cup.id }, query });

const csvOf = ({ cup }: DrawnCup, query: Record<string, string> = {}) =>
  venue.send('getLogCsv', { params: { id: cup.id }, query });

const typesOf = ({ events }: Page) => events.map(({ type }) => type);

/** A round in which some things were done: drawn, started by its first board, one entry, one ruling, one appeal. */
async function someDone() {
  const drawn = await drawnCup(venue);
  const { a, id } = drawn.first;
  await sayBoard(venue, a, 1, played('E', 'solo', 'bete'));
  const rulingId = await rule(venue, id, {
    tableId: a,
    rule: 'revoke-defender',
    seat: 'S',
    facts: { 'already-bete': 'no' },
    note: '=1+1; "sagt" af Nord',
  });
  await appeal(venue, rulingId, drawn.team(4));
  return { ...drawn, rulingId };
}

const reopened = (drawn: DrawnCup, at: string, text?: string) =>
  venue.deps.inTransaction((tx) =>
    appendEvent(tx, {
      type: 'round-reopened',
      payload: { version: 2 },
      chainId: drawn.cup.id,
      subjectId: drawn.roundId,
      actor: { kind: 'system' },
      requestId: 'test',
      at: new Date(at),
      ...(text !== undefined && { text }),
    }),
  );

describe('the log', () => {
  it('tells who did what, the newest first, with names beside ids', async () => {
    const done = await someDone();
    const page = await logOf(done);
    expect(typesOf(page)).toEqual([
      'appeal-filed',
      'ruling-made',
      'board-entered',
      'round-started',
      'round-drawn',
    ]);
    expect(page.next).toBeNull();
    expect(page.actors).toMatchObject([{ name: 'director' }]);
    const [filed, ruled, entered, , drawn] = page.events;
    const director = { kind: 'user', id: page.actors[0]?.id, name: 'director' };
    expect(filed).toMatchObject({
      seq: 5,
      actor: director,
      subject: { kind: 'match', id: done.first.id, label: '1' },
      payload: { rulingId: done.rulingId, teamId: done.team(4) },
      names: {
        [done.rulingId]: { kind: 'ruling', label: '1/1' },
        [done.team(4)]: { kind: 'team', label: '4 Hold 4' },
      },
      text: 'Kendelsen strider mod reglerne.',
      redacted: false,
    });
    expect(ruled).toMatchObject({
      payload: { tableId: done.first.a, board: 1, rule: 'revoke-defender' },
      names: { [done.first.a]: { kind: 'table', label: '1' } },
    });
    expect(entered).toMatchObject({ subject: { kind: 'table', label: '1' }, text: null, redacted: false });
    expect(drawn).toMatchObject({
      subject: { kind: 'round', label: expect.any(String) as string },
      names: { [done.team(9)]: { kind: 'team', label: '9 Hold 9' } },
    });
  });

  it('goes on from page to page without a gap, also while something is done', async () => {
    const drawn = await drawnCup(venue);
    for (let n = 0; n < 249; n += 1) await reopened(drawn, '2026-11-15T10:00:00Z');
    const first = await logOf(drawn);
    await reopened(drawn, '2026-11-15T10:00:00Z');
    const second = await logOf(drawn, { before: String(first.next) });
    const third = await logOf(drawn, { before: String(second.next) });
    const seqs = [first, second, third].flatMap(({ events }) => events.map(({ seq }) => seq));
    expect(seqs).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index));
    expect([first.next, second.next, third.next]).toEqual([151, 51, null]);
  });

  it('lets through what a filter says', async () => {
    const done = await someDone();
    const [one, two] = ['2026-12-01T10:00:00Z', '2026-12-01T11:00:00Z'];
    await reopened(done, one);
    await reopened(done, two);
    const actorId = (await logOf(done)).actors[0]?.id ?? '';
    const types = async (query: Record<string, string>) => typesOf(await logOf(done, query));
    expect(await types({ type: 'ruling-made' })).toEqual(['ruling-made']);
    expect(await types({ type: 'no-such-type' })).toEqual([]);
    expect(await types({ actorId, type: 'round-reopened' })).toEqual([]);
    expect(await types({ actorId })).toHaveLength(5);
    expect(await types({ from: one, to: two })).toEqual(['round-reopened']);
    expect(await types({ from: two })).toEqual(['round-reopened']);
    expect(await types({ from: one, before: '7' })).toEqual(['round-reopened']);
  });

  it('of a round has what happened to it, its matches and its tables', async () => {
    const done = await someDone();
    const newcomer = { name: 'Nyt hold', club: null, poolId: done.cup.poolIds[0] };
    await venue.get('enterTeam', { params: { id: done.cup.id }, body: newcomer });
    const all = await logOf(done);
    const ofRound = await logOf(done, { roundId: done.roundId });
    expect(typesOf(all)).toEqual(['team-entered', ...typesOf(ofRound)]);
    expect(typesOf(await logOf(done, { roundId: done.cup.id }))).toEqual([]);
  });

  it('says that a text was blacked out', async () => {
    const drawn = await drawnCup(venue);
    await reopened(drawn, '2026-11-15T10:00:00Z', 'Else er syg');
    await venue.deps.db.auditText.updateMany({
      where: { chainId: drawn.cup.id },
      data: { text: null, salt: null, redactedAt: new Date() },
    });
    expect((await logOf(drawn)).events[0]).toMatchObject({ text: null, redacted: true });
    expect((await csvOf(drawn)).text).toContain('(udstreget)');
    expect((await csvOf(drawn, { lang: 'en' })).text).toContain('(blacked out)');
  });

  it('asks the database no more for a full page than for a short one', async () => {
    const short = await someDone();
    const long = await someDone();
    for (let n = 0; n < 100; n += 1) await reopened(long, '2026-11-15T10:00:00Z', 'Igen');
    const count = (drawn: DrawnCup) => venue.countQueries(() => logOf(drawn));
    expect(await count(long)).toBe(await count(short));
  });

  it('is not for helpers', async () => {
    const { cup } = await drawnCup(venue);
    const answer = await venue.send('getLog', { params: { id: cup.id } }, 'helper');
    expect(answer.json).toMatchObject({ status: 403 });
  });
});

describe('the log as a spreadsheet', () => {
  it('has all that the filter lets through, for Danish spreadsheets, and no formula', async () => {
    const done = await someDone();
    const answer = await csvOf(done);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain(`filename="${done.cup.slug}-log.csv"`);
    expect(answer.text.startsWith('\uFEFFNr.;Tid (UTC);Hændelse;')).toBe(true);
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^5;.*;appeal-filed;user;director;match;1;/);
    expect(lines[2]).toContain('"\'=1+1; ""sagt"" af Nord"');
    const english = await csvOf(done, { lang: 'en', type: 'ruling-made' });
    expect(english.text.split('\r\n')).toHaveLength(3);
    expect(english.text).toContain('Time (UTC)');
  });

  it('has more than a page of them', async () => {
    const drawn = await drawnCup(venue);
    for (let n = 0; n < 149; n += 1) await reopened(drawn, '2026-11-15T10:00:00Z');
    const lines = (await csvOf(drawn)).text.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(
      Array.from({ length: 150 }, (_, index) => 150 - index),
    );
  });
});
