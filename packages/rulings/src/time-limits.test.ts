import { describe, expect, it } from 'vitest';
import {
  mayObject,
  type Objection,
  OPEN_UNTIL_DEADLINE,
  protestDeadline,
  RULING_IDS,
  type RulingId,
} from './index.ts';

const at = (minute: number) => Date.UTC(2027, 1, 14, 13, minute);

/** Nothing has happened after the board but what a row says. */
const objection = (rule: RulingId, more: Partial<Objection>): Objection => ({
  rule,
  calledAt: at(10),
  nextBoardBegunAt: null,
  recordedAt: null,
  protestDeadline: null,
  ...more,
});

const answer = (rule: RulingId, more: Partial<Objection>): string => {
  const result = mayObject(objection(rule, more));
  return result.ok
    ? 'heard'
    : `${result.error.code} §${result.error.paragraph} ${(result.error.limit - at(0)) / 60_000}`;
};

describe('an irregularity at the table', () => {
  it.each<[string, Partial<Objection>, string]>([
    ['nothing has followed yet', {}, 'heard'],
    ['before the next board’s first bid', { nextBoardBegunAt: at(11) }, 'heard'],
    ['at it', { nextBoardBegunAt: at(10) }, 'next-board-begun §23 10'],
    ['after it', { nextBoardBegunAt: at(9) }, 'next-board-begun §23 9'],
    ['before all four have recorded', { recordedAt: at(11) }, 'heard'],
    ['when they have', { recordedAt: at(10) }, 'board-recorded §23 10'],
    [
      'the earlier of the two counts: the bid',
      { nextBoardBegunAt: at(8), recordedAt: at(9) },
      'next-board-begun §23 8',
    ],
    [
      'the earlier of the two counts: the record',
      { nextBoardBegunAt: at(9), recordedAt: at(8) },
      'board-recorded §23 8',
    ],
    [
      'the protest deadline is not for it',
      { recordedAt: at(9), protestDeadline: at(40) },
      'board-recorded §23 9',
    ],
  ])('%s', (_, more, expected) => {
    expect(answer('revoke-declarer', more)).toBe(expected);
  });
});

describe('what may be found later', () => {
  const LATER = [
    'looked-after-play',
    'numbered-card-many-tables',
    'director-cancels',
    'card-swap-found',
    'misrecorded',
  ];

  it.each(RULING_IDS)('%s', (id) => {
    const recorded = { nextBoardBegunAt: at(8), recordedAt: at(9) };
    expect(answer(id, recorded)).toBe(LATER.includes(id) ? 'heard' : 'next-board-begun §23 8');
    expect(OPEN_UNTIL_DEADLINE.has(id)).toBe(LATER.includes(id));
  });

  it.each<[string, Partial<Objection>, string]>([
    ['until the protest deadline', { recordedAt: at(1), protestDeadline: at(10) }, 'heard'],
    ['and not after it', { recordedAt: at(1), protestDeadline: at(9) }, 'protest-deadline-passed §23 9'],
  ])('%s', (_, more, expected) => {
    expect(answer('misrecorded', more)).toBe(expected);
  });

  it('half an hour after the round is closed, unless the stage says another', () => {
    expect(protestDeadline(at(0))).toBe(at(30));
    expect(protestDeadline(at(0), 45)).toBe(at(45));
    expect(protestDeadline(null)).toBeNull();
  });
});

describe('a strafpoint that was not taken', () => {
  const forgone = { addsForgonePenalty: true, protestDeadline: at(40) };

  it('is not added once the board is recorded, not even where the deadline is still open', () => {
    expect(answer('looked-after-play', { ...forgone, recordedAt: at(9) })).toBe('penalty-forgone §23 9');
  });

  it('may still be taken before', () => {
    expect(answer('looked-after-play', { ...forgone, recordedAt: at(11) })).toBe('heard');
  });
});

describe('the director goes on all the same', () => {
  const late = { recordedAt: at(9), nextBoardBegunAt: at(8) };

  it('with a written reason, which stays beside what was overridden', () => {
    expect(mayObject(objection('revoke-declarer', { ...late, reason: ' Begge par var enige. ' }))).toEqual({
      ok: true,
      value: {
        overridden: { code: 'next-board-begun', paragraph: 23, limit: at(8), reason: 'Begge par var enige.' },
      },
    });
  });

  it('not with a blank one', () => {
    expect(answer('revoke-declarer', { ...late, reason: ' \n' })).toBe('next-board-begun §23 8');
  });

  it('and a reason that was not needed overrides nothing', () => {
    expect(mayObject(objection('revoke-declarer', { reason: 'x' }))).toEqual({
      ok: true,
      value: { overridden: null },
    });
  });
});
