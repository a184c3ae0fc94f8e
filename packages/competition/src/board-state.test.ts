import { type BoardTuple, PASSED, sameTuple, type Side, SIDES } from '@spadille/rules';
import { boardTuples } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterWord,
  type BoardStanding,
  type BoardWord,
  NOTHING_SAID,
  outcomeOf,
  type PairSaying,
  standingOf,
  stateOf,
  wordFor,
} from './index.ts';

const X: BoardTuple = { declarer: 'N', contract: 'solo', outcome: 'won', tout: 'none' };
const Y: BoardTuple = { declarer: 'N', contract: 'solo', outcome: 'bete', tout: 'none' };
const Z: BoardTuple = PASSED;
const NAMES: Readonly<Record<string, BoardTuple>> = { X, Y, Z };

const nameOf = (tuple: BoardTuple | null): string =>
  Object.keys(NAMES).find((name) => sameTuple(NAMES[name] ?? null, tuple)) ?? '–';

/** One thing said: `NS X`, `EW no`, `EW clear`, `desk X`, `desk clear`, `verify X`. */
function next(standing: BoardStanding, text: string): BoardStanding {
  const [who = '', what = ''] = text.split(' ');
  if (who === 'desk' || who === 'verify') {
    const action = what === 'clear' ? 'clear' : who === 'desk' ? 'result' : 'verify';
    return afterWord(standing, { action, bySide: null, tuple: NAMES[what] ?? null });
  }
  return afterWord(standing, wordFor(standing, who as Side, sayingOf(what)));
}

function sayingOf(what: string): PairSaying {
  const tuple = NAMES[what];
  if (tuple) return { kind: 'result', tuple };
  return what === 'clear' ? { kind: 'clear' } : { kind: 'object' };
}

/** State, what is recorded, whose word it is, and what stands against it: `disputed X by NS, EW Y`. */
function told(standing: BoardStanding): string {
  const { recorded, word, disputes } = standing;
  if (recorded === null) return stateOf(standing);
  const against = disputes.map(({ bySide, tuple }) => `, ${bySide} ${nameOf(tuple)}`).join('');
  return `${stateOf(standing)} ${nameOf(recorded)} by ${word?.bySide ?? 'desk'}${against}`;
}

const after = (said: string): BoardStanding =>
  said === '' ? NOTHING_SAID : said.split('; ').reduce<BoardStanding>(next, NOTHING_SAID);

