import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { v7 } from 'uuid';
import { codeOf, type Frame, openFrame } from '../support/frame.ts';
import { readPdf } from '../support/read-pdf.ts';
import { acting, type Entry, FEE, LATE, type Office, openOffice, team, UNPAID } from './support.ts';

let frame: Frame;
let office: Office;
let act: ReturnType<typeof acting>;
beforeAll(async () => {
  frame = await openFrame();
});
beforeEach(async () => {
  office = await openOffice(frame);
  act = acting(frame, office);
});
afterAll(() => frame.close());

const pdfText = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ');
const entered = async (from = 0, rest: object = {}) =>
  (await act.enter(office.players.slice(from, from + 4), rest)).json<Entry>();
const again = async ({ id }: Entry) => (await act.list()).entries.find((entry) => entry.id === id) as Entry;

describe('the committee', () => {
  it('lets a late team in, or refuses it with a reason, and can think better of it', async () => {
    frame.setClock(LATE);
    const late = await entered();
    expect(codeOf(await act.decide(late, 'refuse'))).toBe('reason-needed');
    const refused = (await act.decide(late, 'refuse', 'Puljerne er fulde')).json<Entry>();
    expect(refused).toMatchObject({ state: 'refused', reason: 'Puljerne er fulde', marks: ['late'] });
    expect((await act.decide(late, 'accept')).json()).toMatchObject({ code: 'stale-version' });
    const accepted = (await act.decide(refused, 'accept')).json<Entry>();
    expect(accepted).toMatchObject({ state: 'accepted', marks: ['late'] });
    expect((await act.list()).totals).toMatchObject({ accepted: 1, submitted: 0 });
  });

  it('has a team that was not paid in time wait until it is paid or let in', async () => {
    const [first, second] = [await entered(0), await entered(4)];
    frame.setClock(UNPAID);
    const waiting = await again(first);
    expect(waiting).toMatchObject({ state: 'submitted', marks: ['unpaid'] });
    expect((await act.list()).totals).toMatchObject({
      accepted: 0,
      submitted: 2,
      unpaid: 2,
      dueOre: 2 * FEE,
    });
    expect((await act.decide(waiting, 'accept')).json()).toMatchObject({
      state: 'accepted',
      marks: ['unpaid'],
    });
    await act.fees([second], { state: 'paid' });
    expect(await again(second)).toMatchObject({ state: 'accepted', marks: [] });
  });

  it('withdraws no team that is in a pool this way, nor does its club', async () => {
    const entry = await entered();
    const { db } = frame.system.deps;
    const pool = await db.pool.findFirstOrThrow({ where: { stage: { tournamentId: office.tournamentId } } });
    await db.poolTeam.create({ data: { poolId: pool.id, stageId: pool.stageId, teamId: entry.id } });
    const withdraw = await act.send('withdrawEntry', {
      params: { id: entry.id },
      body: { expectedVersion: 1 },
    });
    expect(codeOf(withdraw)).toBe('entry-drawn');
    expect(codeOf(await act.decide(entry, 'refuse', 'Nej'))).toBe('entry-drawn');
  });

  it('finds withdrawn teams in the list, where they owe nothing, and nowhere else; once more changes nothing', async () => {
    const entry = await entered();
    const withdraw = () =>
      act.send('withdrawEntry', { params: { id: entry.id }, body: { expectedVersion: 1 } });
    expect((await withdraw()).json()).toMatchObject({ state: 'withdrawn', version: 2 });
    expect((await withdraw()).json()).toMatchObject({ state: 'withdrawn', version: 2 });
    expect((await act.list()).totals).toMatchObject({ accepted: 0, dueOre: 0 });
    const teams = await act.send('listTeams', {
      params: { id: office.tournamentId },
      token: office.committee,
    });
    expect(teams.json()).toEqual([]);
    expect(codeOf(await act.change({ ...entry, version: 2 }, { name: 'Igen' }))).toBe('entry-withdrawn');
    expect(codeOf(await act.decide({ ...entry, version: 2 }, 'accept'))).toBe('entry-withdrawn');
    expect((await act.enter(office.players.slice(0, 4))).json()).toMatchObject({
      name: entry.name,
      number: 2,
    });
  });
});

