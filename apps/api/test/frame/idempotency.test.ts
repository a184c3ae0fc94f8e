import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeOldAnswers } from '../../src/http/idempotency.ts';
import { codeOf, type Frame, openFrame } from '../support/frame.ts';

let frame: Frame;
let token: string;
beforeAll(async () => {
  frame = await openFrame();
  token = await frame.signIn('committee');
});
afterAll(() => frame.close());

let keys = 0;
const newKey = () => `key-number-${(keys += 1)}`;
const create = (key: string, name: string, by = token) =>
  frame.send('createTournament', {
    body: { name, seasonStartYear: 2026 },
    headers: { 'idempotency-key': key },
    token: by,
  });
const count = (name: string) => frame.system.deps.db.tournament.count({ where: { name } });

it('gives the same request the same answer, and changes nothing the second time', async () => {
  const key = newKey();
  const first = await create(key, 'Once');
  const again = await create(key, 'Once');
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await count('Once')).toBe(1);
  expect(
    await frame.system.deps.db.auditEvent.count({ where: { subjectId: first.json<{ id: string }>().id } }),
  ).toBe(1);
});

it('makes one change of many equal requests at once, and gives all of them its answer', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(key, 'At once')));
  expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await count('At once')).toBe(1);
});

it('refuses a key that belongs to another request', async () => {
  const key = newKey();
  await create(key, 'This');
  const other = await create(key, 'That');
  expect([other.statusCode, codeOf(other)]).toEqual([409, 'key-used-differently']);
  expect(await count('That')).toBe(0);
});

it('keeps nothing of a request that was refused: the same key may succeed later', async () => {
  const key = newKey();
  await create(newKey(), 'Taken');
  expect(codeOf(await create(key, 'Taken'))).toBe('name-taken');
  await frame.system.deps.db.tournament.updateMany({ where: { name: 'Taken' }, data: { name: 'Free' } });
  expect((await create(key, 'Taken')).statusCode).toBe(201);
});

it('keeps keys of different people apart', async () => {
  const key = newKey();
  await create(key, 'Mine');
  expect((await create(key, 'Yours', await frame.signIn('committee'))).statusCode).toBe(201);
});

it('does the same request twice when it comes without a key', async () => {
  const body = { name: 'Twice', seasonStartYear: 2026 };
  await frame.send('createTournament', { body, token });
  expect(codeOf(await frame.send('createTournament', { body, token }))).toBe('name-taken');
});

it.each(['short', 'with blanks in it', 'x'.repeat(201)])('refuses a key that is none: %s', async (key) => {
  expect(codeOf(await create(key, 'Never'))).toBe('request-not-valid');
});

it('forgets answers after a week', async () => {
  const key = newKey();
  await create(key, 'Remembered');
  const { deps } = frame.system;
  const kept = () => deps.db.idempotencyKey.count({ where: { key } });
  await deps.inTransaction((tx) => removeOldAnswers(tx, new Date()));
  expect(await kept()).toBe(1);
  await deps.inTransaction((tx) => removeOldAnswers(tx, new Date(Date.now() + 8 * 24 * 3_600_000)));
  expect(await kept()).toBe(0);
});
