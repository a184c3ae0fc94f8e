import { expect, it } from 'vitest';
import { parsePoints } from './parse-points.ts';

it.each([
  ['7', 7],
  ['+7', 7],
  ['-12', -12],
  ['−12', -12],
  ['–12', -12],
  [' 0 ', 0],
  ['-0', 0],
  ['1000', 1000],
  ['1001', null],
  ['', null],
  ['7.5', null],
  ['7,5', null],
  ['syv', null],
  ['--7', null],
])('%j is %s', (text, points) => {
  expect(parsePoints(text)).toBe(points);
});
