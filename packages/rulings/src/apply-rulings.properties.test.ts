import { checkTout, handsFor, isPlayed, SEATS, sideOf } from '@spadille/rules';
import { nsGamePoints, scoreMatch } from '@spadille/scoring';
import { boardsOf, boardTuples, playedMatch } from '@spadille/test-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyAtPartnerTables,
  applyRulings,
  checkRuling,
  type GivenFacts,
  irregularityOf,
  RULING_IDS,
  type RulingId,
  type RulingOnRecord,
} from './index.ts';

/** Facts that an entry asks for, in their values; what is optional comes or not. */
const factsFor = (rule: RulingId): fc.Arbitrary<GivenFacts> => {
  const { asks } = irregularityOf(rule);
  const values = Object.entries(asks).map(([name, fact]) => {
    const value =
      fact.kind === 'choice'
        ? fc.constantFrom(...fact.values)
        : fc.constant(fact.kind === 'table' ? '7' : '2027-02-14T13:05');
    return [name, fact.optional ? fc.option(value, { nil: undefined }) : value] as const;
  });
  return fc
    .record(Object.fromEntries(values))
    .map(
      (facts) =>
        Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as GivenFacts,
    );
};

/** Any ruling by any seat: many of them don't fit the board, as after a correction. */
const rulings = (): fc.Arbitrary<RulingOnRecord> =>
  fc.constantFrom(...RULING_IDS).chain((rule) =>
    fc.record({
      rule: fc.constant(rule),
      seat: fc.constantFrom(...SEATS),
      facts: factsFor(rule),
      withdrawn: fc.boolean(),
    }),
  );

const recordedBoards = () =>
  fc.record({
    tuple: fc.option(boardTuples()),
    cancelled: fc.boolean(),
    hands: fc.constantFrom(...SEATS).map(handsFor),
  });

const sequences = () => fc.array(rulings(), { maxLength: 6 });

it('what counts is always a result that can be, and nothing given is changed', () => {
  fc.assert(
    fc.property(recordedBoards(), sequences(), (recorded, given) => {
      const before = structuredClone({ recorded, given });
      const { effective } = applyRulings(recorded, given);
      if (effective !== null && isPlayed(effective)) {
        const { contract, outcome, tout } = effective;
        expect(checkTout(contract, outcome, tout).ok).toBe(true);
      }
      expect({ recorded, given }).toEqual(before);
    }),
  );
});

it('a withdrawn ruling is as if it had never been made, and without any the table’s own result counts', () => {
  fc.assert(
    fc.property(recordedBoards(), sequences(), (recorded, given) => {
      const kept = given.filter(({ withdrawn }) => !withdrawn);
      expect(applyRulings(recorded, given)).toEqual(applyRulings(recorded, kept));
      const undone = applyRulings(
        recorded,
        given.map((ruling) => ({ ...ruling, withdrawn: true })),
      );
      const { tuple: effective, cancelled } = recorded;
      expect(undone).toEqual({ effective, cancelled, redeal: false, waits: false, penalties: [], steps: [] });
    }),
  );
});

it('the steps lead from the recorded result to what counts', () => {
  fc.assert(
    fc.property(recordedBoards(), sequences(), (recorded, given) => {
      const { effective, cancelled, steps } = applyRulings(recorded, given);
      const { tuple } = recorded;
      const stops = [{ tuple, cancelled: recorded.cancelled }, ...steps.map(({ after }) => after)];
      expect(steps.map(({ before }) => before)).toEqual(stops.slice(0, -1));
      expect(stops.at(-1)).toEqual({ tuple: effective, cancelled });
    }),
  );
});

it('a ruling has the effect that its check says, or none', () => {
  fc.assert(
    fc.property(recordedBoards(), rulings(), (recorded, ruling) => {
      const { hands, tuple, cancelled } = recorded;
      const turnedRound = ruling.rule === 'board-reversed';
      const checked = checkRuling(ruling, { hands, tuple, cancelled, turnedRound });
      const [step] = applyRulings(recorded, [{ ...ruling, withdrawn: false }]).steps;
      // What belongs before the play can't be made any more, but stands when it was made in time.
      const faults = checked.ok ? [] : checked.error.filter(({ code }) => code !== 'has-result');
      expect(step?.status === 'does-not-fit').toBe(faults.length > 0);
      expect(step?.faults).toEqual(faults);
    }),
  );
});

it('at most one penalty point a ruling, to the offender’s own side, whatever else is ruled and in whatever order', () => {
  fc.assert(
    fc.property(recordedBoards(), sequences(), (recorded, given) => {
      const kept = given.filter(({ withdrawn }) => !withdrawn);
      const alone = kept.flatMap((ruling) => applyRulings(recorded, [ruling]).penalties);
      expect(alone.length).toBeLessThanOrEqual(kept.length);
      const together = applyRulings(recorded, [...kept].reverse()).penalties;
      expect(new Set(together)).toEqual(new Set(alone));
      expect(together).toHaveLength(alone.length);
      for (const { side, ruling } of together) expect(side).toBe(sideOf(ruling.seat));
    }),
  );
});

const QUIET = RULING_IDS.filter((id) => {
  const { asks, paragraphs } = irregularityOf(id);
  return Object.keys(asks).join() === 'penalty' && paragraphs.length === 1;
});

it('a ruling that leaves the result alone may come anywhere in the order', () => {
  const quiet = fc
    .record({
      rule: fc.constantFrom(...QUIET),
      seat: fc.constantFrom(...SEATS),
      penalty: fc.constantFrom('0', '1'),
    })
    .map(({ rule, seat, penalty }): RulingOnRecord => ({ rule, seat, facts: { penalty } }));
  fc.assert(
    fc.property(recordedBoards(), sequences(), quiet, fc.nat(6), (recorded, given, extra, place) => {
      const at = place % (given.length + 1);
      const without = applyRulings(recorded, given);
      const inserted = applyRulings(recorded, [...given.slice(0, at), extra, ...given.slice(at)]);
      expect(inserted.effective).toEqual(without.effective);
      expect(inserted.cancelled).toBe(without.cancelled);
      expect(inserted.redeal).toBe(without.redeal);
    }),
  );
});

it('two partner tables are cancelled together, and the match stays zero-sum', () => {
  const atTables = fc.array(
    fc
      .tuple(rulings(), fc.constantFrom('a' as const, 'b' as const))
      .map(([ruling, at]) => ({ ...ruling, at })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(recordedBoards(), recordedBoards(), atTables, (a, b, given) => {
      const ruled = applyAtPartnerTables({ hands: a.hands, a, b }, given);
      expect(ruled.a.cancelled).toBe(ruled.b.cancelled);
      const points = ({ effective, cancelled }: typeof ruled.a) =>
        cancelled || effective === null ? 0 : nsGamePoints(effective);
      const penalties = [
        ...ruled.a.penalties.map(({ side }) => ({
          offender: side === 'NS' ? ('home' as const) : ('away' as const),
        })),
        ...ruled.b.penalties.map(({ side }) => ({
          offender: side === 'EW' ? ('home' as const) : ('away' as const),
        })),
      ];
      const [tableA, tableB] = [boardsOf([points(ruled.a)]), boardsOf([points(ruled.b)])];
      const { homeGamePoints, awayGamePoints } = scoreMatch(
        playedMatch('1', '2', { tableA, tableB, penalties }),
      );
      expect(homeGamePoints + awayGamePoints).toBe(0);
    }),
  );
});
