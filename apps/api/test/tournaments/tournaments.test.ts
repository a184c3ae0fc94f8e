import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, type Frame, openFrame } from '../support/frame.ts';

interface Tournament {
  id: string;
  slug: string;
  name: string;
  season: string;
  version: number;
  stages: {
    id: string;
    name: string;
    version: number;
    settings: Record<string, unknown>;
    pools: { name: string }[];
  }[];
}

let frame: Frame;
let token: string;
beforeAll(async () => {
  frame = await openFrame();
  token = await frame.signIn('committee');
});
afterAll(() => frame.close());

const send: Frame['send'] = (id, sent) => frame.send(id, { token, ...sent });
const create = (name: string, more: object = {}) =>
  send('createTournament', { body: { name, seasonStartYear: 2026, ...more } });
const made = async (name: string, more?: object) => (await create(name, more)).json<Tournament>();
const eventsOf = (subjectId: string) =>
  frame.system.deps.db.auditEvent.findMany({ where: { subjectId }, orderBy: { seq: 'asc' } });

it('makes a tournament with a first stage and pool by the championship’s settings', async () => {
  const response = await create('DM for hold, Ærø');
  expect(response.statusCode).toBe(201);
  const tournament = response.json<Tournament>();
  expect(tournament).toMatchObject({
    slug: 'dm-for-hold-aeroe',
    name: 'DM for hold, Ærø',
    season: '2026/27',
    version: 1,
    stages: [
      {
        name: 'Grundspil',
        settings: {
          boardsPerMatch: 40,
          firstDealer: 'N',
          scale: [
            { from: 6, matchPoints: 2 },
            { from: -5, matchPoints: 1 },
          ],
          walkoverGamePoints: 6,
          decisivePlaces: [1],
          ownMatchesFor: 'every-place',
          withdrawal: 'keep-results',
          protestMinutes: 30,
        },
        pools: [{ name: 'Pulje 1', teams: [] }],
        rounds: [],
      },
    ],
  });
  expect((await send('getTournament', { params: { id: tournament.id } })).json()).toEqual(tournament);
  expect((await eventsOf(tournament.id)).map(({ type }) => type)).toEqual(['tournament-created']);
});

it('takes settings of its own, and refuses a scale that cannot be used', async () => {
  const own = await made('Klubturnering', {
    settings: {
      boardsPerMatch: 20,
      scale: [
        { from: 1, matchPoints: 1 },
        { from: 0, matchPoints: 2 },
      ],
    },
  });
  expect(own).toMatchObject({ status: 422, code: 'scale-not-usable', why: 'scale-not-falling' });
  const unfair = await create('Skæv', { settings: { scale: [{ from: 1, matchPoints: 2 }] } });
  expect(unfair.json()).toMatchObject({ code: 'scale-not-usable', why: 'scale-not-fair' });
  const usable = await made('Klubturnering', { settings: { boardsPerMatch: 20 } });
  expect(usable.stages[0]?.settings).toMatchObject({ boardsPerMatch: 20, walkoverGamePoints: 6 });
});

it('has a name once a season, and an address once for good', async () => {
  await made('Vinterpokal');
  expect(codeOf(await create('Vinterpokal'))).toBe('name-taken');
  expect((await made('Vinterpokal', { seasonStartYear: 2027 })).slug).toBe('vinterpokal-2027');
  expect((await made('VINTERPOKAL!')).slug).toBe('vinterpokal-2026');
});

it('keeps its address when it is renamed, and tells who comes too late what there is now', async () => {
  const { id } = await made('Forårspokal');
  await made('Efterårspokal');
  const rename = (name: string, expectedVersion: number) =>
    send('changeTournament', { params: { id }, body: { name, expectedVersion } });
  expect((await rename('Sommerpokal', 1)).json()).toMatchObject({
    name: 'Sommerpokal',
    slug: 'foraarspokal',
    version: 2,
  });
  const late = await rename('Påskepokal', 1);
  expect(late.json()).toMatchObject({
    status: 409,
    code: 'stale-version',
    expectedVersion: 1,
    current: { name: 'Sommerpokal', version: 2 },
  });
  expect(codeOf(await rename('Efterårspokal', 2))).toBe('name-taken');
});

it('changes what a stage decides, and writes down what it was', async () => {
  const [stage] = (await made('Indstillinger')).stages;
  const id = stage?.id ?? '';
  const change = (body: object) => send('changeStageSettings', { params: { id }, body });
  const changed = await change({ expectedVersion: 1, decisivePlaces: [1, 6], boardsPerMatch: 40 });
  expect(changed.json()).toMatchObject({
    version: 2,
    settings: { decisivePlaces: [1, 6], boardsPerMatch: 40 },
  });
  expect((await change({ expectedVersion: 1, boardsPerMatch: 20 })).json()).toMatchObject({
    code: 'stale-version',
    current: { version: 2, settings: { decisivePlaces: [1, 6] } },
  });
  expect(codeOf(await change({ expectedVersion: 2, scale: [{ from: 1, matchPoints: 2 }] }))).toBe(
    'scale-not-usable',
  );
  expect((await eventsOf(id)).map(({ payload }) => payload)).toEqual([
    { version: 2, before: { decisivePlaces: [1] }, after: { decisivePlaces: [1, 6] } },
  ]);
});

it('lists the newest season first and then by Danish letters, to each one his own', async () => {
  const names = ['Ålborg', 'Ørsted', 'Zoo', 'Æblet'];
  const ids = [];
  for (const name of names) ids.push((await made(name, { seasonStartYear: 2030 })).id);
  await made('Fremtid', { seasonStartYear: 2031 });
  const list = async (by: string) =>
    (await send('listTournaments', { token: by })).json<Tournament[]>().map(({ name }) => name);
  expect((await list(token)).slice(0, 5)).toEqual(['Fremtid', 'Zoo', 'Æblet', 'Ørsted', 'Ålborg']);
  expect(await list(await frame.signIn('helper', ids[1]))).toEqual(['Ørsted']);
  expect(await list(await frame.signIn('helper'))).toEqual(await list(token));
});