describe('fees', () => {
  it('are marked one by one or several at once, all or none', async () => {
    const [first, second] = [await entered(0), await entered(4)];
    const stale = { ...second, fee: second.fee && { ...second.fee, version: 9 } };
    const refused = await act.fees([first, stale], { state: 'paid' });
    expect(refused.json()).toMatchObject({
      code: 'stale-version',
      current: { name: second.name, state: 'due' },
    });
    expect((await again(first)).fee?.state).toBe('due');
    const paid = await act.fees([first, second], { state: 'paid', paidOn: '2026-09-30' });
    expect(paid.json()).toMatchObject({
      totals: { dueOre: 0, paidOre: 2 * FEE },
      entries: [{ fee: { state: 'paid', paidOn: '2026-09-30', version: 2 } }, {}],
    });
  });

  it('are paid today in Copenhagen unless another day is told, and on no day to come', async () => {
    const entry = await entered();
    frame.setClock(new Date('2026-10-09T22:30:00Z'));
    expect(codeOf(await act.fees([entry], { state: 'paid', paidOn: '2026-10-11' }))).toBe('fee-not-fit');
    await act.fees([entry], { state: 'paid' });
    expect((await again(entry)).fee).toMatchObject({ state: 'paid', paidOn: '2026-10-10' });
  });

  it('are waived with a note, and due again', async () => {
    const entry = await entered();
    expect(codeOf(await act.fees([entry], { state: 'waived' }))).toBe('reason-needed');
    await act.fees([entry], { state: 'waived', note: 'Værtsklub' });
    const waived = await again(entry);
    expect(waived.fee).toMatchObject({ state: 'waived', note: 'Værtsklub', paidOn: null });
    await act.fees([waived], { state: 'due' });
    expect((await again(entry)).fee).toMatchObject({ state: 'due', note: null });
  });

  it('are nobody’s but the committee’s', async () => {
    const entry = await entered();
    for (const token of [office.secretary, await frame.signIn('director', office.tournamentId)]) {
      const call = await act.send('setEntryFees', {
        params: { id: office.tournamentId },
        body: { fees: [{ entryId: entry.id, expectedVersion: 1 }], state: 'paid', paidOn: null, note: null },
        token,
      });
      expect(codeOf(call)).toBe('not-allowed');
    }
  });
});

describe('the list', () => {
  const LONG = `Ærøskøbing og Omegns ${'L’hombreklub af 1887 '.repeat(2)}Øst`;
  const file = (id: 'getEntriesPdf' | 'getEntriesCsv', lang = 'da') =>
    act.send(id, { params: { id: office.tournamentId }, query: { lang }, token: office.committee });
  const show = (shown: boolean, expectedVersion: number) =>
    act.send('showEntryList', {
      params: { id: office.tournamentId },
      body: { shown, expectedVersion },
      token: office.committee,
    });
  const open = (id: 'getPublicEntries' | 'getPublicEntriesPdf' | 'getPublicEntriesCsv') =>
    frame.send(id, { params: { slug: office.slug } });

  it('on paper has names of sixty letters whole, and fee and mark of every team', async () => {
    const entry = await entered(0, { name: LONG });
    expect([...LONG].length).toBeGreaterThan(60);
    const text = await pdfText((await file('getEntriesPdf')).rawPayload);
    for (const words of [
      LONG,
      entry.fee?.reference ?? '',
      'skyldes',
      '600,00',
      'ikke til offentliggørelse',
    ]) {
      expect(text).toContain(words);
    }
    for (const { name } of entry.members) expect(text).toContain(name);
    const english = await readPdf((await file('getEntriesPdf', 'en')).rawPayload);
    expect(english.pages.join(' ')).toContain('not for publication');
    expect(english.marked).toMatchObject({ Marked: true });
  });

  it('for a spreadsheet opens right in a Danish one, with formulas as text', async () => {
    const entry = await entered(0, { name: LONG });
    await act.fees([entry], { state: 'waived', note: '=1+1' });
    const csv = (await file('getEntriesCsv')).rawPayload.toString('utf8');
    const [head, line] = csv.split('\r\n');
    expect(head?.startsWith('\uFEFFNr.;Hold;Klub;Tilstand;')).toBe(true);
    expect(line?.split(';')).toEqual([
      '1',
      LONG,
      entry.club,
      'med',
      '',
      '0',
      '',
      '600,00',
      'eftergivet',
      '',
      entry.fee?.reference,
      "'=1+1",
      ...entry.members.map(({ name }) => name),
    ]);
  });

  it('is nothing to the public until the committee shows it, and then has no fee, reference or hidden name', async () => {
    const entry = await entered();
    for (const id of ['getPublicEntries', 'getPublicEntriesPdf', 'getPublicEntriesCsv'] as const) {
      expect((await open(id)).statusCode).toBe(404);
    }
    expect(codeOf(await show(true, 7))).toBe('stale-version');
    expect((await show(true, 1)).json()).toMatchObject({ terms: { listShown: true, version: 2 } });
    const [hidden] = entry.members;
    await frame.system.deps.db.player.update({
      where: { id: hidden?.playerId ?? '' },
      data: { hiddenAt: new Date() },
    });
    frame.system.freshness.changed('public');
    const list = await open('getPublicEntries');
    expect(list.json()).toEqual({
      tournament: { slug: office.slug, name: expect.any(String) as string, season: '2026/27' },
      entries: [
        {
          number: 1,
          name: entry.name,
          club: entry.club,
          members: entry.members.map(({ name, place }, index) => ({
            name: index === 0 ? null : name,
            place,
          })),
        },
      ],
    });
    const pdf = await pdfText((await open('getPublicEntriesPdf')).rawPayload);
    const csv = (await open('getPublicEntriesCsv')).rawPayload.toString('utf8');
    for (const text of [list.payload, pdf, csv]) {
      expect(text).not.toContain(entry.fee?.reference);
      expect(text).not.toContain(hidden?.name);
      expect(text).toContain(entry.members[1]?.name);
    }
    await show(false, 2);
    expect((await open('getPublicEntries')).statusCode).toBe(404);
  });

  it('is public without who waits, was refused, or is withdrawn', async () => {
    await show(true, 1);
    const first = await entered(0);
    frame.setClock(LATE);
    await entered(4, { name: 'Sent' });
    const names = async () =>
      (await open('getPublicEntries'))
        .json<{ entries: { name: string }[] }>()
        .entries.map(({ name }) => name);
    expect(await names()).toEqual([first.name]);
    await act.decide(first, 'refuse', 'Nej');
    expect(await names()).toEqual([]);
  });

  it('is public without who was let in and then did not pay, until he pays or is let in all the same', async () => {
    await show(true, 1);
    const [first, second] = [await entered(0), await entered(4, { name: 'Andet' })];
    const inAll = async () => {
      const pages = [await open('getPublicEntries'), await open('getPublicEntriesCsv')];
      const pdf = await pdfText((await open('getPublicEntriesPdf')).rawPayload);
      return [first, second].map(({ name }) =>
        [...pages.map(({ payload }) => payload), pdf].map((text) => text.includes(name)),
      );
    };
    const [everywhere, nowhere] = [
      [true, true, true],
      [false, false, false],
    ];
    expect(await inAll()).toEqual([everywhere, everywhere]);
    frame.setClock(UNPAID);
    frame.system.freshness.changed('public');
    expect(await inAll()).toEqual([nowhere, nowhere]);
    await act.fees([first], { state: 'paid' });
    expect(await inAll()).toEqual([everywhere, nowhere]);
    await act.decide(await again(second), 'accept');
    expect(await inAll()).toEqual([everywhere, everywhere]);
  });

  it('says whether clubs may enter teams, by the server’s clock to the last second', async () => {
    const at = async (moment: string) => {
      frame.setClock(new Date(moment));
      return (await act.list()).window;
    };
    expect(await at('2026-10-15T21:59:59Z')).toBe('open');
    expect(await at('2026-10-15T22:00:00Z')).toBe('late');
    const stage = await frame.system.deps.db.stage.findFirstOrThrow({
      where: { tournamentId: office.tournamentId },
    });
    const day = await frame.system.deps.db.playDay.create({
      data: { id: v7(), stageId: stage.id, date: new Date('2026-11-15') },
    });
    await frame.system.deps.db.round.create({
      data: { id: v7(), stageId: stage.id, playDayId: day.id, number: 1, label: 'Runde 1', state: 'drawn' },
    });
    expect(await at('2026-10-15T21:59:59Z')).toBe('closed');
  });
});

