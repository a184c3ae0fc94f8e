import {
  checkEligibility,
  currentPlayer,
  type Days,
  type EligibilityFault,
  type Entrant,
  type EntryMember,
  isEntryIn,
  type OtherTeam,
} from '@spadille/competition';
import { oneOf } from '../../database/one-of.ts';
import { toDay, toDayOrNull } from '../../venue-time.ts';
import { type EntryRow, type PlayerRow } from './repository.ts';

/** His memberships, with those that stand under his doubles. */
export function membershipsOf(player: PlayerRow): PlayerRow['memberships'] {
  const { memberships, mergedFrom } = currentPlayer(player);
  return [...memberships, ...mergedFrom.flatMap((double) => double.memberships)];
}

/** An entry that is in the tournament or waits to be: not refused, not withdrawn before or after the draw. */
export const isRunning = ({ entryState, withdrawnAt }: EntryRow): boolean =>
  withdrawnAt === null && isEntryIn(entryState);

/** An entry whose players can play for no other team: one that is running and was not eliminated. */
const isStillIn = (row: EntryRow): boolean => isRunning(row) && !row.eliminated;

/** A team that was in the tournament at some time: its players are bound by the rule of substitutes when it is out. */
const wasIn = ({ entryState }: EntryRow): boolean => isEntryIn(entryState);

const days = (from: Date, to: Date | null): Days => ({ from: toDay(from), to: toDayOrNull(to) });

function entrantOf(player: PlayerRow): Entrant {
  return {
    memberships: membershipsOf(player).map(({ from, to, club }) => ({
      ...days(from, to),
      affiliated: club.affiliatedFrom && days(club.affiliatedFrom, club.affiliatedTo),
    })),
  };
}

/** Registered players by the id of who they are now; erased ones are nobody. */
export const entrantsOf = (players: readonly PlayerRow[]): ReadonlyMap<string, Entrant> =>
  new Map(
    players
      .filter((player) => currentPlayer(player).erasedAt === null)
      .map((player) => [currentPlayer(player).id, entrantOf(player)]),
  );

/** The members of an entry as they are now. */
export const membersOf = ({ members }: Pick<EntryRow, 'members'>): readonly EntryMember[] =>
  members.map(({ player, place }) => ({
    playerId: currentPlayer(player).id,
    place: oneOf(['NS', 'EW', 'substitute'], place),
  }));

/** The other teams of a tournament as eligibility sees them. */
export const othersOf = (rows: readonly EntryRow[], exceptId: string | null): readonly OtherTeam[] =>
  rows
    .filter((row) => row.id !== exceptId && wasIn(row))
    .map((row) => ({
      id: row.id,
      running: isStillIn(row),
      members: membersOf(row).map(({ playerId }) => playerId),
    }));

/** What keeps an entry, as it stands among the others, from being let in on a day; an entry that is out has no faults. */
export const faultsOf = (
  row: EntryRow,
  all: readonly EntryRow[],
  day: string,
): readonly EligibilityFault[] =>
  isStillIn(row)
    ? checkEligibility({
        day,
        members: membersOf(row),
        players: entrantsOf(row.members.map(({ player }) => player)),
        others: othersOf(all, row.id),
      })
    : [];

/** Whether the draw has it: in a pool or in a match. */
export const isInDraw = ({ _count }: EntryRow): boolean => _count.pools + _count.matches > 0;
