import { expect, it } from 'vitest';
import { signedPoints } from './signed-points.ts';

it.each([
  [6, '+6'],
  [-2, '\u22122'],
  [0, '0'],
  [-0, '0'],
  [-38, '\u221238'],
  [1234, '+1234'],
])('writes %s as %s', (gamePoints, text) => expect(signedPoints(gamePoints)).toBe(text));
