import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type Frame, openFrame } from '../support/frame.ts';

interface Member {
  playerId: string;
  name: string;
  place: string;
}
interface Team {
  id: string;
  number: number;
  name: string;
  club: string | null;
  version: number;
  withdrawn: boolean;
  matches: number;
  members: Member[];
}
interface Fault {
  code: string;
  line: number | null;
  column: string | null;
  found: string;
  allowed: string;
  da: string;
  en: string;
}

let frame: Frame;
let token: string;
let tournamentId: string;
let stageId: string;
let made = 0;
beforeAll(async () => {
  frame = await openFrame();
  token = await frame.signIn('committee');
});
beforeEach(async () => {
  const body = { name: `Turnering ${(made += 1)}`, seasonStartYear: 2026 };
  const tournament = (await send('createTournament', { body })).json<{
    id: string;
    stages: { id: string }[];
  }>();
  tournamentId = tournament.id;
  stageId = tournament.stages[0]?.id ?? '';
});
afterAll(() => frame.close());

const send: Frame['send'] = (id, sent) => frame.send(id, { token, ...sent });
const enter = (body: object) => send('enterTeam', { params: { id: tournamentId }, body });
const entered = async (body: object) => (await enter({ club: null, ...body })).json<Team>();
const change = ({ id, version }: Team, body: object) =>
  send('changeTeam', { params: { id }, body: { expectedVersion: version, ...body } });
const list = async () => (await send('listTeams', { params: { id: tournamentId } })).json<Team[]>();
const lastEvent = (subjectId: string) =>
  frame.system.deps.db.auditEvent.findFirstOrThrow({ where: { subjectId }, orderBy: { seq: 'desc' } });
const players = (name: string) => frame.system.deps.db.player.findMany({ where: { name } });

