import { checkTout, dealerOf, handsFor } from '@spadille/rules';
import { expect, it } from 'vitest';
import { demoSeason } from './season.ts';

it('makes the same season from the same seed, and another from another', () => {
  const once = demoSeason(7, 16);
  const again = demoSeason(7, 16);
  expect(again.teams).toEqual(once.teams);
  expect(again.playMatch(40)).toEqual(once.playMatch(40));
  expect(demoSeason(8, 16).teams).not.toEqual(once.teams);
});

it('gives every team its own number and name, two pairs and a substitute, and nobody two teams', () => {
  const { teams } = demoSeason(1, 40);
  expect(new Set(teams.map(({ name }) => name)).size).toBe(40);
  expect(teams.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  const members = teams.flatMap((team) => team.members.map(({ name }) => name));
  expect(new Set(members).size).toBe(200);
});

it('makes up only results that can be, played by a hand that holds cards', () => {
  const season = demoSeason(3, 2);
  const boards = Array.from({ length: 50 }, () => season.playMatch(40)).flat();
  for (const { board, tableA, tableB } of boards) {
    for (const tuple of [tableA, tableB]) {
      if (tuple.contract === 'pas') continue;
      expect(checkTout(tuple.contract, tuple.outcome, tuple.tout).ok).toBe(true);
      expect(tuple.declarer).not.toBe(handsFor(dealerOf(board)).sitter);
    }
  }
  expect(boards.some(({ cancelled }) => cancelled)).toBe(true);
  expect(boards.some(({ penalty }) => penalty !== null)).toBe(true);
});