it('keeps the public pages that are kept when something is refused, and lets them go when it is done', async () => {
  const entry = await entered();
  const changed = vi.spyOn(frame.system.deps.publicPages, 'changed');
  const refused = [
    await act.enter(office.players.slice(0, 4)),
    await act.decide({ ...entry, version: 9 }, 'accept'),
    await act.change({ ...entry, version: 9 }, { name: 'Andet' }),
    await act.fees([entry], { state: 'waived' }),
  ];
  expect(refused.map(({ statusCode }) => statusCode < 400)).toEqual([false, false, false, false]);
  expect(changed).not.toHaveBeenCalled();
  await act.fees([entry], { state: 'paid' });
  expect(changed).toHaveBeenCalledTimes(1);
  changed.mockRestore();
});

it('knows a merged double by the one who stays, and an erased player as nobody', async () => {
  const entry = await entered();
  const { db } = frame.system.deps;
  const [gone, stays] = [office.players[0] ?? '', office.players[9] ?? ''];
  await db.player.update({ where: { id: gone }, data: { mergedIntoId: stays } });
  expect((await again(entry)).members[0]?.playerId).toBe(stays);
  const twice = await act.enter([stays, ...office.players.slice(5, 8)], { name: 'Andet' });
  expect(twice.json()).toMatchObject({ faults: [{ code: 'in-another-team', playerId: stays }] });
  await db.player.update({ where: { id: office.players[1] ?? '' }, data: { erasedAt: new Date() } });
  expect((await again(entry)).faults).toMatchObject([
    { code: 'player-unknown', playerId: office.players[1] },
  ]);
  expect(
    (await act.change(entry, { members: team([stays, ...office.players.slice(2, 5)]) })).statusCode,
  ).toBe(200);
});
