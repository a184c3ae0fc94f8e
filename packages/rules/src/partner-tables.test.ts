import { expect, it } from 'vitest';
import { teamSideOf } from './partner-tables.ts';

it.each([
  ['a', 'NS', 'home'],
  ['a', 'EW', 'away'],
  ['b', 'NS', 'away'],
  ['b', 'EW', 'home'],
] as const)('§2: at table %s, %s plays for %s', (table, pair, team) => {
  expect(teamSideOf(table, pair)).toBe(team);
});
