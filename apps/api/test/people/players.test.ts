import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/frame.ts';
import { openUnion, type Player, type Union } from './support.ts';

let union: Union;
beforeAll(async () => {
  union = await openUnion();
});
afterAll(() => union.frame.close());

interface Page {
  players: { name: string; formerly: string | null; clubs: string[] }[];
  total: number;
}
const list = (q = '') => union.get<Page>('listPlayers', { query: { q } });
const change = ({ id, version }: Player, body: object) =>
  union.send('changePlayer', { params: { id }, body: { expectedVersion: version, ...body } });

describe('the list of players', () => {
  it('is in Danish order and found by any spelling', async () => {
    for (const name of ['Åse Bro', 'Zita Bro', 'Ørn Bro', 'Aage Bro', 'Ægir Bro']) await union.player(name);
    const found = await list('BRO');
    expect(found.players.map(({ name }) => name)).toEqual([
      'Zita Bro',
      'Ægir Bro',
      'Ørn Bro',
      'Aage Bro',
      'Åse Bro',
    ]);
    expect((await list('åge')).players.map(({ name }) => name)).toEqual(['Aage Bro']);
    expect((await list('oern bro')).total).toBe(1);
  });

  it('finds a renamed player by the old name, and keeps it', async () => {
    const player = await union.player('Ida Berg', { email: 'ida@example.org' });
    const renamed = await change(player, { name: 'Ida Falk' });
    expect(renamed.json()).toMatchObject({
      name: 'Ida Falk',
      email: 'ida@example.org',
      version: 2,
      earlierNames: [{ name: 'Ida Berg' }],
    });
    expect((await list('ida berg')).players).toMatchObject([{ name: 'Ida Falk', formerly: 'Ida Berg' }]);
    expect((await change(player, { phone: '12345678' })).json()).toMatchObject({
      code: 'stale-version',
      current: { name: 'Ida Falk', email: 'ida@example.org' },
    });
  });

  it('takes a change that changes nothing without a trace', async () => {
    const player = await union.player('Uændret Ulla');
    expect((await change(player, { name: 'Uændret Ulla', email: null, hidden: false })).json()).toMatchObject(
      {
        version: 1,
        earlierNames: [],
      },
    );
  });
});

it('points out who may be a double until somebody says that they are two', async () => {
  const [one, other, near] = [
    await union.player('Gerda Vang'),
    await union.player('gerda  Vång'),
    await union.player('Gerda Vank'),
  ];
  const pairs = async () =>
    (
      await union.get<{ first: { id: string }; second: { id: string }; alike: string }[]>('listDoubles')
    ).filter(({ first, second }) => [one.id, other.id, near.id].includes(first.id) && second.id !== '');
  expect((await pairs()).map(({ alike }) => alike).sort()).toEqual(['near', 'near', 'same']);
  expect(await union.get<Player>('getPlayer', { params: { id: one.id } })).toMatchObject({
    doubles: [{ id: other.id, alike: 'same' }, { id: near.id }],
  });
  const apart = (id: string, otherId: string) =>
    union.send('keepApart', { params: { id }, body: { otherId } });
  expect((await apart(other.id, one.id)).statusCode).toBe(204);
  expect((await apart(one.id, other.id)).statusCode).toBe(204);
  expect(codeOf(await apart(one.id, one.id))).toBe('same-player');
  expect((await pairs()).map(({ alike }) => alike)).toEqual(['near', 'near']);
});

describe('a name kept from the public', () => {
  const ask = (body: object) => union.frame.send('askToHideName', { body });
  const requests = () =>
    union.get<{ id: string; state: string; player: { id: string } | null; askedName: string | null }[]>(
      'listNameRequests',
    );
  const decide = (id: string, body: object) => union.send('decideNameRequest', { params: { id }, body });

  it('is asked for by anybody, who learns nothing from the answer', async () => {
    const known = await union.player('Helga Dam');
    const answers = [
      await ask({ name: 'helga dam', note: 'Det er mig.' }),
      await ask({ playerId: known.id }),
      await ask({ name: 'Ingen Kender' }),
      await ask({ playerId: '0192f000-0000-7000-8000-000000000001' }),
    ];
    expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(
      answers.map(() => [204, '']),
    );
    expect((await requests()).map(({ player, askedName }) => [player?.id ?? null, askedName])).toEqual(
      expect.arrayContaining([
        [known.id, null],
        [null, 'Ingen Kender'],
      ]),
    );
    expect(await requests()).toHaveLength(2);
    expect(codeOf(await ask({}))).toBe('request-not-valid');
  });

  it('is hidden when the committee grants it, once', async () => {
    const [first, second] = await requests();
    const known = first?.player ? first : second;
    const unknown = first?.player ? second : first;
    expect((await decide(known?.id ?? '', { state: 'granted' })).json()).toMatchObject({ state: 'granted' });
    expect(codeOf(await decide(known?.id ?? '', { state: 'refused' }))).toBe('already-decided');
    expect(await union.get('getPlayer', { params: { id: known?.player?.id ?? '' } })).toMatchObject({
      hidden: true,
      requests: [{ note: 'Det er mig.' }],
    });
    expect(codeOf(await decide(unknown?.id ?? '', { state: 'granted' }))).toBe('player-needed');
    const meant = await union.player('Ingen Kænder');
    const granted = await decide(unknown?.id ?? '', { state: 'granted', playerId: meant.id });
    expect(granted.json()).toMatchObject({ player: { id: meant.id } });
  });

  it('cannot be asked for name after name from one address', async () => {
    const codes = [];
    for (let tries = 0; tries < 10; tries += 1)
      codes.push((await ask({ name: `Prøve ${tries}` })).statusCode);
    expect(codes).toContain(429);
  });
});

it('tells what waits', async () => {
  const tasks = await union.get<{ nameRequests: number; doubles: number; mailNotSent: number }>(
    'getUnionTasks',
  );
  expect(tasks.doubles).toBeGreaterThanOrEqual(2);
  expect(tasks.nameRequests).toBeGreaterThanOrEqual(1);
  expect(tasks.mailNotSent).toBe(0);
});
