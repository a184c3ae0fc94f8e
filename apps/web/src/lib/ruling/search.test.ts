import { handsFor, PASSED } from '@spadille/rules';
import { irregularityOf, RULING_IDS } from '@spadille/rulings';
import { describe, expect, it } from 'vitest';
import { type BoardToRule } from './fit.ts';
import { searchRulings } from './search.ts';

const played: BoardToRule = {
  hands: handsFor('N'),
  tuple: { contract: 'solo', declarer: 'W', outcome: 'bete', tout: 'none' },
  cancelled: false,
  turnedRound: false,
  roundOpen: true,
};

const ids = (typed: string, language: 'da' | 'en' = 'da', context = played) =>
  searchRulings(typed, language, context).map(({ rule }) => rule);
const fitting = (typed: string, language: 'da' | 'en' = 'da', context = played) =>
  searchRulings(typed, language, context).flatMap(({ rule, misfit }) => (misfit ? [] : [rule]));

describe('the catalogue in plain words', () => {
  it('nothing typed finds all of it', () => {
    expect(ids('').toSorted()).toEqual([...RULING_IDS].toSorted());
  });

  it.each(['16', '§16', ' § 16 '])('"%s" finds the paragraph and nothing else', (typed) => {
    expect(ids(typed)).toEqual(['revoke-declarer', 'revoke-defender']);
  });

  it('a second paragraph of an entry is found too, after those that have it first', () => {
    const buying = {
      ...played,
      tuple: { contract: 'tourne', declarer: 'W', outcome: 'bete', tout: 'none' },
    } as const;
    const found = ids('13', 'da', buying);
    expect(found.slice(0, 2)).toEqual(['buy-wrong-before-play', 'buy-wrong-after-play']);
    expect(found).toContain('both-bought-wrong');
  });

  it.each([
    ['kulørsvigt', 'da', 'revoke-defender'],
    ['KULORSV', 'da', 'revoke-defender'],
    ['kuloersvigt', 'da', 'revoke-defender'],
    ['renonce', 'da', 'revoke-declarer'],
    ['revoke', 'da', 'revoke-declarer'],
    ['revo defen', 'en', 'revoke-defender'],
    ['kulørsvigt', 'en', 'revoke-defender'],
    ['tourne', 'da', 'needless-tourne'],
    ['tourné', 'en', 'needless-tourne'],
    ['koebe nolo', 'da', 'needless-kobe-nolo'],
    ['købe nolo', 'en', 'needless-kobe-nolo'],
    ['paa', 'da', 'looked-at-tricks'],
    ['oversidder', 'da', 'sitter-interfered'],
    ['sitter', 'da', 'sitter-interfered'],
    ['svigt', 'da', 'revoke-declarer'],
    ['16 modsp', 'da', 'revoke-defender'],
    ['købte forkert', 'da', 'both-bought-wrong'],
    ['viste kort', 'da', 'shown-card-defender'],
    ['defender revoked', 'en', 'revoke-defender'],
  ] as const)('"%s" (%s) finds %s', (typed, language, rule) => {
    expect(ids(typed, language)).toContain(rule);
  });

  it('what stands in the name comes before what stands in the description', () => {
    expect(fitting('kulørsvigt')[0]).toMatch(/^revoke/);
    expect(ids('uden for tur')[0]).toBe('bid-out-of-turn');
  });

  it('all words have to be there', () => {
    expect(ids('kulørsvigt talon')).toEqual([]);
    expect(ids('qqqq')).toEqual([]);
  });

  it('what cannot stand on the board comes last, and says why', () => {
    const found = searchRulings('', 'da', { ...played, tuple: PASSED });
    const first = found.findIndex(({ misfit }) => misfit !== null);
    expect(first).toBeGreaterThan(0);
    expect(found.slice(first).every(({ misfit }) => misfit !== null)).toBe(true);
    expect(found.slice(0, first).every(({ rule }) => irregularityOf(rule).onPas)).toBe(true);
    expect(found.find(({ rule }) => rule === 'revoke-declarer')?.misfit).toEqual({ code: 'not-on-pas' });
    expect(found.find(({ rule }) => rule === 'face-up-deal')?.misfit).toEqual({ code: 'has-result' });
  });

  it('a nolo entry on a solo is found, after the rest', () => {
    const found = searchRulings('nolo', 'da', played);
    expect(found.find(({ rule }) => rule === 'wrong-lead-nolo')?.misfit).toMatchObject({
      code: 'contract-does-not-fit',
      contract: 'solo',
    });
    expect(found[0]?.misfit).toBeNull();
  });

  it('a board without a result leaves nearly everything open', () => {
    expect(fitting('', 'da', { ...played, tuple: null })).toEqual(expect.arrayContaining([...RULING_IDS]));
  });

  it('a closed round takes only what may still be found', () => {
    expect(fitting('', 'da', { ...played, roundOpen: false }).toSorted()).toEqual([
      'card-swap-found',
      'director-cancels',
      'looked-after-play',
      'misrecorded',
      'numbered-card-many-tables',
    ]);
  });
});
