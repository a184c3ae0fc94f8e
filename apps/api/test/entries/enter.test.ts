import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type Frame, openFrame } from '../support/frame.ts';
import {
  acting,
  addPlayers,
  type Entry,
  FEE,
  IN_TIME,
  LATE,
  type Office,
  openOffice,
  team,
} from './support.ts';

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

const lastEvent = (subjectId: string) =>
  frame.system.deps.db.auditEvent.findFirstOrThrow({ where: { subjectId }, orderBy: { seq: 'desc' } });

describe('a secretary', () => {
  it('enters a team in time, which is in at once, with a name, a number, a fee and a reference', async () => {
    const entered = await act.enter(office.players.slice(0, 5));
    expect(entered.statusCode).toBe(201);
    const first = entered.json<Entry>();
    expect(first).toMatchObject({
      number: 1,
      name: first.club,
      state: 'accepted',
      marks: [],
      faults: [],
      fee: { amountOre: FEE, state: 'due', paidOn: null },
    });
    expect(first.fee?.reference).toMatch(/^26-\d{3}-[A-Z]$/);
    expect(first.members.map(({ place }) => place)).toEqual(['NS', 'NS', 'EW', 'EW', 'substitute']);
    const second = (await act.enter(office.players.slice(5, 9))).json<Entry>();
    expect([second.number, second.name]).toEqual([2, `${first.name} 2`]);
    expect(second.fee?.reference).not.toBe(first.fee?.reference);
    const { type, payload } = await lastEvent(first.id);
    expect([type, JSON.stringify(payload).includes('Åge')]).toEqual(['entry-submitted', false]);
  });

  it('sees who of his own members is in another club’s team, as long as it is in', async () => {
    const [own] = office.players;
    const others = await addPlayers(frame, office.otherClubId, 4);
    const entered = await act.enter(
      [...others, own ?? ''],
      { name: 'Odense' },
      {
        params: { id: office.otherClubId },
        token: office.stranger,
      },
    );
    const entry = entered.json<Entry>();
    const elsewhere = async () => {
      const page = await act.send('getClubEntries', { params: { id: office.clubId } });
      const { tournaments } = page.json<{ tournaments: { id: string; elsewhere: object[] }[] }>();
      return tournaments.find(({ id }) => id === office.tournamentId)?.elsewhere;
    };
    expect(await elsewhere()).toMatchObject([
      { playerId: own, place: 'substitute', team: 'Odense', club: entry.club },
    ]);
    await act.decide(entry, 'refuse', 'Ikke medlem');
    expect(await elsewhere()).toEqual([]);
  });

  it('no longer has a tournament on his page that is over', async () => {
    await act.enter(office.players.slice(0, 4));
    const { db } = frame.system.deps;
    const idsOnPage = async () => {
      const page = await act.send('getClubEntries', { params: { id: office.clubId } });
      return page.json<{ tournaments: { id: string }[] }>().tournaments.map(({ id }) => id);
    };
    expect(await idsOnPage()).toContain(office.tournamentId);
    const where = { tournamentId: office.tournamentId };
    await db.stage.updateMany({ where, data: { finishedAt: new Date(0) } });
    expect(await idsOnPage()).not.toContain(office.tournamentId);
  });

  it('sees on his page what he has entered and what is open', async () => {
    await act.enter(office.players.slice(0, 4), { name: 'Nordlys' });
    const page = await act.send('getClubEntries', { params: { id: office.clubId } });
    const { tournaments } = page.json<{
      tournaments: { id: string; window: string; proposedName: string; entries: Entry[] }[];
    }>();
    const own = tournaments.find(({ id }) => id === office.tournamentId);
    expect(own).toMatchObject({ window: 'open', entries: [{ name: 'Nordlys' }] });
    const clubs = await act.send('listOwnClubs', {});
    expect(clubs.json()).toMatchObject([{ id: office.clubId }]);
  });

  it.each([
    ['a pair of one', [0, 1, 2], 'pair-not-two'],
    ['the same player twice', [0, 1, 2, 2], 'player-twice'],
  ])('is refused %s, and told beside what it stands', async (_, indexes, code) => {
    const refused = await act.enter(indexes.map((index) => office.players[index] ?? ''));
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'entry-has-faults']);
    expect(refused.json<{ faults: { code: string }[] }>().faults.map((fault) => fault.code)).toContain(code);
    expect((await act.list()).entries).toEqual([]);
  });

  it('is refused players who are no members, or not any more, of an affiliated club; another club’s may play', async () => {
    const { db } = frame.system.deps;
    const [guest] = await addPlayers(frame, office.otherClubId, 1);
    const four = [...office.players.slice(0, 3), guest ?? ''];
    const check = async () =>
      (
        await act.send('checkEntry', {
          params: { id: office.clubId },
          body: { tournamentId: office.tournamentId, entryId: null, members: team(four) },
        })
      ).json<{ faults: { code: string; playerId: string }[] }>().faults;
    expect(await check()).toEqual([]);
    await db.membership.updateMany({
      where: { playerId: guest ?? '' },
      data: { to: new Date('2026-09-30') },
    });
    expect(await check()).toMatchObject([{ code: 'not-a-member', playerId: guest }]);
    expect(codeOf(await act.enter(four))).toBe('entry-has-faults');
    await db.membership.updateMany({ where: { playerId: guest ?? '' }, data: { to: null } });
    await db.club.update({
      where: { id: office.otherClubId },
      data: { affiliatedTo: new Date('2026-06-30') },
    });
    expect(await check()).toMatchObject([{ code: 'club-not-affiliated', playerId: guest }]);
  });

  it('has the day of Copenhagen: a membership that ends at midnight there ends at ten in the evening UTC', async () => {
    const [leaver] = office.players;
    const { db } = frame.system.deps;
    await db.membership.updateMany({
      where: { playerId: leaver ?? '' },
      data: { to: new Date('2026-10-09') },
    });
    frame.setClock(new Date('2026-10-09T22:00:00Z'));
    expect(codeOf(await act.enter(office.players.slice(0, 4)))).toBe('entry-has-faults');
    frame.setClock(new Date('2026-10-09T21:59:00Z'));
    expect((await act.enter(office.players.slice(0, 4))).statusCode).toBe(201);
  });

  it('is refused a player of another running team, by the name of that team, and may have him when it is withdrawn', async () => {
    const [first] = [(await act.enter(office.players.slice(0, 4), { name: 'Nord' })).json<Entry>()];
    const again = [office.players[0] ?? '', ...office.players.slice(4, 7)];
    const refused = await act.enter(again, { name: 'Syd' });
    expect(refused.json()).toMatchObject({
      code: 'entry-has-faults',
      faults: [{ code: 'in-another-team', playerId: office.players[0], team: 'Nord' }],
    });
    await act.send('withdrawEntry', { params: { id: first?.id ?? '' }, body: { expectedVersion: 1 } });
    expect((await act.enter(again, { name: 'Syd' })).statusCode).toBe(201);
  });

  it('of another club can neither enter for this one, nor look, nor change, nor withdraw', async () => {
    const entry = (await act.enter(office.players.slice(0, 4))).json<Entry>();
    const token = office.stranger;
    const body = { expectedVersion: 1 };
    const calls = [
      act.enter(office.players.slice(4, 8), {}, { token }),
      act.send('getClubEntries', { params: { id: office.clubId }, token }),
      act.send('changeEntry', { params: { id: entry.id }, body, token }),
      act.send('withdrawEntry', { params: { id: entry.id }, body, token }),
      act.send('decideEntry', {
        params: { id: entry.id },
        body: { ...body, decision: 'accept', reason: null },
        token: office.secretary,
      }),
    ];
    for (const call of calls) expect(codeOf(await call)).toBe('not-allowed');
    const peek = await act.send('checkEntry', {
      params: { id: office.otherClubId },
      body: { tournamentId: office.tournamentId, entryId: entry.id, members: [] },
      token,
    });
    expect(codeOf(peek)).toBe('not-found');
  });

  it('who clicks twice enters one team, with the key of the request and without', async () => {
    const headers = { 'idempotency-key': 'the-same-click' };
    const both = await Promise.all([
      act.enter(office.players.slice(0, 4), {}, { headers }),
      act.enter(office.players.slice(0, 4), {}, { headers }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(both[0]?.json<Entry>().id).toBe(both[1]?.json<Entry>().id);
    expect(codeOf(await act.enter(office.players.slice(0, 4)))).toBe('entry-has-faults');
    expect((await act.list()).entries).toHaveLength(1);
  });

  it('gets references that differ when many enter at once', async () => {
    const office2 = await openOffice(frame, 4);
    const entered = await Promise.all([
      act.enter(office.players.slice(0, 4)),
      act.enter(office.players.slice(4, 8)),
      act.enter(office.players.slice(8, 12)),
      acting(frame, office2).enter(office2.players),
    ]);
    expect(entered.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const references = entered.map((answer) => answer.json<Entry>().fee?.reference);
    expect(new Set(references).size).toBe(4);
  });
});

describe('times', () => {
  it('before it opens nobody enters but the committee', async () => {
    await setTerms({ opensAt: '2026-10-06T00:00:00Z' });
    expect((await act.enter(office.players.slice(0, 4))).json()).toMatchObject({
      code: 'entries-not-open',
      window: 'before',
      opensAt: '2026-10-06T00:00:00.000Z',
    });
    const token = office.committee;
    expect((await act.enter(office.players.slice(0, 4), {}, { token })).json()).toMatchObject({
      state: 'accepted',
    });
  });

  it('after the deadline a team is marked late and waits; what was entered is not changed by its club any more', async () => {
    const inTime = (await act.enter(office.players.slice(0, 4))).json<Entry>();
    frame.setClock(LATE);
    const late = (await act.enter(office.players.slice(4, 8))).json<Entry>();
    expect(late).toMatchObject({ state: 'submitted', marks: ['late'] });
    const change = { members: team([...office.players.slice(0, 3), office.players[9] ?? '']) };
    expect((await act.change(inTime, change)).json()).toMatchObject({
      code: 'entries-not-open',
      window: 'late',
    });
    expect(codeOf(await act.change(inTime, change, office.committee))).toBe('reason-needed');
    const changed = await act.change(inTime, { ...change, reason: 'Sygdom' }, office.committee);
    expect(changed.json<Entry>()).toMatchObject({ state: 'accepted', version: 2 });
    const event = await lastEvent(inTime.id);
    expect([event.type, event.payload]).toMatchObject(['entry-changed', { fields: ['members'] }]);
  });

  it('once a round is drawn nobody is entered', async () => {
    const { db } = frame.system.deps;
    const stage = await db.stage.findFirstOrThrow({ where: { tournamentId: office.tournamentId } });
    for (const name of ['Et', 'To']) {
      await act.send('enterTeam', {
        params: { id: office.tournamentId },
        body: { name, club: null },
        token: office.committee,
      });
    }
    await act.send('drawRound', {
      params: { id: stage.id },
      body: { date: '2026-11-15', draw: { kind: 'all-play-all' } },
      token: office.committee,
    });
    expect((await act.enter(office.players.slice(0, 4))).json()).toMatchObject({
      code: 'entries-not-open',
      window: 'closed',
    });
  });

  it('without terms nobody is entered', async () => {
    const { db } = frame.system.deps;
    await db.entryTerms.delete({ where: { tournamentId: office.tournamentId } });
    expect((await act.enter(office.players.slice(0, 4))).json()).toMatchObject({
      code: 'entries-not-open',
      window: 'none',
    });
  });
});

const setTerms = async (changed: object, expectedVersion = 1) =>
  act.send('setEntryTerms', {
    params: { id: office.tournamentId },
    body: {
      expectedVersion,
      opensAt: null,
      deadline: '2026-10-15T21:59:00Z',
      paymentDeadline: '2026-11-01T22:59:00Z',
      feeOre: FEE,
      ...changed,
    },
    token: office.committee,
  });

describe('terms', () => {
  it('are proposed from the first day of play, 23.59 in Copenhagen on both sides of the change of the clock', async () => {
    const { db } = frame.system.deps;
    await db.entryTerms.delete({ where: { tournamentId: office.tournamentId } });
    const proposal = async () =>
      (
        await act.send('getEntryTerms', { params: { id: office.tournamentId }, token: office.committee })
      ).json<{ proposal: object }>().proposal;
    expect(await proposal()).toMatchObject({
      opensAt: null,
      deadline: '2026-10-18T21:59:00.000Z',
      paymentDeadline: '2026-11-01T22:59:00.000Z',
    });
    const stage = await db.stage.findFirstOrThrow({ where: { tournamentId: office.tournamentId } });
    await db.playDay.create({
      data: { id: crypto.randomUUID(), stageId: stage.id, date: new Date('2027-04-11') },
    });
    expect(await proposal()).toMatchObject({
      deadline: '2027-03-14T22:59:00.000Z',
      paymentDeadline: '2027-03-28T21:59:00.000Z',
    });
  });

  it('that are out of order or stale are refused, and a new fee is that of all who have not paid', async () => {
    expect(codeOf(await setTerms({ opensAt: '2026-10-15T21:59:00Z' }))).toBe('dates-out-of-order');
    expect(codeOf(await setTerms({ paymentDeadline: '2026-10-15T21:58:00Z' }))).toBe('dates-out-of-order');
    expect((await setTerms({}, 7)).json()).toMatchObject({ code: 'stale-version', current: { version: 1 } });
    const due = (await act.enter(office.players.slice(0, 4))).json<Entry>();
    const paid = (await act.enter(office.players.slice(4, 8))).json<Entry>();
    await act.fees([paid], { state: 'paid' });
    expect((await setTerms({ feeOre: 45_000 })).json()).toMatchObject({
      terms: { version: 2, feeOre: 45_000 },
    });
    const { entries } = await act.list();
    const amount = ({ id }: Entry) => entries.find((entry) => entry.id === id)?.fee?.amountOre;
    expect([amount(due), amount(paid)]).toEqual([45_000, FEE]);
  });

  it('are the committee’s alone', async () => {
    const director = await frame.signIn('director', office.tournamentId);
    const body = {
      expectedVersion: 1,
      opensAt: null,
      deadline: '2026-10-15T21:59:00Z',
      paymentDeadline: null,
      feeOre: 0,
    };
    const call = await act.send('setEntryTerms', {
      params: { id: office.tournamentId },
      body,
      token: director,
    });
    expect(codeOf(call)).toBe('not-allowed');
    expect(
      (await act.send('listEntries', { params: { id: office.tournamentId }, token: director })).statusCode,
    ).toBe(200);
  });
});

describe('last year’s team', () => {
  it('is copied in one step, those who are not eligible any more marked, and let in when they are replaced', async () => {
    const next = {
      ...office,
      ...(await openOffice(frame, 0, 2027)),
      clubId: office.clubId,
      secretary: office.secretary,
    };
    const old = (await act.enter(office.players.slice(0, 5), { name: 'Nordlys' })).json<Entry>();
    const { db } = frame.system.deps;
    await db.membership.updateMany({
      where: { playerId: office.players[2] ?? '' },
      data: { to: new Date('2026-09-30') },
    });
    frame.setClock(IN_TIME);
    const actNext = acting(frame, next);
    const page = await actNext.send('getClubEntries', { params: { id: office.clubId } });
    const { tournaments } = page.json<{ tournaments: { id: string; lastYear: { teamId: string }[] }[] }>();
    expect(tournaments.find(({ id }) => id === next.tournamentId)?.lastYear).toMatchObject([
      { teamId: old.id, players: old.members.map(({ name }) => name) },
    ]);
    const copy = () =>
      actNext.send('copyEntry', {
        params: { id: office.clubId },
        body: { tournamentId: next.tournamentId, previousTeamId: old.id },
      });
    const copied = (await copy()).json<Entry>();
    expect(copied).toMatchObject({
      name: 'Nordlys',
      state: 'submitted',
      faults: [{ code: 'not-a-member', playerId: office.players[2] }],
      fee: { amountOre: FEE },
      previousTeamId: old.id,
    });
    expect(copied.members).toHaveLength(5);
    expect(codeOf(await copy())).toBe('entry-copied');
    expect(codeOf(await actNext.decide(copied, 'accept'))).toBe('entry-has-faults');
    const four = [0, 1, 6, 3, 4].map((index) => office.players[index] ?? '');
    expect((await actNext.change(copied, { members: team(four) })).json()).toMatchObject({
      state: 'accepted',
      faults: [],
    });
  });

  it('of another club is not there', async () => {
    const call = await act.send('copyEntry', {
      params: { id: office.otherClubId },
      body: { tournamentId: office.tournamentId, previousTeamId: crypto.randomUUID() },
      token: office.stranger,
    });
    expect(codeOf(call)).toBe('not-found');
  });
});

describe('two at once', () => {
  it('who change the same entry: one is told what the other wrote', async () => {
    const entry = (await act.enter(office.players.slice(0, 4))).json<Entry>();
    const answers = await Promise.all([
      act.change(entry, { name: 'Nord' }),
      act.change(entry, { name: 'Syd' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({
      code: 'stale-version',
      expectedVersion: 1,
      current: { version: 2, name: (await act.list()).entries[0]?.name },
    });
  });
});
