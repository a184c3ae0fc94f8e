import { ROUND_STATES } from '@spadille/competition';
import { z } from 'zod';
import { Id, Instant, Reason, RoundLabel, Version } from './primitives.ts';

/** What can be wrong with a season's file. */
export const SEASON_FAULTS = [
  'not-a-season',
  'not-from-laptop',
  'other-version',
  'not-of-this-form',
  'unknown-field',
  'not-one-tournament',
  'key-twice',
  'names-nothing',
  'points-do-not-follow',
  'not-zero-sum',
  'chain-broken',
  'text-changed',
  'publication-changed',
  'name-taken',
  'refused-by-database',
] as const;

/** A fault and where it is in the file: `lists.matches[3].poolId`. */
export const SeasonFault = z.strictObject({
  path: z.string(),
  code: z.enum(SEASON_FAULTS),
  detail: z.string().optional(),
});
export type SeasonFault = z.output<typeof SeasonFault>;

/** One file of a season, or of a round on its way to a laptop or back. */
export const SeasonUpload = z.strictObject({ base64: z.base64().max(60_000_000) });

/** What a file holds; with any fault nothing is known of it but its faults, and nothing would be taken in. */
export const SeasonPreview = z.strictObject({
  faults: z.array(SeasonFault),
  holds: z
    .strictObject({
      season: z.string(),
      tournament: z.strictObject({ id: Id, slug: z.string(), name: z.string() }),
      clubs: z.int(),
      players: z.int(),
      teams: z.int(),
      stages: z.int(),
      rounds: z.int(),
      publishedRounds: z.int(),
      boards: z.int(),
      rulings: z.int(),
      events: z.int(),
      /** Players and clubs that are here already and stay as they are. */
      known: z.int(),
      /** Teams that are linked to one of last year's that is not here: they come without that link. */
      linksLeftOut: z.int(),
    })
    .nullable(),
  /** The tournament is here already: a season is taken in over nothing but an older copy of itself. */
  here: z.boolean(),
  /** The round that the file was checked out for. */
  loan: z
    .strictObject({ direction: z.enum(['out', 'back']), roundId: Id, round: z.string(), label: z.string() })
    .nullable(),
  /** What is here is an older copy that this file takes the place of. */
  replaces: z.boolean(),
});

export const SeasonTakenIn = z.strictObject({
  tournamentId: Id,
  roundId: Id.nullable(),
  linksLeftOut: z.int(),
});

/** Copies of the tournaments being played, in a second folder of the machine that the program runs on. */
export const CopiesView = z.strictObject({
  /** Null: no copies are made. */
  folder: z.string().nullable(),
  lastAt: Instant.nullable(),
  /** Why the last try failed, by the disk's own code (ENOENT, ENOSPC, …); null when it did not. */
  fault: z.string().nullable(),
});

export const CheckOutRound = z.strictObject({ expectedVersion: Version, label: RoundLabel });
export const CallOffCheckOut = z.strictObject({ reason: Reason });

/** Where a round is: here, away on a laptop, or here on the laptop that it was lent to. */
export const RoundWhereabouts = z.strictObject({
  away: z.strictObject({ label: z.string(), since: Instant }).nullable(),
  borrowed: z
    .strictObject({
      label: z.string(),
      since: Instant,
      /** Nothing was changed since the newest file to bring it back was made. */
      handed: z.boolean(),
    })
    .nullable(),
});

/** What came back differs in these from what is here. */
export const CheckInPreview = z.strictObject({
  faults: z.array(SeasonFault),
  /** fits: it can be brought back; otherwise why not. */
  fit: z.enum(['fits', 'has-faults', 'unknown', 'other-round', 'called-off', 'back-already']),
  label: z.string().nullable(),
  /** Taken back, and with what it would be changed: also of a file that comes too late. */
  changes: z
    .strictObject({
      state: z.strictObject({ before: z.enum(ROUND_STATES), after: z.enum(ROUND_STATES) }),
      events: z.int(),
      boards: z.array(z.strictObject({ table: z.int(), boards: z.array(z.int()) })),
      seats: z.int(),
      rulings: z.int(),
      penalties: z.int(),
      protests: z.int(),
      appeals: z.int(),
      publications: z.int(),
    })
    .nullable(),
});
