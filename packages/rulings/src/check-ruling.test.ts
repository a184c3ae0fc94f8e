import { type BoardTuple, handsFor, PASSED } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { type BoardContext, checkRuling, correctResult, type Ruling } from './index.ts';

/** Board 3: dealer S, forehand E, middlehand W, N sits out. */
const HANDS = handsFor('S');

const board = (tuple: BoardTuple | null, more: Partial<BoardContext> = {}): BoardContext => ({
  hands: HANDS,
  tuple,
  cancelled: false,
  turnedRound: false,
  ...more,
});

const played = (contract: 'spil' | 'solo' | 'kobe-nolo' | 'nolo-ouvert', declarer: 'E' | 'N' | 'S' = 'E') =>
  ({ contract, declarer, outcome: 'won', tout: 'none' }) as const;

const faults = (ruling: Ruling, context: BoardContext) => {
  const checked = checkRuling(ruling, context);
  return checked.ok ? [] : checked.error;
};
const codes = (ruling: Ruling, context: BoardContext) => faults(ruling, context).map(({ code }) => code);

describe('a ruling that cannot stand', () => {
  it.each<[string, Ruling, BoardContext, readonly object[]]>([
    [
      'a seat that can’t have offended',
      { rule: 'revoke-declarer', seat: 'W', facts: {} },
      board(played('solo')),
      [{ code: 'seat-does-not-fit', seat: 'W', allowed: ['E'] }],
    ],
    [
      'a bid by the seat without cards',
      { rule: 'bid-out-of-turn', seat: 'N', facts: { penalty: '1' } },
      board(played('solo')),
      [{ code: 'seat-does-not-fit', seat: 'N', allowed: ['W', 'S', 'E'] }],
    ],
    [
      'a contract without a purchase',
      { rule: 'thrown-in', seat: 'E', facts: {} },
      board(played('solo')),
      [
        {
          code: 'contract-does-not-fit',
          contract: 'solo',
          allowed: ['spil', 'bedre-spil', 'tourne', 'kobe-nolo', 'tourne-respekt'],
        },
      ],
    ],
    [
      'a tout in a nolo',
      { rule: 'tout-unclear', seat: 'E', facts: {} },
      board(played('kobe-nolo')),
      [expect.objectContaining({ code: 'contract-does-not-fit' }) as object],
    ],
    [
      'play on a pas',
      { rule: 'revoke-declarer', seat: 'E', facts: {} },
      board(PASSED),
      [{ code: 'not-on-pas' }],
    ],
    [
      'an outcome on a pas',
      { rule: 'other', seat: 'E', facts: { consequence: 'won' } },
      board(PASSED),
      [{ code: 'not-on-pas' }],
    ],
    [
      'a deal that was played',
      { rule: 'face-up-deal', seat: 'E', facts: {} },
      board(played('solo')),
      [{ code: 'has-result' }],
    ],
    [
      'a fact missing',
      { rule: 'revoke-defender', seat: 'S', facts: {} },
      board(played('solo')),
      [{ code: 'fact-missing', fact: 'already-bete', allowed: ['yes', 'no'] }],
    ],
    [
      'a fact that is not asked for',
      { rule: 'thrown-in', seat: 'E', facts: { penalty: '1' } },
      board(played('spil')),
      [{ code: 'fact-unknown', fact: 'penalty', allowed: [] }],
    ],
    [
      'two penalty points',
      { rule: 'bid-out-of-turn', seat: 'E', facts: { penalty: '2' } },
      board(played('spil')),
      [{ code: 'fact-value', fact: 'penalty', found: '2', allowed: ['0', '1'] }],
    ],
    [
      'a correction of nothing',
      { rule: 'misrecorded', seat: 'E', facts: {} },
      board(played('spil')),
      [{ code: 'no-fact', allowed: ['declarer', 'contract', 'outcome', 'tout'] }],
    ],
    [
      'a table and a time that are none',
      { rule: 'card-swap-found', seat: 'E', facts: { 'from-table': '0', 'from-time': '13:05' } },
      board(played('spil')),
      [
        { code: 'fact-value', fact: 'from-table', found: '0', allowed: [] },
        { code: 'fact-value', fact: 'from-time', found: '13:05', allowed: [] },
      ],
    ],
    [
      'a tout for a nolo that the standing bidder wins',
      { rule: 'insufficient-opponent', seat: 'S', facts: { tout: 'made' } },
      board(played('kobe-nolo')),
      [{ code: 'tout-on-nolo', contract: 'kobe-nolo', outcome: 'won', tout: 'made' }],
    ],
    [
      'a later hand that takes nolo ouvert over',
      { rule: 'ouvert-laid-early', seat: 'W', facts: { penalty: '0', 'taken-over': 'S' } },
      board(played('nolo-ouvert')),
      [{ code: 'fact-value', fact: 'taken-over', found: 'S', allowed: ['E'] }],
    ],
    [
      'the offender who takes it over from himself',
      { rule: 'ouvert-laid-early', seat: 'E', facts: { penalty: '0', 'taken-over': 'E' } },
      board(played('nolo-ouvert')),
      [{ code: 'fact-value', fact: 'taken-over', found: 'E', allowed: [] }],
    ],
    [
      'several things at once',
      { rule: 'wrong-lead-nolo', seat: 'E', facts: { trick: 'yes' } },
      board(played('solo')),
      [
        { code: 'seat-does-not-fit', seat: 'E', allowed: ['N', 'S'] },
        expect.objectContaining({ code: 'contract-does-not-fit' }) as object,
        { code: 'fact-unknown', fact: 'trick', allowed: ['trick-taken'] },
        { code: 'fact-missing', fact: 'trick-taken', allowed: ['yes', 'no'] },
      ],
    ],
  ])('%s', (_, ruling, context, expected) => {
    expect(faults(ruling, context)).toEqual(expected);
  });

  it('names of every object are no facts', () => {
    const facts = { constructor: 'yes', 'already-bete': 'yes' };
    expect(codes({ rule: 'revoke-defender', seat: 'S', facts }, board(played('solo')))).toEqual([
      'fact-unknown',
    ]);
  });
});

