import { expect, it } from 'vitest';
import { signedPoints } from './signed-points.ts';

it.each([
  [6, '+6'],
  [-2, '\u22122'],
  [0, '0'],
  [-0, '0'],
])('writes %s as %s', (gamePoints, text) => expect(signedPoints(gamePoints)).toBe(text));