describe('entering', () => {
  it('gives the lowest free number, makes the club by its name, and puts the team into the pool', async () => {
    const first = await enter({ name: 'Nordlys', club: 'Ærø Spilleklub' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      number: 1,
      name: 'Nordlys',
      club: 'Ærø Spilleklub',
      version: 1,
      members: [],
    });
    expect((await entered({ name: 'Syd', number: 3 })).number).toBe(3);
    expect((await entered({ name: 'Vest', club: 'Ærø Spilleklub' })).number).toBe(2);
    expect((await list()).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await frame.system.deps.db.club.count({ where: { name: 'Ærø Spilleklub' } })).toBe(1);
    const tournament = await send('getTournament', { params: { id: tournamentId } });
    expect(tournament.json()).toMatchObject({
      teams: 3,
      stages: [{ pools: [{ teams: [{ name: 'Nordlys' }, {}, {}] }] }],
    });
  });

  it('lists members by pair, substitutes last, and writes no name into the trail', async () => {
    const team = await entered({
      name: 'Hold',
      members: [
        { name: 'Reserve Rie', place: 'substitute' },
        { name: 'Ove Øst', place: 'EW' },
        { name: 'Nora Nord', place: 'NS' },
      ],
    });
    expect(team.members.map(({ name }) => name)).toEqual(['Nora Nord', 'Ove Øst', 'Reserve Rie']);
    const { type, payload } = await lastEvent(team.id);
    expect(type).toBe('team-entered');
    expect(JSON.stringify(payload)).not.toMatch(/Nora|Hold/);
  });

  it('refuses a number or a name that is taken, and tells by whom', async () => {
    await entered({ name: 'Syd', number: 7 });
    expect((await enter({ name: 'Nord', number: 7, club: null })).json()).toMatchObject({
      code: 'number-taken',
      name: 'Syd',
    });
    expect((await enter({ name: 'Syd', club: null })).json()).toMatchObject({
      code: 'name-taken',
      number: 7,
    });
    expect(await list()).toHaveLength(1);
  });

  it('gives teams that are entered at once different numbers', async () => {
    const teams = await Promise.all(Array.from({ length: 6 }, (_, i) => entered({ name: `Hold ${i}` })));
    expect(teams.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('does not put a team into a pool of another tournament', async () => {
    const other = await frame.system.deps.db.pool.findFirstOrThrow({
      where: { stage: { tournamentId: { not: tournamentId } } },
    });
    expect(codeOf(await enter({ name: 'Hold', club: null, poolId: other.id }))).toBe('not-found');
  });
});

describe('changing', () => {
  it('leaves what is not given, and refuses who has not seen the last change', async () => {
    const team = await entered({ name: 'Hold', club: 'Klub A', members: [{ name: 'Anna', place: 'NS' }] });
    const changed = await change(team, { name: 'Holdet', club: null });
    expect(changed.json()).toMatchObject({
      number: 1,
      name: 'Holdet',
      club: null,
      version: 2,
      members: [{ name: 'Anna' }],
    });
    expect((await change(team, { name: 'For sent' })).json()).toMatchObject({
      code: 'stale-version',
      expectedVersion: 1,
      current: { name: 'Holdet', version: 2 },
    });
    expect((await lastEvent(team.id)).payload).toMatchObject({ fields: ['name', 'club'] });
  });

  it('keeps its own number and name, but takes no one else’s', async () => {
    await entered({ name: 'Et' });
    const team = await entered({ name: 'To' });
    expect((await change(team, { number: 2, name: 'To' })).statusCode).toBe(200);
    const now = { ...team, version: 2 };
    expect(codeOf(await change(now, { number: 1 }))).toBe('number-taken');
    expect(codeOf(await change(now, { name: 'Et' }))).toBe('name-taken');
  });

  it('knows a member again by name or id, keeps the old name of a renamed one, and forgets who is nowhere', async () => {
    const team = await entered({
      name: 'Hold',
      members: ['Anna A', 'Bent B', 'Carl C'].map((name) => ({ name, place: 'NS' })),
    });
    const [anna, bent] = team.members as [Member, Member];
    const changed = await change(team, {
      members: [
        { playerId: bent.playerId, name: 'Bendt B', place: 'EW' },
        { name: 'Anna A', place: 'EW' },
        { name: 'Dorte D', place: 'NS' },
      ],
    });
    const { members } = changed.json<Team>();
    expect(members.map(({ name, place }) => [name, place])).toEqual([
      ['Dorte D', 'NS'],
      ['Bendt B', 'EW'],
      ['Anna A', 'EW'],
    ]);
    expect(members.map(({ playerId }) => playerId).slice(1)).toEqual([bent.playerId, anna.playerId]);
    const names = await frame.system.deps.db.playerName.findMany({ where: { playerId: bent.playerId } });
    expect(names.map(({ name }) => name)).toEqual(['Bent B']);
    expect(await players('Carl C')).toEqual([]);
  });

  it('takes nobody else’s player', async () => {
    const other = await entered({ name: 'Andre', members: [{ name: 'Erik', place: 'NS' }] });
    const team = await entered({ name: 'Hold' });
    const [erik] = other.members as [Member];
    const stolen = await change(team, { members: [{ playerId: erik.playerId, name: 'Erik', place: 'NS' }] });
    expect([stolen.statusCode, codeOf(stolen)]).toEqual([409, 'member-unknown']);
  });
});

describe('leaving', () => {
  it('removes a team without matches, with players who are nowhere else', async () => {
    const team = await entered({ name: 'Fejl', members: [{ name: 'Frida Fejl', place: 'NS' }] });
    expect((await send('removeTeam', { params: { id: team.id } })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect(await players('Frida Fejl')).toEqual([]);
    expect((await lastEvent(team.id)).type).toBe('team-removed');
    expect(codeOf(await send('removeTeam', { params: { id: team.id } }))).toBe('not-found');
  });

  it('withdraws a team that has matches, which cannot be removed, and takes it back in', async () => {
    const team = await entered({ name: 'Et' });
    await entered({ name: 'To' });
    await send('drawRound', {
      params: { id: stageId },
      body: { date: '2026-11-15', draw: { kind: 'all-play-all' } },
    });
    const refused = await send('removeTeam', { params: { id: team.id } });
    expect(refused.json()).toMatchObject({ code: 'team-has-matches', matches: 1 });
    const withdraw = (withdrawn: boolean, expectedVersion: number) =>
      send('withdrawTeam', { params: { id: team.id }, body: { withdrawn, expectedVersion } });
    expect((await withdraw(true, 1)).json()).toMatchObject({ withdrawn: true, version: 2, matches: 1 });
    expect(codeOf(await withdraw(false, 1))).toBe('stale-version');
    expect((await withdraw(false, 2)).json()).toMatchObject({ withdrawn: false, version: 3 });
    expect((await lastEvent(team.id)).type).toBe('team-reinstated');
  });
});

describe('a list of teams', () => {
  const file = (text: string) => ({ name: 'teams.csv', base64: Buffer.from(text).toString('base64') });
  const preview = async (text: string) =>
    (await send('previewTeams', { params: { id: tournamentId }, body: file(text) })).json<{
      faults: Fault[];
      teams: { number: number; known: boolean }[];
    }>();
  const take = (text: string) => send('importTeams', { params: { id: tournamentId }, body: file(text) });
  const HEAD = 'number;name;club\n';

  it('is shown first and entered whole, and entering it again changes nothing', async () => {
    const text = `${HEAD}2;Åben;Klub Ø\n1;Nord;Klub Æ\n`;
    expect(await preview(text)).toEqual({
      faults: [],
      teams: [
        { number: 2, name: 'Åben', club: 'Klub Ø', known: false },
        { number: 1, name: 'Nord', club: 'Klub Æ', known: false },
      ],
    });
    expect(await list()).toEqual([]);
    const teams = (await take(text)).json<Team[]>();
    expect(teams.map(({ number, name, club }) => [number, name, club])).toEqual([
      [1, 'Nord', 'Klub Æ'],
      [2, 'Åben', 'Klub Ø'],
    ]);
    expect((await preview(text)).teams.map(({ known }) => known)).toEqual([true, true]);
    expect((await take(text)).json()).toEqual(teams);
  });

  it('is refused whole, with every fault at its place', async () => {
    await entered({ name: 'Nord', number: 1, club: 'Klub A' });
    const text = `${HEAD}1;Syd;Klub A\nx;Vest;Klub B\n2;Nord;Klub A\n3;=1+1;Klub C\n4;Øst;Klub D\n`;
    const { faults } = await preview(text);
    expect(faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'name', 'team-entered-differently'],
      [3, 'number', 'number-invalid'],
      [4, 'name', 'team-name-taken'],
      [5, 'name', 'text-formula'],
    ]);
    expect(faults[0]).toMatchObject({
      found: 'Syd',
      allowed: 'Nord',
      da: 'Fundet: »Syd«. Tilladt: »Nord« som hold 1 er tilmeldt med.',
    });
    const refused = await take(text);
    expect(refused.json()).toMatchObject({ status: 422, code: 'teams-have-faults', faults });
    expect(await list()).toHaveLength(1);
  });

  it('may be any bytes at all without anything breaking', async () => {
    for (const bytes of [[], [0xff, 0xfe, 0x00], [0x22], [0xef, 0xbb, 0xbf]]) {
      const body = { name: 'teams.csv', base64: Buffer.from(bytes).toString('base64') };
      const response = await send('previewTeams', { params: { id: tournamentId }, body });
      expect(response.statusCode).toBe(200);
      expect(response.json<{ faults: Fault[] }>().faults).not.toEqual([]);
    }
  });
});
