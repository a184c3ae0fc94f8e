import { expect, it } from 'vitest';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { differenceLines, goingOnInWords } from './stage-words.ts';

const team = (number: number) => ({
  id: String(number),
  number,
  name: `Hold ${number}`,
  club: null,
  withdrawn: false,
});
const { stages: words } = MESSAGES.da;

it.each([
  ['a place', { kind: 'place-in-pool', place: 2, shared: false, playOff: false }, 'Nr. 2 i Pulje A'],
  [
    'a place that a play-off gave',
    { kind: 'place-in-pool', place: 2, shared: false, playOff: true },
    'Nr. 2 i Pulje A, efter omkamp',
  ],
  [
    'a shared place',
    { kind: 'place-in-pool', place: 2, shared: true, playOff: false },
    'Delt nr. 2 i Pulje A',
  ],
  ['the director’s choice', { kind: 'by-hand' }, 'Taget med efter turneringsledelsens valg'],
] as const)('says why a team goes on: %s', (_, reason, sentence) =>
  expect(goingOnInWords(reason, 'Pulje A', words)).toBe(sentence),
);

it('says what the best of the rest were compared by', () => {
  const reason = {
    kind: 'best-of-rest',
    rank: 1,
    place: 3,
    played: 4,
    matchPoints: 5,
    gamePoints: -7,
    asIfPlayed: 5,
    playOff: false,
  } as const;
  expect(goingOnInWords(reason, 'Pulje B', words)).toBe(
    'Bedst af de øvrige: nr. 3 i Pulje B, 5 kamppoint og −7 i spillepoint i 4 kampe (regnet om til 5 kampe)',
  );
  expect(goingOnInWords({ ...reason, rank: 2, asIfPlayed: 4, playOff: true }, 'Pulje B', words)).toBe(
    'Nr. 2 af de øvrige: nr. 3 i Pulje B, 5 kamppoint og −7 i spillepoint i 4 kampe, efter omkamp',
  );
});

it('lists what a correction in a finished stage would change', () => {
  const lines = differenceLines(
    {
      places: [
        {
          team: team(1),
          frozen: { place: 1, matchPoints: 4, gamePoints: 18 },
          now: { place: 2, matchPoints: 2, gamePoints: -10 },
        },
        { team: team(9), frozen: { place: null, matchPoints: 0, gamePoints: 0 }, now: null },
      ],
      goingOn: { more: [team(3), team(4)], less: [team(1)] },
      carried: [
        {
          team: team(1),
          frozen: { matchPoints: 4, gamePoints: 18 },
          now: { matchPoints: 2, gamePoints: -10 },
        },
      ],
    },
    words,
    'da',
  );
  expect(lines).toEqual([
    'Hold 1: fastlåst plads 1 (4 kamppoint, +18); nu plads 2 (2 kamppoint, −10)',
    'Hold 9: fastlåst ingen plads (0 kamppoint, 0); nu ikke med',
    'Ville gå videre: Hold 3 og Hold 4',
    'Ville ikke gå videre: Hold 1',
    'Hold 1 har 4 kamppoint og +18 i spillepoint med; det ville være 2 kamppoint og −10 i spillepoint',
  ]);
});
