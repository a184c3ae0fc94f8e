import { unwrap } from '@spadille/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRound, type Pairing, pairingOf, type PlannedRound, scheduleRounds } from './index.ts';

const numbersUpTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1);

/** Draws rounds after those given until there is none left. */
function drawAll(teams: readonly number[], drawn: readonly (readonly Pairing[])[] = []): PlannedRound[] {
  const rounds: PlannedRound[] = [];
  for (;;) {
    const next = nextRound(teams, [...drawn, ...rounds.map(({ pairings }) => pairings)]);
    if (!next.ok) return rounds;
    rounds.push(next.value);
  }
}

const keys = (rounds: readonly (readonly Pairing[])[]) =>
  rounds.flat().map(({ home, away }) => [home, away].sort((a, b) => a - b).join(' '));

/** Any first round drawn by hand: teams in any order, paired as they come, the last of an odd number has a bye. */
const handDrawn = fc
  .integer({ min: 4, max: 13 })
  .chain((size) => fc.shuffledSubarray(numbersUpTo(size), { minLength: size }))
  .map((order) => ({
    teams: [...order].sort((a, b) => a - b),
    first: Array.from({ length: Math.floor(order.length / 2) }, (_, index) => ({
      home: order[2 * index] as number,
      away: order[2 * index + 1] as number,
    })),
  }));

describe('the next round', () => {
  it.each(numbersUpTo(16).slice(1))('of %d teams with nothing drawn by hand is the schedule’s', (size) => {
    expect(drawAll(numbersUpTo(size))).toEqual(scheduleRounds(numbersUpTo(size)));
  });

  it('after a first round drawn by hand, everyone still meets everyone once, with byes that differ by one at most', () => {
    fc.assert(
      fc.property(handDrawn, ({ teams, first }) => {
        const rounds = drawAll(teams, [first]);
        const met = keys([first, ...rounds.map(({ pairings }) => pairings)]);
        expect(new Set(met).size).toBe(met.length);
        expect(met).toHaveLength((teams.length * (teams.length - 1)) / 2);
        const byes = rounds.flatMap(({ bye }) => bye ?? []);
        expect(new Set(byes).size).toBe(byes.length);
      }),
    );
  });

  it('never lets two teams meet twice, and never leaves out more than one, whatever was drawn before', () => {
    // A team is in one match of a round at most, as the database has it; two may have met before, drawn by hand.
    const roundOf = (teams: readonly number[]) =>
      fc.shuffledSubarray([...teams]).map((some) =>
        Array.from({ length: Math.floor(some.length / 2) }, (_, match) => ({
          home: some[2 * match] ?? 0,
          away: some[2 * match + 1] ?? 0,
        })),
      );
    const anyHistory = fc
      .integer({ min: 3, max: 9 })
      .map(numbersUpTo)
      .chain((teams) => fc.tuple(fc.constant(teams), fc.array(roundOf(teams), { maxLength: 5 })));
    fc.assert(
      fc.property(anyHistory, ([teams, drawn]) => {
        const before = new Set(keys(drawn));
        const next = nextRound(teams, drawn);
        if (!next.ok) {
          expect(next.error.left.every((each) => !before.has(keys([[each]])[0] ?? ''))).toBe(true);
          expect(next.error.code === 'all-have-met').toBe(next.error.left.length === 0);
          return;
        }
        const { pairings, bye } = next.value;
        const busy = [...pairings.flatMap(({ home, away }) => [home, away]), ...(bye === null ? [] : [bye])];
        expect(busy.sort((a, b) => a - b)).toEqual(teams);
        expect(keys([pairings]).some((key) => before.has(key))).toBe(false);
      }),
    );
  });

  it('finds a round of the pairs that have not met when hand draws cut across every schedule', () => {
    const drawn = [
      [pairingOf(1, 2), pairingOf(3, 4), pairingOf(5, 6), pairingOf(7, 8)],
      [pairingOf(1, 3), pairingOf(2, 5), pairingOf(4, 7), pairingOf(6, 8)],
      [pairingOf(1, 6), pairingOf(2, 7), pairingOf(3, 8), pairingOf(4, 5)],
    ];
    const { pairings } = unwrap(nextRound(numbersUpTo(8), drawn));
    expect(pairings).toHaveLength(4);
    expect(new Set(keys([...drawn, pairings])).size).toBe(16);
  });

  it('keeps what is drawn: another order of teams or pairings changes nothing', () => {
    fc.assert(
      fc.property(handDrawn, ({ teams, first }) => {
        const turned = first.map(({ home, away }) => ({ home: away, away: home })).reverse();
        expect(nextRound([...teams].reverse(), [turned])).toEqual(nextRound(teams, [first]));
      }),
    );
  });

  it('after a team has left, goes on with the others', () => {
    const [first, second] = scheduleRounds(numbersUpTo(6)).map(({ pairings }) => pairings);
    const rest = [1, 2, 3, 4, 5];
    const drawn = [first ?? [], second ?? []];
    const { pairings, bye } = unwrap(nextRound(rest, drawn));
    expect(pairings).toHaveLength(2);
    expect(rest).toContain(bye);
    expect(new Set(keys([...drawn, pairings])).size).toBe(8);
  });

  it('gives the bye to one of those who had the fewest', () => {
    // Only one match of the first round was drawn, so that 1, 3 and 5 have sat out once.
    expect([2, 4]).toContain(unwrap(nextRound(numbersUpTo(5), [[pairingOf(2, 4)]])).bye);
  });

  it('says when all have met', () => {
    const all = scheduleRounds([1, 2, 3]).map(({ pairings }) => pairings);
    expect(nextRound([1, 2, 3], all)).toEqual({ ok: false, error: { code: 'all-have-met', left: [] } });
    expect(nextRound([1], [])).toEqual({ ok: false, error: { code: 'all-have-met', left: [] } });
  });

  it('says which pairs are left when no full round can be made of them: two rings of three', () => {
    const drawn = [
      [pairingOf(1, 4), pairingOf(2, 5), pairingOf(3, 6)],
      [pairingOf(1, 5), pairingOf(2, 6), pairingOf(3, 4)],
      [pairingOf(1, 6), pairingOf(2, 4), pairingOf(3, 5)],
    ];
    expect(nextRound(numbersUpTo(6), drawn)).toEqual({
      ok: false,
      error: {
        code: 'no-full-round-left',
        left: [
          pairingOf(1, 2),
          pairingOf(1, 3),
          pairingOf(2, 3),
          pairingOf(4, 5),
          pairingOf(4, 6),
          pairingOf(5, 6),
        ],
      },
    });
  });
});
