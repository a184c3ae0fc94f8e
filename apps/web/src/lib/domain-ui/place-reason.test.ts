import { describe, expect, it } from 'vitest';
import type { StandingsRow } from '$lib/api/types.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { placeReason } from './place-reason.ts';

const row = (number: number, over: Partial<StandingsRow>): StandingsRow => ({
  place: number,
  shared: false,
  team: { number, name: `Hold ${number}`, club: null },
  played: 3,
  won: 1,
  drawn: 1,
  lost: 1,
  matchPoints: 3,
  gamePoints: 0,
  decidedBy: 'match-points',
  ownMatches: [],
  carriedMatchPoints: 0,
  carriedGamePoints: 0,
  playOffs: [],
  playOffNeeded: false,
  ...over,
});

const da = (rows: readonly StandingsRow[], index: number) =>
  placeReason(rows[index] as StandingsRow, rows, MESSAGES.da.public.why, 'da');

describe('why a team has its place', () => {
  it('match points alone', () => {
    const rows = [row(1, { matchPoints: 5 }), row(2, {})];
    expect(da(rows, 0)).toEqual({
      short: 'Afgjort på kamppoint',
      sentence: 'Ingen andre i puljen har 5 kamppoint.',
      looks: [],
      playOff: undefined,
    });
  });

  it('game points, beside everyone with the same match points', () => {
    const rows = [10, 9, 2].map((number, index) =>
      row(number, { gamePoints: 8 - index * 4, decidedBy: 'game-points' }),
    );
    expect(da(rows, 0).sentence).toBe(
      'Hold 2 og Hold 9 har også 3 kamppoint; +8 i spillepoint afgør pladsen.',
    );
  });

  it('own matches, with each look', () => {
    const look = { among: [1, 2], matchPoints: 2, gamePoints: 6 };
    const rows = [
      row(1, { decidedBy: 'own-matches', ownMatches: [look] }),
      row(2, { decidedBy: 'own-matches', ownMatches: [{ ...look, matchPoints: 0, gamePoints: -6 }] }),
      row(3, { gamePoints: -9, decidedBy: 'game-points' }),
    ];
    expect(da(rows, 1).sentence).toBe(
      'Hold 1 har også 3 kamppoint og 0 i spillepoint; kampene mellem dem afgør pladsen.',
    );
    expect(da(rows, 1).looks).toEqual(['Kampene mellem hold 1 og hold 2: 0 kamppoint, −6 i spillepoint.']);
  });

  it('a shared place names only those who share it, and does not claim a look that was not taken', () => {
    const shared = { place: 2, shared: true, decidedBy: 'shared' } as const;
    const rows = [row(1, { decidedBy: 'own-matches' }), row(2, shared), row(3, shared)];
    expect(da(rows, 1).sentence).toBe('Hold 3 har også 3 kamppoint og 0 i spillepoint.');
    const looked = { ...shared, ownMatches: [{ among: [2, 3], matchPoints: 1, gamePoints: 0 }] };
    expect(da([row(2, looked), row(3, looked)], 0).sentence).toMatch(/skiller dem ikke\.$/);
  });

  it('a play-off is said at once', () => {
    const shared = { place: 1, shared: true, decidedBy: 'shared', playOffNeeded: true } as const;
    const reason = da([row(1, shared), row(2, shared)], 0);
    expect(reason.short).toBe('Omkamp skal afgøre pladsen');
    expect(reason.playOff).toContain('20 nye mapper');
  });

  it('a play-off that was played, and what was carried over', () => {
    const rows = [1, -1].map((gamePoints, index) =>
      row(index + 1, {
        decidedBy: 'play-off',
        ownMatches: [{ among: [1, 2], matchPoints: 1, gamePoints: 0 }],
        playOffs: [{ among: [1, 2], matchPoints: 1, gamePoints }],
        carriedMatchPoints: 2,
        carriedGamePoints: -4,
      }),
    );
    expect(da(rows, 0)).toEqual({
      short: 'Afgjort ved omkamp',
      sentence:
        'Hold 2 har også 3 kamppoint og 0 i spillepoint, og kampene mellem dem skiller dem ikke; omkamp afgør pladsen.',
      looks: [
        'Kampene mellem hold 1 og hold 2: 1 kamppoint, 0 i spillepoint.',
        'Omkamp mellem hold 1 og hold 2: +1. Den tæller ikke med i point.',
        'Med fra trinnet før: 2 kamppoint og −4 i spillepoint.',
      ],
      playOff: undefined,
    });
  });

  it('a withdrawn team has no place, and is nobody’s rival', () => {
    const rows = [
      row(1, { decidedBy: 'game-points' }),
      row(2, { decidedBy: 'game-points', gamePoints: -1 }),
      row(3, { place: null, decidedBy: 'withdrawn' }),
    ];
    expect(da(rows, 2).short).toBe('Trukket ud');
    expect(da(rows, 0).sentence).not.toContain('Hold 3');
  });
});
