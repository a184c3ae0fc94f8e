import { currentPlayer, type EligibilityFault, FEE_STATES, isDuring } from '@spadille/competition';
import { type EntryFault, type EntryView, type FeeView, PairPlaces } from '@spadille/api-schema';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { toDay, toDayOrNull, venueDay } from '../../venue-time.ts';
import { faultsOf, isInDraw, membersOf, membershipsOf } from './entry-facts.ts';
import { type EntryRow } from './repository.ts';
import { marksOf, standingOf } from '../teams-in-play/waiting-teams.ts';

export type EntryAnswer = z.input<typeof EntryView>;
type FaultAnswer = z.input<typeof EntryFault>;

/** What an entry is looked at with: all of the tournament's, its day of payment, and the time. */
export interface ViewContext {
  readonly all: readonly EntryRow[];
  readonly paymentDeadline: Date | null;
  readonly now: Date;
}

/** Faults as the API tells them: the names of the teams and players in the way beside the codes. */
export function faultViews(faults: readonly EligibilityFault[], all: readonly EntryRow[]): FaultAnswer[] {
  const teams = new Map(all.map(({ id, name }) => [id, name]));
  const players = new Map(
    all
      .flatMap(({ members }) => members.map(({ player }) => currentPlayer(player)))
      .map(({ id, name }) => [id, name]),
  );
  return faults.map((fault) => ({
    code: fault.code,
    playerId: 'playerId' in fault ? fault.playerId : null,
    place: 'place' in fault ? fault.place : null,
    players: 'players' in fault ? fault.players : null,
    team: 'teamId' in fault ? (teams.get(fault.teamId) ?? null) : null,
    otherPlayer: 'otherPlayerId' in fault ? (players.get(fault.otherPlayerId) ?? null) : null,
  }));
}

/** An entry as its club and the committee see it. */
export function entryView(row: EntryRow, { all, paymentDeadline, now }: ViewContext): EntryAnswer {
  return {
    id: row.id,
    tournamentId: row.tournamentId,
    number: row.number,
    name: row.name,
    clubId: row.clubId,
    club: row.club?.name ?? null,
    version: row.version,
    state: standingOf(row, { paymentDeadline }, now),
    left: row.withdrawnAt !== null,
    marks: [...marksOf(row, { paymentDeadline }, now)],
    faults: faultViews(faultsOf(row, all, venueDay(now)), all),
    members: memberViews(row, venueDay(now)),
    fee: feeView(row),
    enteredAt: row.enteredAt.toISOString(),
    reason: row.entryReason,
    drawn: isInDraw(row),
    previousTeamId: row.previousTeamId,
  };
}

/** Members by pair, substitutes last, each with the clubs that he is a member of on a day. */
export function memberViews(row: EntryRow, day: string): EntryAnswer['members'] {
  const places = membersOf(row);
  return PairPlaces.flatMap((place) =>
    row.members.flatMap(({ player }, index) => {
      if (places[index]?.place !== place) return [];
      const { id, name } = currentPlayer(player);
      const clubs = membershipsOf(player)
        .filter(({ from, to }) => isDuring(day, { from: toDay(from), to: toDayOrNull(to) }))
        .map(({ club }) => club.name);
      return [{ playerId: id, name, place, clubs: [...new Set(clubs)] }];
    }),
  );
}

function feeView({ fee }: EntryRow): z.input<typeof FeeView> | null {
  return (
    fee && {
      amountOre: fee.amountOre,
      reference: fee.reference,
      state: oneOf(FEE_STATES, fee.state),
      paidOn: fee.paidOn && toDay(fee.paidOn),
      note: fee.note,
      version: fee.version,
    }
  );
}
