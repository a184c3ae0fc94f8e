import { describe, expect, it } from 'vitest';
import { type Entered, giveSeat, proposeLineUp, type SeatHeld, swapPairs, swappedTeams } from './index.ts';

const team = (letter: string) => [
  { playerId: `${letter}1`, place: 'NS' as const },
  { playerId: `${letter}2`, place: 'NS' as const },
  { playerId: `${letter}3`, place: 'EW' as const },
  { playerId: `${letter}4`, place: 'EW' as const },
  { playerId: `${letter}5`, place: 'substitute' as const },
];
const ENTERED: Entered = { home: team('H'), away: team('A') };

const sits = (seat: SeatHeld['seat'], playerId: string, fromBoard = 1, toBoard = 40): SeatHeld => ({
  seat,
  playerId,
  fromBoard,
  toBoard,
});

const names = (seats: readonly SeatHeld[]) =>
  seats.map(({ seat, playerId }) => `${seat} ${playerId}`).join(', ');

describe('the line-up that follows from the entries (§2)', () => {
  it('has each pair on the seats it was entered for, home N/S at table a and E/W at table b', () => {
    const { a, b } = proposeLineUp(ENTERED, 40);
    expect(names(a)).toBe('N H1, W A3, S H2, E A4');
    expect(names(b)).toBe('N A1, W H3, S A2, E H4');
    expect(a[0]).toEqual(sits('N', 'H1'));
  });

  it('leaves seats open where nobody is entered', () => {
    expect(proposeLineUp({ home: [], away: team('A').slice(0, 1) }, 40)).toEqual({
      a: [],
      b: [sits('N', 'A1')],
    });
  });
});

describe('a seat given to somebody else', () => {
  const before = [sits('N', 'H1'), sits('S', 'H2')];

  it('from a board on: the first keeps the boards before', () => {
    expect(giveSeat(before, sits('N', 'H5', 13))).toEqual([
      sits('N', 'H1', 1, 12),
      sits('N', 'H5', 13, 40),
      sits('S', 'H2'),
    ]);
  });

  it('from a board to a board, and back', () => {
    const lent = giveSeat(before, sits('N', 'H5', 13, 20));
    expect(lent.slice(0, 3)).toEqual([
      sits('N', 'H1', 1, 12),
      sits('N', 'H5', 13, 20),
      sits('N', 'H1', 21, 40),
    ]);
    expect(giveSeat(lent, sits('N', 'H1', 13, 20))).toEqual(before);
  });

  it('for the whole match, and where nobody sat', () => {
    expect(giveSeat(before, sits('S', 'H5'))).toEqual([sits('N', 'H1'), sits('S', 'H5')]);
    expect(giveSeat([], sits('E', 'A5'))).toEqual([sits('E', 'A5')]);
  });
});

describe('pairs that change round', () => {
  const proposed = proposeLineUp(ENTERED, 40);

  it('sit at each other’s tables, the opponents as before, and back again', () => {
    const swapped = swapPairs(proposed, 'home');
    expect(names(swapped.a)).toBe('N H3, W A3, S H4, E A4');
    expect(names(swapped.b)).toBe('N A1, W H1, S A2, E H2');
    expect(swapPairs(swapped, 'home')).toEqual(proposed);
  });

  it('are known by the seats they were entered for; a substitute has none', () => {
    expect(swappedTeams(proposed, ENTERED)).toEqual([]);
    expect(swappedTeams(swapPairs(proposed, 'away'), ENTERED)).toEqual(['away']);
    const withGuest = { ...proposed, a: giveSeat(proposed.a, sits('N', 'H5', 3)) };
    expect(swappedTeams(withGuest, ENTERED)).toEqual([]);
  });
});
