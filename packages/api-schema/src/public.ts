import { z } from 'zod';
import { GamePoints, Instant, IsoDate, TeamNumber } from './primitives.ts';
import { PublishedRound, ReportMatch, StandingsRow } from './report.ts';

/** What anyone can read: published revisions and nothing else. */

const PublicTournament = z.strictObject({ slug: z.string(), name: z.string(), season: z.string() });

export const PublicRoundRef = z.strictObject({
  number: z.int(),
  label: z.string(),
  date: IsoDate,
  publishedAt: Instant,
  matches: z.int(),
});

/** Tournaments with something published, newest first, with the leaders of each pool. */
export const FrontPage = z.strictObject({
  tournaments: z.array(
    PublicTournament.extend({
      latestRound: PublicRoundRef,
      leaders: z.array(z.strictObject({ pool: z.string(), rows: z.array(StandingsRow) })),
    }),
  ),
});

export const PublicTournamentView = PublicTournament.extend({
  rounds: z.array(PublicRoundRef),
  latest: PublishedRound,
});

export const PublicMatchView = z.strictObject({
  tournament: PublicTournament,
  round: PublicRoundRef,
  match: ReportMatch,
  previousMatch: z.int().nullable(),
  nextMatch: z.int().nullable(),
});

/** A team's published matches and its line in the newest standings. */
export const PublicTeamView = z.strictObject({
  tournament: PublicTournament,
  team: z.strictObject({ number: TeamNumber, name: z.string(), club: z.string().nullable() }),
  pool: z.string().nullable(),
  standing: StandingsRow.nullable(),
  matches: z.array(
    z.strictObject({
      round: PublicRoundRef,
      match: z.int().nullable(),
      kind: z.enum(['played', 'walkover', 'unplayed', 'bye']),
      home: z.boolean(),
      opponent: z.strictObject({ number: TeamNumber, name: z.string() }).nullable(),
      gamePoints: GamePoints,
      opponentGamePoints: GamePoints,
      matchPoints: z.int(),
      opponentMatchPoints: z.int(),
    }),
  ),
});
