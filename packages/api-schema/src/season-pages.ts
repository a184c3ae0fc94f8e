import { ROUND_KINDS, STAGE_KINDS } from '@spadille/competition';
import { SEATS, SIDES } from '@spadille/rules';
import { z } from 'zod';
import { GamePoints, IsoDate, TeamNumber } from './primitives.ts';
import { PublicRoundRef } from './public-round.ts';
import { PoolStandings } from './report.ts';
import { MATCH_KINDS, ScoreView } from './rounds.ts';
import { ClockTime } from './season-setup.ts';

/** What anyone may read of a season beside its published rounds: only what the committee or the director has shown. */

export const PublicTournamentRef = z.strictObject({ slug: z.string(), name: z.string(), season: z.string() });

/** A team as the public knows it. */
export const PublicTeamRef = z.strictObject({
  number: TeamNumber,
  name: z.string(),
  club: z.string().nullable(),
});

/** When and where a round is played. */
const DayOfRound = {
  number: z.int(),
  label: z.string(),
  kind: z.enum(ROUND_KINDS),
  date: IsoDate,
  startsAt: ClockTime.nullable(),
  venue: z.string().nullable(),
  /** The day of play was called off. */
  cancelled: z.boolean(),
};

export const PodiumPlace = z.strictObject({ place: z.int(), team: PublicTeamRef });

// A season

/** to-come: nothing of it is public. running: a draw or a result is. finished: all of it is, and its places stand. */
export const PUBLIC_STAGE_STATES = ['to-come', 'running', 'finished'] as const;

export const PublicPlayOff = z.strictObject({
  round: z.int(),
  label: z.string(),
  match: z.int(),
  kind: z.enum(MATCH_KINDS).exclude(['bye']),
  home: PublicTeamRef,
  away: PublicTeamRef,
  score: ScoreView,
});

export const PublicStage = z.strictObject({
  name: z.string(),
  kind: z.enum(STAGE_KINDS),
  state: z.enum(PUBLIC_STAGE_STATES),
  /** Of a draw that is shown, while nothing is published; else the standings have the teams. */
  pools: z.array(z.strictObject({ name: z.string(), teams: z.array(PublicTeamRef) })),
  /** After the last public round. */
  standings: z.strictObject({ after: z.string(), pools: z.array(PoolStandings) }).nullable(),
  /** Public rounds by number. */
  rounds: z.array(PublicRoundRef),
  /** Rounds that are drawn and not published, and whose draw is shown. */
  draws: z.array(z.strictObject(DayOfRound)),
  playOffs: z.array(PublicPlayOff),
});

export const PublicSeason = z.strictObject({
  tournament: PublicTournamentRef,
  /** The union's own, whose winner is the champion. */
  championship: z.boolean(),
  /** The first three of the final, once all of it is public; a place that was left level has several. */
  podium: z.array(PodiumPlace),
  stages: z.array(PublicStage),
  /** Its days and its list of entries are shown, at their own addresses. */
  shows: z.strictObject({ calendar: z.boolean(), entries: z.boolean(), crosstable: z.boolean() }),
});

// Team against team

export const CrosstableMatch = z.strictObject({
  round: z.int(),
  match: z.int(),
  kind: z.enum(MATCH_KINDS).exclude(['bye']),
  /** Of the row's team. */
  gamePoints: GamePoints,
  matchPoints: z.int(),
});

export const CrosstableRow = z.strictObject({
  team: PublicTeamRef,
  place: z.int().nullable(),
  shared: z.boolean(),
  matchPoints: z.int(),
  gamePoints: GamePoints,
  /** By the opponents' order, which is that of the rows; empty against itself and whom it has not met. */
  against: z.array(z.array(CrosstableMatch)),
});

export const PublicCrosstable = z.strictObject({
  tournament: PublicTournamentRef,
  stages: z.array(
    z.strictObject({
      name: z.string(),
      after: z.string(),
      pools: z.array(z.strictObject({ pool: z.string(), rows: z.array(CrosstableRow) })),
    }),
  ),
});

// Who meets whom

export const PublicDraw = z.strictObject({
  tournament: PublicTournamentRef,
  stage: z.string(),
  round: z.strictObject(DayOfRound),
  published: z.boolean(),
  /** Its results can be followed while it is played. */
  live: z.boolean(),
  matches: z.array(
    z.strictObject({
      number: z.int(),
      pool: z.string(),
      /** The home team sits N/S at table a and E/W at table b. */
      tableA: z.int(),
      tableB: z.int(),
      home: PublicTeamRef,
      away: PublicTeamRef,
    }),
  ),
  byes: z.array(PublicTeamRef),
});

/** A name, a team or a club, as somebody types it. */
export const FindTableQuery = z.strictObject({ q: z.string().max(120) });

const FoundTable = z.strictObject({
  table: z.int(),
  side: z.enum(SIDES),
  /** Null when it is not said yet who of the pair sits where. */
  seat: z.enum(SEATS).nullable(),
});

export const FoundMatch = z.strictObject({
  ...DayOfRound,
  opponent: PublicTeamRef.nullable().describe('Null for a bye'),
  match: z.int().nullable(),
  /** One for a player who has a place, else both tables of the team. */
  tables: z.array(FoundTable),
});

export const FoundTables = z.strictObject({
  /** Nobody is called exactly so; these are called nearly so. */
  near: z.boolean(),
  /** More fit than are listed. */
  more: z.boolean(),
  found: z.array(
    z.strictObject({
      /** Null where a team was found, not a player. */
      player: z.string().nullable(),
      substitute: z.boolean(),
      team: PublicTeamRef,
      tournament: PublicTournamentRef,
      /** On the team's next day of play whose draw is shown. */
      matches: z.array(FoundMatch),
    }),
  ),
});

// All seasons

const TitleLine = z.strictObject({
  name: z.string(),
  club: z.string().nullable(),
  titles: z.int(),
  seconds: z.int(),
  thirds: z.int(),
  titleYears: z.array(z.int()),
});

export const Champions = z.strictObject({
  /** Every season of which something is public, the newest first. */
  seasons: z.array(
    z.strictObject({
      season: z.string(),
      tournaments: z.array(
        PublicTournamentRef.extend({ championship: z.boolean(), podium: z.array(PodiumPlace) }),
      ),
    }),
  ),
  teams: z.array(TitleLine),
  clubs: z.array(TitleLine),
});

/** A day of play to come. */
export const NextDay = z.strictObject({
  tournament: PublicTournamentRef,
  stage: z.string(),
  date: IsoDate,
  startsAt: ClockTime.nullable(),
  venue: z.string().nullable(),
  label: z.string().nullable(),
  cancelled: z.boolean(),
});
