import { isNameFound } from '@spadille/competition';
import { nameFault } from '@spadille/core';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findByName } from '../../src/modules/people/find-by-name.ts';
import { readsOf } from '../support/reads.ts';
import { openUnion, type Union } from './support.ts';

let union: Union;
beforeAll(async () => {
  union = await openUnion();
});
afterAll(() => union.frame.close());

const db = () => union.frame.system.deps.db;
const addPeople = (names: readonly string[]) =>
  db().player.createMany({ data: names.map((name) => ({ id: v7(), name })) });

const SPELLINGS = [
  'Åge Ærøe-Bøgh',
  'AAGE  Ærøe Bøgh',
  'A\u030Age Ærø',
  'Aaage Oeere',
  'Bjoern Oeberg',
  'Bjørn Öberg',
  'André d’Été',
  'ÄNNE Ødegård',
  'A\u0308nne Odegaard',
  'İlker Đorđević',
  'Łukasz Ñandú',
  'Straße ﬁn',
  'ΣΊΣΥΦΟΣ Ἀθήνα',
  'O%Brien_\\ (Per)',
  '李小龙 Lee',
];

it('finds with the database whoever the rule finds among all, in any spelling and script', async () => {
  const letter = fc.constantFrom(...'aAåÅæÆäøØöoeÉéñÇçßłĐİıșα\u030A\u0308\u0301 -’.');
  const drawn = fc.sample(fc.string({ unit: letter, minLength: 1, maxLength: 9 }), { numRuns: 200, seed: 1 });
  const names = [...new Set([...SPELLINGS, ...drawn.map((name) => name.trim())])].filter(
    (name) => nameFault(name) === undefined,
  );
  await addPeople(names);
  const everybody = (await db().player.findMany()).map(({ name }) => name);
  const parts = names.flatMap((name) => [name, ...name.split(' ').map((word) => word.slice(0, 3))]);
  for (const typed of new Set(['', 'aa', 'ae o', ...parts.filter((_, index) => index % 3 === 0)])) {
    const found = (await findByName(db(), typed)).map(({ name }) => name);
    expect([typed, found.sort()]).toEqual([
      typed,
      everybody.filter((name) => isNameFound(name, typed)).sort(),
    ]);
  }
});

it('reads those who may be meant, and not the union', async () => {
  await addPeople(Array.from({ length: 500 }, (_, index) => `Mange Menneske ${index}`));
  await addPeople(['Quirinus Quist']);
  const search = () => union.get('listPlayers', { query: { q: 'quiri' } });
  const before = await readsOf(search);
  await addPeople(Array.from({ length: 500 }, (_, index) => `Flere Mennesker ${index}`));
  expect((await readsOf(search)).rows).toBe(before.rows);
});