describe('a ruling that can', () => {
  it.each<[string, Ruling, BoardContext]>([
    [
      'a bid by any seat of a folder that was turned round',
      { rule: 'bid-out-of-turn', seat: 'S', facts: { penalty: '1' } },
      board(played('solo', 'N')),
    ],
    [
      'another hand takes over when the folder was turned round',
      { rule: 'ouvert-laid-early', seat: 'N', facts: { penalty: '1', 'taken-over': 'W' } },
      board(played('nolo-ouvert', 'N')),
    ],
    [
      'the sitter of the auction',
      { rule: 'sitter-interfered', seat: 'N', facts: { penalty: '0' } },
      board(played('solo')),
    ],
    [
      'the sitter of the play',
      { rule: 'sitter-interfered', seat: 'W', facts: { penalty: '0' } },
      board(played('solo')),
    ],
    ['whatever may yet fit, without a result', { rule: 'thrown-in', seat: 'W', facts: {} }, board(null)],
    [
      'a part of a result on a cancelled board, where it has no effect',
      { rule: 'misrecorded', seat: 'E', facts: { outcome: 'bete' } },
      board(null, { cancelled: true }),
    ],
  ])('%s', (_, ruling, context) => {
    expect(faults(ruling, context)).toEqual([]);
  });

  it('without a result, a seat that can never fit is still refused', () => {
    expect(codes({ rule: 'thrown-in', seat: 'N', facts: {} }, board(null))).toEqual(['seat-does-not-fit']);
  });
});

describe('a correction', () => {
  const solo = { contract: 'solo', declarer: 'E', outcome: 'won', tout: 'made' } as const;

  it.each([
    ['what is not named stands', solo, { declarer: 'W' }, { ...solo, declarer: 'W' }],
    ['nothing named: the same result', solo, {}, solo],
    [
      'a pas that was played',
      PASSED,
      { contract: 'spil', declarer: 'N', outcome: 'kruk' },
      { contract: 'spil', declarer: 'N', outcome: 'kruk', tout: 'none' },
    ],
    [
      'played, and was passed',
      solo,
      { contract: 'pas', declarer: 'none', outcome: 'none', tout: 'none' },
      PASSED,
    ],
    [
      'a whole result where there is none',
      null,
      { contract: 'solo', declarer: 'E', outcome: 'won', tout: 'made' },
      solo,
    ],
    ['a pas where there is none', null, { contract: 'pas' }, PASSED],
  ] as const)('%s', (_, tuple, correction, corrected) => {
    expect(correctResult(tuple, correction)).toEqual({ ok: true, value: corrected });
  });

  it.each([
    ['part of a result where there is none', null, { outcome: 'won' }, ['contract-missing']],
    [
      'a contract without declarer and outcome',
      null,
      { contract: 'solo' },
      ['declarer-missing', 'outcome-missing'],
    ],
    ['a contract on a pas, by itself', PASSED, { contract: 'solo' }, ['declarer-missing', 'outcome-missing']],
    ['a declarer taken away', solo, { declarer: 'none' }, ['declarer-missing']],
    [
      'a pas with all that was played',
      solo,
      { contract: 'pas' },
      ['declarer-on-pas', 'outcome-on-pas', 'tout-on-pas'],
    ],
    ['a declarer on a pas', PASSED, { declarer: 'N' }, ['declarer-on-pas']],
    ['a tout that the new outcome can’t have', solo, { outcome: 'bete' }, ['tout-made-not-won']],
    ['a tout that the new contract can’t have', solo, { contract: 'kobe-nolo' }, ['tout-on-nolo']],
  ] as const)('refused: %s', (_, tuple, correction, expected) => {
    const result = correctResult(tuple, correction);
    expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(expected);
  });
});
