import { ENTRY_MARKS, ENTRY_STATES, ENTRY_WINDOWS, FEE_STATES } from '@spadille/competition';
import { z } from 'zod';
import { Id, Instant, IsoDate, Name, Reason, TeamNumber, Version } from './primitives.ts';
import { PairPlaces } from './tournaments.ts';

/** Entering teams: until when and for how much, who plays, what is paid, and what the committee decides. */

/** [choice] At most a million kroner: more is a slip of the keyboard. In øre. */
export const Ore = z.int().min(0).max(100_000_000);

// Terms

export const TermsValues = z.strictObject({
  /** Null: at once. */
  opensAt: Instant.nullable(),
  /** The last moment at which a club enters a team by itself. */
  deadline: Instant,
  /** The last moment of paying; null: whenever. */
  paymentDeadline: Instant.nullable(),
  feeOre: Ore,
});

export const EntryTermsView = z.strictObject({
  /** Null while nothing was set: then no club can enter. */
  terms: TermsValues.extend({ version: Version, listShown: z.boolean() }).nullable(),
  /** What is proposed: from the first day of play, and the fee that was asked for last. */
  proposal: TermsValues,
});

/** Without a version they are set for the first time. */
export const SetEntryTerms = TermsValues.extend({ expectedVersion: Version.nullable() });

export const ShowEntryList = z.strictObject({ expectedVersion: Version, shown: z.boolean() });

// Entries

export const EntryMemberInput = z.strictObject({ playerId: Id, place: z.enum(PairPlaces) });
const Members = z.array(EntryMemberInput).max(16);

/** Why an entry, or one of its players, is not eligible; `playerId` or `place` says beside what it stands. */
export const EntryFault = z.strictObject({
  code: z.enum([
    'pair-not-two',
    'player-twice',
    'player-unknown',
    'not-a-member',
    'club-not-affiliated',
    'in-another-team',
    'one-player-from-the-same-team',
  ]),
  playerId: Id.nullable(),
  place: z.enum(['NS', 'EW']).nullable(),
  /** How many a pair that is not two has. */
  players: z.int().nullable(),
  /** The other team that is in the way. */
  team: z.string().nullable(),
  /** The one from that team who is here already. */
  otherPlayer: z.string().nullable(),
});

export const FeeView = z.strictObject({
  amountOre: Ore,
  reference: z.string(),
  state: z.enum(FEE_STATES),
  paidOn: IsoDate.nullable(),
  note: z.string().nullable(),
  version: Version,
});

export const EntryMemberView = z.strictObject({
  playerId: Id,
  name: z.string(),
  place: z.enum(PairPlaces),
  /** Clubs that he is a member of today. */
  clubs: z.array(z.string()),
});

export const EntryView = z.strictObject({
  /** The team's id. */
  id: Id,
  tournamentId: Id,
  number: TeamNumber,
  name: z.string(),
  clubId: Id.nullable(),
  club: z.string().nullable(),
  version: Version,
  /** What it is now: an entry that was let in and is not paid in time waits for the committee again. */
  state: z.enum(ENTRY_STATES),
  /** Withdrawn after it was drawn. */
  left: z.boolean(),
  marks: z.array(z.enum(ENTRY_MARKS)),
  faults: z.array(EntryFault),
  members: z.array(EntryMemberView),
  fee: FeeView.nullable(),
  enteredAt: Instant,
  /** Why the committee decided as it did. */
  reason: z.string().nullable(),
  /** In a pool or in a match: then the club asks the committee. */
  drawn: z.boolean(),
  previousTeamId: Id.nullable(),
});

export const EntryListView = z.strictObject({
  tournament: z.strictObject({ id: Id, name: z.string(), season: z.string(), slug: z.string() }),
  terms: EntryTermsView.shape.terms,
  /** Whether clubs may enter teams now; `none` without terms. */
  window: z.enum(ENTRY_WINDOWS),
  entries: z.array(EntryView),
  /** How many are in each state, and what is owed and paid. */
  totals: z.strictObject({
    accepted: z.int(),
    submitted: z.int(),
    unpaid: z.int(),
    dueOre: z.int(),
    paidOre: z.int(),
  }),
});

/** Without a name the team is called as is proposed. */
export const EnterEntry = z.strictObject({
  tournamentId: Id,
  name: Name.optional(),
  members: Members,
});

/** Last year's team, in one step. */
export const CopyEntry = z.strictObject({ tournamentId: Id, previousTeamId: Id });

/** A look at players before they are entered; `entryId` is the entry they are to play in, when there is one. */
export const CheckEntry = z.strictObject({ tournamentId: Id, entryId: Id.nullable(), members: Members });
export const CheckedEntry = z.strictObject({ faults: z.array(EntryFault) });

/** What is not given stays. The reason is the committee's, after the deadline. */
export const ChangeEntry = z.strictObject({
  expectedVersion: Version,
  name: Name.optional(),
  members: Members.optional(),
  reason: Reason.optional(),
});

export const WithdrawEntry = z.strictObject({ expectedVersion: Version });

export const DecideEntry = z.strictObject({
  expectedVersion: Version,
  decision: z.enum(['accept', 'refuse']),
  reason: Reason.nullable(),
});

/** One fee or several at once; `expectedVersion` is the fee's. */
export const SetEntryFees = z.strictObject({
  fees: z
    .array(z.strictObject({ entryId: Id, expectedVersion: Version }))
    .min(1)
    .max(500),
  state: z.enum(FEE_STATES),
  /** For `paid`: the day. */
  paidOn: IsoDate.nullable(),
  note: Reason.nullable(),
});

// A club's own page

export const ClubTournament = z.strictObject({
  id: Id,
  name: z.string(),
  season: z.string(),
  terms: TermsValues,
  /** Whether the club may enter teams now: not yet, in time, too late but the committee may let them in, or no longer. */
  window: z.enum(ENTRY_WINDOWS).exclude(['none']),
  /** What the next team is called when nothing else is typed. */
  proposedName: z.string(),
  entries: z.array(EntryView),
  /** The club's own members in teams of other clubs: nobody has to give leave, but the club is to know. */
  elsewhere: z.array(
    z.strictObject({
      playerId: Id,
      player: z.string(),
      place: z.enum(PairPlaces),
      team: z.string(),
      club: z.string().nullable(),
    }),
  ),
  /** Teams of the season before that were not copied yet. */
  lastYear: z.array(
    z.strictObject({ teamId: Id, name: z.string(), tournament: z.string(), players: z.array(z.string()) }),
  ),
});

export const ClubEntries = z.strictObject({
  club: z.strictObject({ id: Id, name: z.string(), affiliated: z.boolean() }),
  /** Tournaments that clubs enter, the newest first. */
  tournaments: z.array(ClubTournament),
});

/** Who is signed in may look after these clubs. */
export const OwnClubs = z.array(z.strictObject({ id: Id, name: z.string() }));

// For everybody

/** What everybody may see of the entries: no contacts, no fee, no reference, and hidden names hidden. */
export const PublicEntryList = z.strictObject({
  tournament: z.strictObject({ slug: z.string(), name: z.string(), season: z.string() }),
  entries: z.array(
    z.strictObject({
      number: TeamNumber,
      name: z.string(),
      club: z.string().nullable(),
      members: z.array(z.strictObject({ name: z.string().nullable(), place: z.enum(PairPlaces) })),
    }),
  ),
});
