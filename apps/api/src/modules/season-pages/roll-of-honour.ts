import { type Champions } from '@spadille/api-schema';
import { countTitles } from '@spadille/competition';
import { type z } from 'zod';
import { type PublicRoundKey } from '../publication/public-rounds.ts';
import { type SeasonListRow } from './seasons-repository.ts';
import { isShown, podiumOf, toTeamRef, toTournamentRef } from './shown.ts';

/**
 * All seasons of which something is public, and the first three of each championship whose final is over and public;
 * teams and clubs by their titles.
 * @param rows all tournaments, the newest season first
 * @param previous the team of the season before, by team
 */
export function rollOfHonour(
  rows: readonly SeasonListRow[],
  published: readonly PublicRoundKey[],
  previous: ReadonlyMap<string, string>,
): z.input<typeof Champions> {
  const shown = rows
    .filter((row) => isShown(row, published))
    .map((row) => ({ row, podium: podiumOf(row.stages, published) }));
  const championships = shown.filter(({ row }) => row.kind === 'championship');
  const { teams, clubs } = countTitles(
    championships.map(({ row, podium }) => ({
      year: row.season.startYear,
      teams: podium.map(({ place, team: { id, name, clubId, club } }) => ({
        teamId: id,
        name,
        clubId,
        club: club?.name ?? null,
        place,
      })),
    })),
    previous,
  );
  const labels = [...new Set(shown.map(({ row }) => row.season.label))];
  return {
    seasons: labels.map((season) => ({
      season,
      tournaments: shown
        .filter(({ row }) => row.season.label === season)
        .map(({ row, podium }) => ({
          ...toTournamentRef(row),
          championship: row.kind === 'championship',
          podium: podium.map(({ place, team }) => ({ place, team: toTeamRef(team) })),
        })),
    })),
    teams: [...teams].map((line) => ({ ...line, titleYears: [...line.titleYears] })),
    clubs: [...clubs].map((line) => ({ ...line, titleYears: [...line.titleYears] })),
  };
}
