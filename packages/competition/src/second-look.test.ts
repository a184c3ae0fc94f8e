import { type BoardTuple, PASSED } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { afterWord, type BoardStanding, NOTHING_SAID } from './board-state.ts';
import { lookWord, maySettle, secondLookOf, type WordOfSomebody } from './second-look.ts';

const X: BoardTuple = { declarer: 'N', contract: 'solo', outcome: 'won', tout: 'none' };
const Y: BoardTuple = { declarer: 'N', contract: 'solo', outcome: 'bete', tout: 'none' };
const NAMES: Readonly<Record<string, BoardTuple>> = { X, Y, pas: PASSED };

/** `anna types X; bo looks X`: what is on record, and how the board stands. */
function after(said: string): { words: WordOfSomebody[]; standing: BoardStanding<WordOfSomebody> } {
  const words: WordOfSomebody[] = [];
  let standing: BoardStanding<WordOfSomebody> = NOTHING_SAID;
  for (const part of said === '' ? [] : said.split('; ')) {
    const [actorId = '', what, name = ''] = part.split(' ');
    const tuple = NAMES[name] ?? null;
    const word =
      what === 'looks' && tuple !== null
        ? { ...lookWord(standing, tuple), actorId }
        : { action: what === 'settles' ? 'verify' : 'result', bySide: null, tuple, actorId };
    words.push(word);
    standing = afterWord(standing, word);
  }
  return { words, standing };
}

const found = (said: string) => {
  const { words, standing } = after(said);
  return secondLookOf(words, standing);
};

describe('a second look', () => {
  it.each([
    ['nobody has keyed it again', 'anna types X', { found: 'open' }],
    ['both keyed the same', 'anna types X; bo looks X', { found: 'same' }],
    [
      'they keyed otherwise',
      'anna types X; bo looks Y',
      { found: 'differs', first: X, second: Y, secondById: 'bo' },
    ],
    ['nothing was recorded', 'bo looks X', { found: 'differs', first: null, second: X, secondById: 'bo' }],
    ['the second corrects himself', 'anna types X; bo looks Y; bo looks X', { found: 'same' }],
    ['the first corrects himself', 'anna types X; bo looks Y; anna types Y', { found: 'same' }],
    ['he looked before he keyed it himself', 'anna looks X; anna types X', { found: 'open' }],
    ['he looked, and then keyed over the first', 'bo types X; anna looks Y; anna types Y', { found: 'open' }],
    [
      'what another found stays',
      'anna types X; bo looks Y; anna looks pas; anna types pas',
      { found: 'differs', first: PASSED, second: Y, secondById: 'bo' },
    ],
    ['somebody has decided', 'anna types X; bo looks Y; carl settles X', { found: 'same' }],
    ['also a pas is a result', 'anna types pas; bo looks pas', { found: 'same' }],
    [
      'what is changed after it differs again',
      'anna types X; bo looks X; anna types Y; bo looks X',
      { found: 'differs', first: Y, second: X, secondById: 'bo' },
    ],
  ])('%s: %s', (_, said, expected) => {
    expect(found(said)).toEqual(expected);
  });

  it('verifies a board only where both agree', () => {
    expect(after('anna types X; bo looks X').standing.verified).toBe(true);
    expect(after('anna types X; bo looks Y').standing).toMatchObject({ verified: false, recorded: X });
  });
});

describe('who may decide a difference', () => {
  const look = found('anna types X; bo looks Y');
  it.each([
    ['the first gives in', 'anna', Y, 'yes'],
    ['the second gives in', 'bo', X, 'yes'],
    ['a third finds the first right', 'carl', X, 'yes'],
    ['the first finds himself right', 'anna', X, 'own-word'],
    ['the second finds himself right', 'bo', Y, 'own-word'],
    ['a third thing', 'carl', PASSED, 'neither-of-both'],
  ] as const)('%s: %s', (_, byId, tuple, expected) => {
    expect(maySettle(look, { tuple, byId, firstById: 'anna' })).toBe(expected);
  });

  it('there is nothing to decide where both agree', () => {
    expect(maySettle({ found: 'same' }, { tuple: X, byId: 'carl', firstById: 'anna' })).toBe(
      'nothing-to-settle',
    );
  });
});
