import { expect, it } from 'vitest';
import { StageForm, wholeNumber } from './stage-form.svelte.ts';

it('begins with the championship’s settings and nothing changed', () => {
  const form = new StageForm();
  expect(form.changed).toBe(false);
  expect(form.values).toMatchObject({
    boardsPerMatch: 40,
    scale: [
      { from: 6, matchPoints: 2 },
      { from: -5, matchPoints: 1 },
    ],
    decisivePlaces: [1],
  });
});

it('says what the fields come to', () => {
  const form = new StageForm();
  form.boards = '20';
  form.decisive = '8, 1;7 8';
  form.steps[1]!.from = '-3';
  expect(form.changed).toBe(true);
  expect(form.values).toMatchObject({
    boardsPerMatch: 20,
    decisivePlaces: [1, 7, 8],
    scale: [
      { from: 6, matchPoints: 2 },
      { from: -3, matchPoints: 1 },
    ],
  });
});

it.each([
  ['boards', '0'],
  ['boards', 'mange'],
  ['boards', '201'],
  ['walkover', '-1'],
  ['protest', ''],
  ['decisive', '1, to'],
] as const)('%s: %j cannot be used', (field, text) => {
  const form = new StageForm();
  form[field] = text;
  expect(form.values).toBeNull();
});

it('a scale needs a step, and numbers in it', () => {
  const form = new StageForm();
  form.steps.push({ from: '', matchPoints: '1' });
  expect(form.values).toBeNull();
  form.steps.splice(0);
  expect(form.values).toBeNull();
});

it.each([
  ['7', 7],
  [' 40 ', 40],
  ['0', null],
  ['41', null],
  ['4.5', null],
  ['', null],
])('a whole number from 1 to 40: %j is %s', (text, value) => {
  expect(wholeNumber(text, 1, 40)).toBe(value);
});
