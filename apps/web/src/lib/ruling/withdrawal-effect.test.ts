import { describe, expect, it } from 'vitest';
import { boardLine, PARTNER, slipOf, TABLE, won } from '$lib/slip/slip.fixture.ts';
import { placeOfSlip } from './place.ts';
import { rulingView } from './ruling.fixture.ts';
import { withdrawalEffect } from './withdrawal-effect.ts';

const BETE = { ...won('W', 'solo'), outcome: 'bete' } as const;
const score = (homeGamePoints: number) => ({
  homeGamePoints,
  awayGamePoints: 0 - homeGamePoints,
  homeMatchPoints: 1,
  awayMatchPoints: 1,
});

describe('what withdrawing a ruling gives', () => {
  const revoke = rulingView({ rule: 'revoke-defender', seat: 'N', facts: { 'already-bete': 'no' } });

  it('the table’s own result comes back, and the match with it', () => {
    const slip = slipOf(4, [boardLine(1, { tuple: won('W', 'solo'), recorded: BETE, nsGamePoints: -3 })]);
    const place = placeOfSlip({ ...slip, match: { ...slip.match, score: score(-3) }, rulings: [revoke] });
    const effect = withdrawalEffect(place, revoke);
    expect(effect?.before).toMatchObject({
      a: { tuple: won('W', 'solo'), nsGamePoints: -3 },
      homeGamePoints: -3,
    });
    expect(effect?.after).toMatchObject({ a: { tuple: BETE, nsGamePoints: 3 }, homeGamePoints: 3 });
  });

  it('a second ruling on the board stays in force', () => {
    const kruk = rulingView({ rule: 'revoke-declarer', seat: 'W' });
    const slip = slipOf(4, [boardLine(1, { tuple: { ...BETE, outcome: 'kruk' }, recorded: BETE })]);
    const place = placeOfSlip({ ...slip, rulings: [revoke, kruk] });
    expect(withdrawalEffect(place, kruk)?.after.a.tuple).toEqual(won('W', 'solo'));
    expect(withdrawalEffect(place, revoke)?.after.a.tuple).toMatchObject({ outcome: 'kruk' });
  });

  it('a cancellation is lifted at both tables; one that was made by hand is not', () => {
    const cancels = rulingView({ rule: 'director-cancels', seat: 'W' });
    const lines = [
      [boardLine(1, { tuple: BETE, cancelled: true, nsGamePoints: 0 })],
      [boardLine(1, { tuple: won('N'), cancelled: true, nsGamePoints: 0 })],
    ] as const;
    const place = placeOfSlip({ ...slipOf(4, ...lines), rulings: [cancels] });
    expect(withdrawalEffect(place, cancels)?.before).toMatchObject({
      a: { cancelled: true },
      b: { cancelled: true },
    });
    expect(withdrawalEffect(place, cancels)?.after).toMatchObject({
      a: { cancelled: false, nsGamePoints: 3 },
      b: { cancelled: false, nsGamePoints: 1 },
    });
    const byHand = rulingView({ ...cancels, before: { tuple: BETE, cancelled: true, nsGamePoints: 0 } });
    expect(
      withdrawalEffect(placeOfSlip({ ...slipOf(4, ...lines), rulings: [byHand] }), byHand)?.after,
    ).toMatchObject({ a: { cancelled: true }, b: { cancelled: true } });
  });

  it.each([
    ['N/S at table A is home', TABLE, 'N', -1, 0],
    ['E/W at table A is away', TABLE, 'E', 1, 0],
    ['N/S at table B is away', PARTNER, 'N', 1, 0],
  ] as const)('a penalty point goes back: %s', (_, tableId, seat, now, then) => {
    const looked = rulingView({ rule: 'looked-at-tricks', tableId, seat, facts: { penalty: '1' } });
    const slip = slipOf(4, [boardLine(1, { tuple: won('N') })], [boardLine(1, { tuple: won('N') })]);
    const place = placeOfSlip({ ...slip, match: { ...slip.match, score: score(now) }, rulings: [looked] });
    expect(withdrawalEffect(place, looked)).toMatchObject({
      before: { homeGamePoints: now },
      after: { homeGamePoints: then },
    });
  });

  it('a board that the match does not have has no effect', () => {
    expect(withdrawalEffect(placeOfSlip(slipOf(4)), rulingView({ board: 9 }))).toBeNull();
  });
});
