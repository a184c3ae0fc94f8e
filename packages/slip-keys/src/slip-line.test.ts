import { boardTuples } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_LETTERS, makeSlipLine, parseSlipLine, SEAT_LETTERS } from './index.ts';

describe('parseSlipLine', () => {
  it.each([
    ['no+', 'N', 'solo', 'won', 'none'],
    ['øsb', 'E', 'spil', 'bete', 'none'],
    ['vs+t', 'W', 'spil', 'won', 'made'],
    ['WS+T', 'W', 'spil', 'won', 'made'],
    [' sb+x ', 'S', 'bedre-spil', 'won', 'failed'],
    ['enk', 'E', 'ren-nolo', 'kruk', 'none'],
    ['ek+', 'E', 'kobe-nolo', 'won', 'none'],
    ['er+', 'E', 'tourne-respekt', 'won', 'none'],
    ['ep+', 'E', 'solo-spar', 'won', 'none'],
    ['eu+', 'E', 'nolo-ouvert', 'won', 'none'],
    ['et+', 'E', 'tourne', 'won', 'none'],
  ])('%j', (line, declarer, contract, outcome, tout) => {
    expect(parseSlipLine(line)).toEqual({ ok: true, value: { contract, declarer, outcome, tout } });
  });

  it.each(['-', '0', ' - '])('%j is pas', (line) => {
    expect(parseSlipLine(line)).toEqual({ ok: true, value: { contract: 'pas' } });
  });

  it.each([
    ['', 'line-not-finished'],
    ['n', 'line-not-finished'],
    ['no', 'line-not-finished'],
    ['12', 'line-not-finished'],
    ['nnn', 'key-does-not-fit'],
    ['a', 'line-is-a-command'],
    [',n', 'line-is-a-command'],
    ['--', 'more-than-one-board'],
    ['no+no+', 'more-than-one-board'],
    ['no+a', 'line-is-a-command'],
    ['no++', 'key-does-not-fit'],
    ['n o+', 'key-does-not-fit'],
    ['nn+t', 'tout-on-nolo'],
    ['no+tt', 'tout-already-said'],
    ['-x', 'tout-on-pas'],
  ])('%j is refused: %s', (line, code) => {
    expect(parseSlipLine(line)).toMatchObject({ ok: false, error: { code } });
  });

  it('says which key was refused', () => {
    expect(parseSlipLine('nz+')).toMatchObject({ error: { at: 2, key: 'z', expected: 'contract' } });
  });
});

it('parse and print are each other’s inverse, in both languages and cases', () => {
  fc.assert(
    fc.property(boardTuples(), fc.constantFrom('da', 'en'), (tuple, language) => {
      const line = makeSlipLine(tuple, language);
      expect(parseSlipLine(line)).toEqual({ ok: true, value: tuple });
      expect(parseSlipLine(line.toUpperCase())).toEqual({ ok: true, value: tuple });
    }),
  );
});

it('no two contracts and no two seats of a language have the same key', () => {
  for (const letters of [CONTRACT_LETTERS, SEAT_LETTERS.da, SEAT_LETTERS.en]) {
    expect(new Set(Object.values(letters)).size).toBe(Object.keys(letters).length);
  }
});
