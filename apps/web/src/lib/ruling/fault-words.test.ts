import { handsFor, PASSED, type Seat } from '@spadille/rules';
import { checkRuling, type GivenFacts, type RulingId } from '@spadille/rulings';
import { describe, expect, it } from 'vitest';
import { LANGS } from '$lib/i18n/lang.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { type FaultView, faultInWords } from './fault-words.ts';

const SOLO = { contract: 'solo', declarer: 'W', outcome: 'bete', tout: 'none' } as const;
const REN = { contract: 'ren-nolo', declarer: 'W', outcome: 'bete', tout: 'none' } as const;

function faultsOf(
  rule: RulingId,
  seat: Seat,
  facts: GivenFacts,
  tuple: typeof SOLO | typeof REN | typeof PASSED | null = SOLO,
): readonly FaultView[] {
  const board = { hands: handsFor('N'), tuple, cancelled: false, turnedRound: false };
  const checked = checkRuling({ rule, seat, facts }, board);
  return checked.ok ? [] : checked.error;
}

const said = (faults: readonly FaultView[], lang: 'da' | 'en' = 'da') =>
  faults.map((fault) => faultInWords(fault, lang, MESSAGES[lang]));

describe('faults at their fields', () => {
  it.each([
    ['a seat', faultsOf('revoke-defender', 'W', { 'already-bete': 'no' }), 'seat', /^Vest .* Nord og Syd\.$/],
    ['a contract', faultsOf('wrong-lead-nolo', 'N', { 'trick-taken': 'no' }), 'rule', /Solo.*Købe nolo, Ren/],
    ['a pas', faultsOf('revoke-declarer', 'W', {}, PASSED), 'rule', /passet/],
    ['a result', faultsOf('face-up-deal', 'N', {}), 'rule', /har et resultat/],
    ['no answer', faultsOf('revoke-defender', 'N', {}), 'already-bete', /mangler/],
    [
      'a wrong answer',
      faultsOf('revoke-defender', 'N', { 'already-bete': 'x' }),
      'already-bete',
      /ja og nej/,
    ],
    ['nothing to correct', faultsOf('misrecorded', 'N', {}), 'declarer', /mindst én/],
    ['a tout in nolo', faultsOf('misrecorded', 'N', { tout: 'made' }, REN), 'tout', /tout i Ren nolo/],
    [
      'a pas with a declarer',
      faultsOf('misrecorded', 'N', { contract: 'pas' }),
      'declarer',
      /ingen spilfører/,
    ],
    ['no contract', faultsOf('misrecorded', 'N', { declarer: 'N' }, null), 'contract', /meldt/],
    ['no outcome', faultsOf('misrecorded', 'N', { contract: 'solo' }, null), 'outcome', /Solo gik/],
  ])('%s', (_, faults, at, text) => {
    const words = said(faults);
    expect(words).toContainEqual(expect.objectContaining({ at, text: expect.stringMatching(text) }));
    for (const lang of LANGS) {
      for (const each of said(faults, lang)) expect(each.text).not.toMatch(/undefined|^\s*$/);
    }
  });

  it('a code of a newer server is said at the entry', () => {
    expect(said([{ code: 'brand-new' }])).toEqual([{ at: 'rule', text: MESSAGES.da.rulings.faultUnknown() }]);
  });
});
