import { canGrantPenalty, RULING_IDS } from '@spadille/rulings';
import { pressKey, EMPTY_LINE, type KeyRefusal } from '@spadille/slip-keys';
import { describe, expect, it } from 'vitest';
import { LANGS } from '$lib/i18n/lang.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { won } from './slip.fixture.ts';
import { refusalInWords, resultInWords } from './words.ts';

/** The refusal that a line of keys ends in. */
function refusalOf(keys: string): KeyRefusal {
  let state = EMPTY_LINE;
  for (const key of keys.split(' ')) state = pressKey(state, key).state;
  if (!state.refusal) throw new Error(`${keys} is not refused`);
  return state.refusal;
}

describe.each(LANGS)('in %s', (lang) => {
  const { refusals } = MESSAGES[lang].director.slip;

  it.each(['z', 'n z', 'n o z', '1 z', ', z', '1 2 3 4', 'n n + t', 'n o b t', '- t', 'n o + t t'])(
    'every refusal of the grammar has words: %s',
    (keys) => {
      expect(refusalInWords(refusalOf(keys), refusals, null)).toMatch(/\.$/);
    },
  );

  it('a line that may have had a key too many points at the board just left', () => {
    const refusal = refusalOf('s s b +');
    expect(refusalInWords(refusal, refusals, 7)).toContain(refusals.doubts(7));
  });

  it('every rule that can cost a penalty point has words, and no other has', () => {
    expect(Object.keys(MESSAGES[lang].director.penaltyRules).sort()).toEqual(
      RULING_IDS.filter(canGrantPenalty).toSorted(),
    );
  });
});

it.each([
  [won('E', 'solo'), 'Ø Solo vundet'],
  [{ ...won('N'), outcome: 'bete', tout: 'failed' } as const, 'N Spil bete, tout mislykket'],
  [{ contract: 'pas' } as const, 'Alle pas'],
  [null, 'intet'],
])('%j is %s', (tuple, words) => {
  expect(resultInWords(tuple, MESSAGES.da.contracts, 'intet')).toBe(words);
});
