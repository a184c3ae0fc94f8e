import { DM_SCALE } from '@spadille/scoring';
import { expect, it } from 'vitest';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { scaleLines } from './scale-lines.ts';

it('the championship’s scale reads from the top down', () => {
  expect(scaleLines(DM_SCALE, MESSAGES.da.scoring)).toEqual([
    { text: '+6 og derover', matchPoints: 2 },
    { text: '+5 til −5', matchPoints: 1 },
    { text: '−6 og derunder', matchPoints: 0 },
  ]);
});

it('a scale of one step has two lines', () => {
  expect(scaleLines([{ from: 1, matchPoints: 2 }], MESSAGES.en.scoring)).toEqual([
    { text: '+1 and above', matchPoints: 2 },
    { text: '0 and below', matchPoints: 0 },
  ]);
});
