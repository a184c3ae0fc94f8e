import { type PublicDraw } from '@spadille/api-schema';
import { type z } from 'zod';
import { type PublicRound } from '../publication/public-rounds.ts';
import { type DrawRow } from './season-repository.ts';
import { isDrawShown, isLive, toDayOfRound, toTeamRef, toTournamentRef } from './shown.ts';

type DrawView = z.input<typeof PublicDraw>;

/**
 * Who meets whom at which tables in a round: as it was published, or as it is drawn once the draw is shown; undefined
 * before that. How a match ended, or that it will not be played, is not in it.
 */
export function publicDraw(row: DrawRow, published: PublicRound | undefined): DrawView | undefined {
  if (!published && !isDrawShown(row)) return undefined;
  return {
    tournament: toTournamentRef(row.stage.tournament),
    stage: row.stage.name,
    round: toDayOfRound(row),
    published: published !== undefined,
    live: !published && isLive(row),
    ...(published ? asPublished(published) : asDrawn(row)),
  };
}

const asPublished = ({ report }: PublicRound): Pick<DrawView, 'matches' | 'byes'> => ({
  matches: report.matches.map(({ number, pool, tableA, tableB, home, away }) => ({
    number,
    pool,
    tableA,
    tableB,
    home,
    away,
  })),
  byes: report.byes,
});

function asDrawn({ matches }: DrawRow): Pick<DrawView, 'matches' | 'byes'> {
  return {
    matches: matches.flatMap(({ number, pool, teams, tables }) => {
      const team = (wanted: string) => teams.find(({ side }) => side === wanted)?.team;
      const table = (wanted: string) => tables.find(({ side }) => side === wanted)?.number;
      const [home, away, tableA, tableB] = [team('home'), team('away'), table('a'), table('b')];
      if (number === null || !home || !away || tableA === undefined || tableB === undefined) return [];
      return [{ number, pool: pool.name, tableA, tableB, home: toTeamRef(home), away: toTeamRef(away) }];
    }),
    byes: matches
      .filter(({ number }) => number === null)
      .flatMap(({ teams }) => teams.map(({ team }) => toTeamRef(team))),
  };
}
