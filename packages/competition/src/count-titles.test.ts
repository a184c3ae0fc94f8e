import { expect, it } from 'vitest';
import { countTitles, type PlacedTeam, type SeasonPodium } from './count-titles.ts';

const NONE = new Map<string, string>();
const team = (teamId: string, name: string, club: string | null, place: number): PlacedTeam => ({
  teamId,
  name,
  clubId: club && `id of ${club}`,
  club,
  place,
});
const season = (year: number, ...teams: readonly PlacedTeam[]): SeasonPodium => ({ year, teams });
const short = (seasons: readonly SeasonPodium[], previous = NONE) =>
  countTitles(seasons, previous).teams.map(({ name, titles, seconds, thirds }) =>
    [name, titles, seconds, thirds].join(' '),
  );

it('follows a team that was entered as last year’s, and calls it what it was called last', () => {
  const seasons = [
    season(2024, team('a24', 'Ringe', 'Ringe', 1), team('b24', 'Odense', 'Odense', 2)),
    season(2025, team('b25', 'Odense', 'Odense', 1), team('a25', 'Ringe Rød', 'Ringe', 3)),
  ];
  expect(short(seasons, new Map([['a25', 'a24']]))).toEqual(['Odense 1 1 0', 'Ringe Rød 1 0 1']);
});

it('knows a team by its club and name, however it is spelled, and also over a year away', () => {
  const seasons = [
    season(2023, team('x', 'Aalborg 1', 'Aalborg', 1)),
    season(2026, team('y', 'ÅLBORG 1', 'Aalborg', 1)),
    season(2024, team('z', 'Aalborg 1', 'Vejle', 1)),
  ];
  const { teams, clubs } = countTitles(seasons, NONE);
  expect(teams.map(({ name, club, titles, titleYears }) => ({ name, club, titles, titleYears }))).toEqual([
    { name: 'ÅLBORG 1', club: 'Aalborg', titles: 2, titleYears: [2026, 2023] },
    { name: 'Aalborg 1', club: 'Vejle', titles: 1, titleYears: [2024] },
  ]);
  expect(clubs.map(({ name, titles }) => [name, titles])).toEqual([
    ['Aalborg', 2],
    ['Vejle', 1],
  ]);
});

it('counts a title that was left level for both, and a team without a club for no club', () => {
  const seasons = [season(2026, team('a', 'Ærø', null, 1), team('b', 'Østerbro', 'Østerbro', 1))];
  const { teams, clubs } = countTitles(seasons, NONE);
  expect(teams.map(({ name, titles }) => [name, titles])).toEqual([
    ['Ærø', 1],
    ['Østerbro', 1],
  ]);
  expect(clubs.map(({ name }) => name)).toEqual(['Østerbro']);
});

it('lists by titles, seconds, thirds and the Danish order of names', () => {
  const seasons = [
    season(2024, team('a', 'Å', 'Å', 1), team('b', 'Ø', 'Ø', 2), team('c', 'B', 'B', 3)),
    season(2025, team('d', 'A', 'A', 1), team('e', 'Ø', 'Ø', 2), team('f', 'C', 'C', 3)),
  ];
  expect(short(seasons)).toEqual(['A 1 0 0', 'Å 1 0 0', 'Ø 0 2 0', 'B 0 0 1', 'C 0 0 1']);
});

it('has nothing to tell before the first final', () => {
  expect(countTitles([], NONE)).toEqual({ teams: [], clubs: [] });
});