describe('what is said of a board, and how it stands then', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['one pair says it', 'NS X', 'entered X by NS'],
    ['the other pair says the same', 'NS X; EW X', 'confirmed X by NS'],
    ['nobody confirms his own word', 'NS X; NS X', 'entered X by NS'],
    ['a pair changes its own word', 'NS X; NS Y', 'entered Y by NS'],
    ['a pair takes its word back', 'NS X; NS clear', 'empty'],
    ['the other pair says something else', 'NS X; EW Y', 'disputed X by NS, EW Y'],
    ['the other pair only says no', 'NS X; EW no', 'disputed X by NS, EW –'],
    ['a no does not take away what was said before', 'NS X; EW Y; EW no', 'disputed X by NS, EW Y'],
    ['the other pair gives in', 'NS X; EW Y; EW X', 'confirmed X by NS'],
    ['the first pair gives in', 'NS X; EW Y; NS Y', 'confirmed Y by EW'],
    ['the first pair says a third thing', 'NS X; EW Y; NS Z', 'disputed Z by NS, EW Y'],
    ['the first pair says it again', 'NS X; EW no; NS X', 'disputed X by NS, EW –'],
    ['another word after a no waits for the other pair again', 'NS X; EW no; NS Y', 'entered Y by NS'],
    ['the other pair takes its dispute back', 'NS X; EW Y; EW clear', 'entered X by NS'],
    ['the first pair takes its word back, and one word is left', 'NS X; EW Y; NS clear', 'entered Y by EW'],
    ['the other pair cannot take it back', 'NS X; EW clear', 'disputed X by NS, EW –'],
    ['a confirmed board stays', 'NS X; EW X; NS Y', 'disputed X by NS, NS Y'],
    ['also when both come to another mind', 'NS X; EW X; NS Y; EW Y', 'disputed X by NS, NS Y, EW Y'],
    ['and is confirmed again when that is taken back', 'NS X; EW X; NS Y; NS X', 'confirmed X by NS'],
    ['a no to nothing is nothing', 'NS no', 'empty'],
    ['a director types first', 'desk X; NS Y', 'disputed X by desk, NS Y'],
    ['a table that says the same as he', 'desk X; NS X', 'entered X by desk'],
    ['both pairs say the same as he', 'desk X; NS X; EW X', 'confirmed X by desk'],
    ['both pairs say otherwise than he', 'desk X; NS Y; EW Y', 'disputed X by desk, NS Y, EW Y'],
    ['a table clears what he typed', 'desk X; NS clear', 'disputed X by desk, NS –'],
    ['he settles by one of the values', 'NS X; EW Y; desk Y', 'entered Y by desk'],
    ['he settles by what was recorded', 'NS X; EW Y; desk X', 'entered X by desk'],
    ['he settles by a third one', 'NS X; EW Y; desk Z', 'entered Z by desk'],
    ['the pair that was wrong agrees afterwards', 'NS X; EW Y; desk Y; NS Y', 'confirmed Y by desk'],
    ['he says what both pairs say', 'desk X; NS Y; EW Y; desk Y', 'confirmed Y by desk'],
    ['he types what is confirmed', 'NS X; EW X; desk X', 'confirmed X by NS'],
    ['he overwrites what is confirmed', 'NS X; EW X; desk Y', 'entered Y by desk'],
    ['he types what one pair said, and the other confirms it', 'NS X; desk X; EW X', 'confirmed X by desk'],
    ['he clears it', 'NS X; EW Y; desk clear', 'empty'],
    ['a second look', 'NS X; verify X', 'verified X by NS'],
    ['what is verified stays', 'NS X; verify X; NS Y', 'disputed X by NS, NS Y'],
    ['a second look that finds another result', 'desk X; verify Y', 'verified Y by desk'],
    ['he types what is verified', 'desk X; verify X; desk X', 'verified X by desk'],
    ['a second look settles a dispute', 'NS X; EW Y; verify X', 'verified X by NS'],
  ])('%s: %s', (_, said, expected) => {
    expect(told(after(said))).toBe(expected);
  });

  it('a word that cannot count is kept, any other counts', () => {
    const of = (said: string, side: Side, what: string) =>
      outcomeOf(wordFor(after(said), side, sayingOf(what)).action);
    expect(of('', 'NS', 'X')).toBe('counted');
    expect(of('NS X', 'EW', 'X')).toBe('counted');
    expect(of('desk X', 'EW', 'X')).toBe('counted');
    expect(of('NS X', 'NS', 'Y')).toBe('counted');
    expect(of('NS X', 'EW', 'Y')).toBe('kept');
    expect(of('desk X', 'NS', 'Y')).toBe('kept');
    expect(of('NS X; EW X', 'NS', 'Y')).toBe('kept');
  });
});

const sides = fc.constantFrom<Side>(...SIDES);
const sayings = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('X', 'Y', 'Z') },
  { weight: 1, arbitrary: fc.constantFrom('clear', 'no') },
);
const pairs = fc.tuple(sides, sayings).map(([side, what]) => `${side} ${what}`);
const desk = fc.constantFrom('desk X', 'desk Y', 'desk clear', 'verify X', 'verify Z');
const anything = fc.array(fc.oneof({ weight: 4, arbitrary: pairs }, { weight: 1, arbitrary: desk }), {
  maxLength: 12,
});
const all = (said: readonly string[]): BoardStanding => said.reduce<BoardStanding>(next, NOTHING_SAID);

