import { MAX_ROUND_MINUTES, ROUND_KINDS } from '@spadille/competition';
import { isShownAsItIs } from '@spadille/core';
import { z } from 'zod';
import { Id, Instant, IsoDate, TeamNumber, Version } from './primitives.ts';
import { ReportMatch } from './report.ts';
import { ScoreView } from './rounds.ts';
import { PublicTournamentRef } from './season-pages.ts';

// What anyone may follow of a round while it is played

/** It runs to `endsAt`, or stands with `secondsLeft`; one of them is null. */
const Clock = {
  minutes: z.int(),
  endsAt: Instant.nullable(),
  secondsLeft: z.int().nullable(),
};

export const LiveClock = z.strictObject(Clock);

export const AnnouncementView = z.strictObject({ id: Id, text: z.string(), at: Instant });

/** Who meets whom at which tables; home sits N/S at table a and E/W at table b. Teams are named in `teams`. */
export const LivePairing = z.strictObject({
  match: z.int(),
  pool: z.string(),
  tableA: z.int(),
  tableB: z.int(),
  home: TeamNumber,
  away: TeamNumber,
});

/** What seldom changes while a round is played. */
export const LivePlan = z.strictObject({
  tournament: PublicTournamentRef,
  round: z.strictObject({ number: z.int(), label: z.string(), kind: z.enum(ROUND_KINDS), date: IsoDate }),
  /** All that are named by their number here and in the state. */
  teams: z.array(z.strictObject({ number: TeamNumber, name: z.string() })),
  /** Once the draw is shown, results are live, or the round is published. */
  pairings: z.array(LivePairing),
  byes: z.array(TeamNumber),
  /** The next round whose draw is shown. */
  next: z
    .strictObject({
      number: z.int(),
      label: z.string(),
      pairings: z.array(LivePairing),
      byes: z.array(TeamNumber),
    })
    .nullable(),
});

export const LiveMatch = z.strictObject({
  match: z.int(),
  /** Boards done of how many, at table a and at table b. */
  boards: z.int(),
  doneA: z.int(),
  doneB: z.int(),
  kind: z.enum(['played', 'walkover', 'unplayed']),
  /** Once both tables are done, and not before; null while the match is under way. */
  score: ScoreView.nullable(),
  /** A table handed in its total only. */
  totalOnly: z.boolean(),
  /** Its boards can be read: nobody else has to play them. */
  boardsShown: z.boolean(),
  /** The last entry of a match that is done; null where that is not told. */
  finishedAt: Instant.nullable(),
});

/** A line is: team, place (null without one), matches played, match points, game points. A place that two have is shared. */
export const LivePool = z.strictObject({
  pool: z.string(),
  outstandingMatches: z.int(),
  lines: z.array(z.tuple([TeamNumber, z.int().nullable(), z.int(), z.int(), z.int()])),
});

/** What changes while a round is played: sent to every spectator with each change, so it is kept small. */
export const LiveState = z.strictObject({
  /** Marks the plan that this belongs to: another mark than one has says that the plan is to be asked for anew. */
  plan: z.string(),
  /** hidden: nothing of results is public. live: as they come, standings provisional. published: as published. */
  results: z.enum(['hidden', 'live', 'published']),
  clock: LiveClock.nullable(),
  announcements: z.array(AnnouncementView),
  /** By match number; empty while results are hidden. */
  matches: z.array(LiveMatch),
  /** Null while they are hidden, or an earlier round is neither published nor live: then nobody may know them yet. */
  standings: z.array(LivePool).nullable(),
});

export const LiveRound = z.strictObject({ plan: LivePlan, state: LiveState });

/** A match of a live round with its boards, which are there once nobody else has to play them. */
export const LiveMatchView = z.strictObject({
  tournament: PublicTournamentRef,
  round: LivePlan.shape.round,
  match: ReportMatch,
});

// What the director does about it

export const RoundClockView = z.strictObject({ ...Clock, version: z.int().min(0) });

/** The wall as the director has it. */
export const WallView = z.strictObject({
  live: z.boolean(),
  /** Live results can be turned on: the round is drawn and no revision of it is public. */
  mayGoLive: z.boolean(),
  /** The round's. */
  version: Version,
  /** Something of the round is public, so that the wall has something to show. */
  shown: z.boolean(),
  /** Earlier rounds that are neither published nor live: while there are any, live standings are not shown. */
  standingsWaitFor: z.array(z.strictObject({ number: z.int(), label: z.string() })),
  /** Version 0 is a clock that was never set, at the time that was usual in the tournament. */
  clock: RoundClockView,
  announcements: z.array(AnnouncementView),
  /** The server's time, for clocks that are wrong. */
  now: Instant,
});

export const SetLive = z.strictObject({ expectedVersion: Version, live: z.boolean() });

const Minutes = z.int().min(1).max(MAX_ROUND_MINUTES);

export const ClockStepBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), minutes: Minutes }),
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('add'), minutes: z.int().min(-60).max(60) }),
  z.strictObject({ kind: z.literal('reset') }),
]);

/** `expectedVersion` is the clock's; 0 for one that was never set. */
export const MoveRoundClock = z.strictObject({ expectedVersion: z.int().min(0), step: ClockStepBody });

/** One line on the wall. */
export const AnnouncementText = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(300)
  .refine(isShownAsItIs, { error: 'text-not-allowed' });

/** The same id again is the same announcement. */
export const Announce = z.strictObject({ announcementId: Id, text: AnnouncementText });
