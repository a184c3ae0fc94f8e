import {
  type BoardTuple,
  checkTout,
  isPlayed,
  OUTCOMES,
  PASSED,
  PLAYED_CONTRACTS,
  SEATS,
  TOUTS,
} from '@spadille/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  EMPTY_DRAFT,
  type EntryDraft,
  type EntryTap,
  tapped,
  toutsFor,
  tupleOf,
} from './entry-flow.ts';

const MOST_TAPS = 5;

/** Every result that a board can have. */
const POSSIBLE: readonly BoardTuple[] = [
  PASSED,
  ...SEATS.flatMap((declarer) =>
    PLAYED_CONTRACTS.flatMap((contract) =>
      OUTCOMES.flatMap((outcome) =>
        TOUTS.filter((tout) => checkTout(contract, outcome, tout).ok).map((tout) => ({
          contract,
          declarer,
          outcome,
          tout,
        })),
      ),
    ),
  ),
];

/** The buttons that a screen has. */
function buttonsOf(draft: EntryDraft): EntryTap[] {
  switch (draft.step) {
    case 'declarer':
      return [{ kind: 'pass' }, ...SEATS.map((seat) => ({ kind: 'declarer', seat }) as const)];
    case 'contract':
      return PLAYED_CONTRACTS.map((contract) => ({ kind: 'contract', contract }));
    case 'outcome':
      return OUTCOMES.map((outcome) => ({ kind: 'outcome', outcome }));
    case 'check':
      return [
        { kind: 'again', step: 'declarer' },
        { kind: 'again', step: 'contract' },
        { kind: 'again', step: 'outcome' },
        ...(draft.contract && draft.outcome
          ? toutsFor(draft.contract, draft.outcome).map((tout) => ({ kind: 'tout', tout }) as const)
          : []),
      ];
  }
}

/** Every result that `taps` taps can save, the last of them being Save, and how few taps each needs. */
function fewestTaps(taps: number): Map<string, number> {
  const found = new Map<string, number>();
  let drafts: EntryDraft[] = [EMPTY_DRAFT];
  for (let before = 1; before < taps; before += 1) {
    drafts = drafts.flatMap((draft) => buttonsOf(draft).map((tap) => tapped(draft, tap)));
    for (const draft of drafts) {
      const key = JSON.stringify(tupleOf(draft));
      if (draft.step === 'check' && !found.has(key)) found.set(key, before + 1);
    }
  }
  return found;
}

describe('a board entered by taps', () => {
  it('gives every possible result in at most five taps, Save among them, and no other', () => {
    const found = fewestTaps(MOST_TAPS);
    expect([...found.keys()].toSorted()).toEqual(POSSIBLE.map((tuple) => JSON.stringify(tuple)).toSorted());
    expect(POSSIBLE).toHaveLength(1 + 4 * (6 * 7 + 3 * 3));
  });

  it('gives all that has no tout in at most four', () => {
    const found = fewestTaps(4);
    for (const tuple of POSSIBLE)
      if (!isPlayed(tuple) || tuple.tout === 'none') expect(found.has(JSON.stringify(tuple))).toBe(true);
  });

  it('never holds a result that cannot be, whatever is tapped in whatever order', () => {
    const tap: fc.Arbitrary<EntryTap> = fc.oneof(
      fc.constant({ kind: 'pass' } as const),
      fc.record({ kind: fc.constant('declarer' as const), seat: fc.constantFrom(...SEATS) }),
      fc.record({ kind: fc.constant('contract' as const), contract: fc.constantFrom(...PLAYED_CONTRACTS) }),
      fc.record({ kind: fc.constant('outcome' as const), outcome: fc.constantFrom(...OUTCOMES) }),
      fc.record({ kind: fc.constant('tout' as const), tout: fc.constantFrom(...TOUTS) }),
      fc.record({
        kind: fc.constant('again' as const),
        step: fc.constantFrom('declarer' as const, 'contract' as const, 'outcome' as const),
      }),
    );
    const possible = new Set(POSSIBLE.map((tuple) => JSON.stringify(tuple)));
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
        const draft = taps.reduce(tapped, EMPTY_DRAFT);
        const tuple = tupleOf(draft);
        if (tuple === null) expect(draft.step).not.toBe('check');
        else expect(possible).toContain(JSON.stringify(tuple));
      }),
    );
  });
});

describe('changing what was entered', () => {
  const made = draftOf({ contract: 'solo', declarer: 'N', outcome: 'won', tout: 'made' });

  it.each([
    ['another declarer', { kind: 'declarer', seat: 'E' }, { declarer: 'E', contract: 'solo', tout: 'made' }],
    ['nolo has no tout', { kind: 'contract', contract: 'ren-nolo' }, { contract: 'ren-nolo', tout: 'none' }],
    [
      'a made tout goes with won only',
      { kind: 'outcome', outcome: 'kruk' },
      { outcome: 'kruk', tout: 'none' },
    ],
  ] as const)('%s: one tap there, one tap, and it is ready to be saved', (_, tap, expected) => {
    const step = tap.kind;
    const draft = tapped(tapped(made, { kind: 'again', step }), tap);
    expect(draft.step).toBe('check');
    expect(tupleOf(draft)).toMatchObject(expected);
  });

  it('a failed tout stays beside a lost contract', () => {
    const failed = draftOf({ contract: 'solo', declarer: 'N', outcome: 'won', tout: 'failed' });
    expect(tupleOf(tapped(failed, { kind: 'outcome', outcome: 'bete' }))).toMatchObject({ tout: 'failed' });
  });

  it('a passed board gets a declarer, and the rest is asked for', () => {
    const draft = tapped(draftOf(PASSED), { kind: 'declarer', seat: 'W' });
    expect([draft.step, tupleOf(draft)]).toEqual(['contract', null]);
  });
});