describe('whatever is said', () => {
  it('no table changes what a director typed, or what is confirmed or verified', () => {
    fc.assert(
      fc.property(anything, fc.array(pairs, { maxLength: 8 }), (before, later) => {
        const standing = all(before);
        const isProtected =
          standing.word?.bySide === null || ['confirmed', 'verified'].includes(stateOf(standing));
        fc.pre(standing.recorded !== null && isProtected);
        expect(later.reduce<BoardStanding>(next, standing).recorded).toEqual(standing.recorded);
      }),
    );
  });

  it('after a director’s word nothing is disputed, and it is what is recorded', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('X', 'Y', 'Z'), (before, what) => {
        const standing = next(all(before), `desk ${what}`);
        expect(stateOf(standing)).not.toBe('disputed');
        expect(nameOf(standing.recorded)).toBe(what);
      }),
    );
  });

  it('one pair alone confirms nothing', () => {
    const ofNs = sayings.map((what) => `NS ${what}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(ofNs, fc.constant('desk X')), { maxLength: 10 }), (said) => {
        expect(stateOf(all(said))).not.toBe('confirmed');
      }),
    );
  });

  it('confirmed is what both pairs have said', () => {
    fc.assert(
      fc.property(anything, (said) => {
        const standing = all(said);
        fc.pre(stateOf(standing) === 'confirmed');
        for (const side of SIDES) expect(said).toContain(`${side} ${nameOf(standing.recorded)}`);
      }),
    );
  });

  it('every tuple that a pair says stands on record', () => {
    fc.assert(
      fc.property(anything, sides, boardTuples(), (before, side, tuple) => {
        const word = wordFor(all(before), side, { kind: 'result', tuple });
        expect([word.bySide, word.tuple]).toEqual([side, tuple]);
      }),
    );
  });

  it('the same word again changes nothing', () => {
    fc.assert(
      fc.property(anything, sides, fc.constantFrom('X', 'Y', 'Z', 'no'), (before, side, what) => {
        const once = next(all(before), `${side} ${what}`);
        expect(told(next(once, `${side} ${what}`))).toBe(told(once));
      }),
    );
  });

  it('what stands against it is something else, said by a pair', () => {
    fc.assert(
      fc.property(anything, (said) => {
        const { recorded, disputes } = all(said);
        for (const { tuple } of disputes) expect(sameTuple(tuple, recorded)).toBe(false);
        expect(new Set(disputes.map(({ bySide }) => bySide)).size).toBe(disputes.length);
        expect(disputes.length === 0 || recorded !== null).toBe(true);
      }),
    );
  });

  it('whichever pair’s word comes first, both stand', () => {
    const claims = ({ recorded, word, disputes }: BoardStanding) =>
      [[word?.bySide, recorded], ...disputes.map(({ bySide, tuple }) => [bySide, tuple])]
        .map((claim) => JSON.stringify(claim))
        .sort();
    fc.assert(
      fc.property(fc.constantFrom('X', 'Y', 'Z'), fc.constantFrom('X', 'Y', 'Z'), (ns, ew) => {
        const said = [`NS ${ns}`, `EW ${ew}`];
        const [one, other] = [all(said), all([...said].reverse())];
        expect(stateOf(one)).toBe(stateOf(other));
        if (ns !== ew) expect(claims(one)).toEqual(claims(other));
      }),
    );
  });

  it('the words on record tell how it stands', () => {
    fc.assert(
      fc.property(anything, (said) => {
        const words: BoardWord[] = [];
        let standing: BoardStanding = NOTHING_SAID;
        for (const text of said) {
          const [who = '', what = ''] = text.split(' ');
          const word: BoardWord =
            who === 'desk' || who === 'verify'
              ? {
                  action: what === 'clear' ? 'clear' : who === 'desk' ? 'result' : 'verify',
                  bySide: null,
                  tuple: NAMES[what] ?? null,
                }
              : wordFor(standing, who as Side, sayingOf(what));
          words.push(word);
          standing = afterWord(standing, word);
        }
        expect(standingOf(words)).toEqual(standing);
      }),
    );
  });
});
