import { type LogPage } from '@spadille/api-schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type z } from 'zod';
import { codeOf } from '../support/frame.ts';
import { openUnion, type Union } from './support.ts';

let union: Union;
beforeAll(async () => {
  union = await openUnion();
});
afterAll(() => union.frame.close());

it('tells the committee, and nobody else, what was done to clubs and players', async () => {
  const club = await union.club('Ærø');
  await union.join(club.id, { name: 'Aase Holm' });
  await union.get('createTournament', { body: { name: 'Pokal', seasonStartYear: 2026 } });
  const page = await union.get<z.output<typeof LogPage>>('getUnionLog');
  const told = page.events.map(({ type, subject }) => [type, subject.label]);
  expect(told).toContainEqual(['club-made', 'Ærø']);
  expect(told).toContainEqual(['player-made', 'Aase Holm']);
  expect(told.map(([type]) => type)).not.toContain('tournament-created');
  const made = await union.get<z.output<typeof LogPage>>('getUnionLog', { query: { type: 'club-made' } });
  expect(made.events).toHaveLength(1);

  const file = await union.send('getUnionLogCsv', { query: { type: 'club-made' } });
  expect(file.headers['content-disposition']).toContain('filename="union-log.csv"');
  expect(file.payload.trimEnd().split('\r\n')).toHaveLength(2);
  for (const token of [await union.frame.signIn('director'), await union.frame.signInSecretary(club.id)]) {
    expect(codeOf(await union.send('getUnionLog', { token }))).toBe('not-allowed');
    expect(codeOf(await union.send('getUnionLogCsv', { token }))).toBe('not-allowed');
  }
});
