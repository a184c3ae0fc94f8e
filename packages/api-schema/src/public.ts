import { SEATS, SIDES, TABLE_SIDES } from '@spadille/rules';
import { z } from 'zod';
import { GamePoints, TeamNumber } from './primitives.ts';
import { PublicRoundRef } from './public-round.ts';
import { PublishedRound, ReportMatch, StandingsRow } from './report.ts';
import { NextDay, PublicTournamentRef } from './season-pages.ts';

/** What anyone can read: published revisions and nothing else. */

/** The newest season of which something is published: its tournaments, the newest first, with the leaders of each pool. */
export const FrontPage = z.strictObject({
  /** Rounds that can be followed while they are played. */
  live: z.array(
    PublicTournamentRef.extend({ round: z.strictObject({ number: z.int(), label: z.string() }) }),
  ),
  tournaments: z.array(
    PublicTournamentRef.extend({
      latestRound: PublicRoundRef,
      leaders: z.array(z.strictObject({ pool: z.string(), rows: z.array(StandingsRow) })),
    }),
  ),
  /** Of which nothing is published yet, but the calendar, the entries or a draw are shown. */
  announced: z.array(PublicTournamentRef),
  /** Days of play from today on, of calendars that are shown. */
  nextDays: z.array(NextDay),
});

export const PublicTournamentView = PublicTournamentRef.extend({
  rounds: z.array(PublicRoundRef),
  latest: PublishedRound,
});

export const PublicMatchView = z.strictObject({
  tournament: PublicTournamentRef,
  round: PublicRoundRef,
  match: ReportMatch,
  /** Who sat where, from which board to which; null for a name that is not shown. */
  lineUp: z.array(
    z.strictObject({
      table: z.enum(TABLE_SIDES),
      seat: z.enum(SEATS),
      name: z.string().nullable(),
      fromBoard: z.int(),
      toBoard: z.int(),
    }),
  ),
  previousMatch: z.int().nullable(),
  nextMatch: z.int().nullable(),
});

/** A team's published matches and its line in the newest standings. */
export const PublicTeamView = z.strictObject({
  tournament: PublicTournamentRef,
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
  /** Who played for it in public rounds, or is entered once the list of entries is shown; null for a name not shown. */
  players: z.array(z.strictObject({ name: z.string().nullable(), side: z.enum(SIDES).nullable() })),
});
