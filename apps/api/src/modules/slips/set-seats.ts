import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Seat, sideOf, teamSideOf } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkSeats } from '../line-ups/check-seats.ts';
import { loadLineUp } from '../line-ups/line-up-facts.ts';
import { replaceSeats } from '../line-ups/replace-seats.ts';
import { type PairFacts } from '../results/facts.ts';
import { loadMatch } from '../results/load-match.ts';
import { lockSlip, type LockedSlip } from './lock-slip.ts';
import { findEarlierSeated, findPlayers } from './repository.ts';
import { needSlipView, type SlipAnswer } from './slip-view.ts';

export interface SetSeats {
  readonly tableId: string;
  readonly expectedVersion: number;
  readonly seats: readonly SeatWanted[];
}

interface SeatWanted {
  readonly seat: Seat;
  readonly name: string;
}

/** A seat with the player found, or to be entered under a name that the team has not had yet. */
interface SeatFilled extends SeatWanted {
  readonly playerId: string;
  readonly isNew: boolean;
}

/**
 * Says who sits where at a table for the whole match. Seats that are not named stay without a player. Refuses what a
 * line-up may not be (`line-up-has-faults`).
 */
export const setSeats =
  ({ inTransaction, newId }: Deps) =>
  (wanted: SetSeats, by: ChangedBy): Promise<Result<SlipAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const twice = findTwice(wanted.seats);
      if (twice.length > 0) return err({ code: 'request-not-valid', errors: twice });
      const locked = await lockSlip(tx, wanted);
      if (!locked.ok) return locked;
      const filled = await fillSeats(tx, newId, locked.value, wanted.seats);
      const allowed = await checkFilled(tx, locked.value, filled);
      if (!allowed.ok) return allowed;
      await save(tx, newId, locked.value, filled, by);
      return ok(await needSlipView(tx, wanted.tableId));
    });

/** A seat has one player, and a player one seat. */
function findTwice(seats: readonly SeatWanted[]) {
  return seats.flatMap(({ seat, name }, index) => {
    const before = seats.slice(0, index);
    const fault = (what: string, code: string) => ({ pointer: `/seats/${index}/${what}`, in: 'body', code });
    return [
      ...(before.some((other) => other.seat === seat) ? [fault('seat', 'seat-twice')] : []),
      ...(before.some((other) => other.name === name) ? [fault('name', 'player-twice')] : []),
    ];
  });
}

async function fillSeats(
  tx: Tx,
  newId: Deps['newId'],
  { match, table }: LockedSlip,
  seats: readonly SeatWanted[],
): Promise<SeatFilled[]> {
  const loaded = await loadMatch(tx, match.id);
  if (loaded === null) throw new Error(`match ${match.id} is gone`);
  const known = await knownPlayers(tx, loaded.match);
  return seats.map(({ seat, name }) => {
    const teamId = loaded.match[teamSideOf(table.side, sideOf(seat))].id;
    const playerId = known.get(teamId)?.find((player) => player.name === name)?.playerId;
    return { seat, name, playerId: playerId ?? newId(), isNew: playerId === undefined };
  });
}

/** Players that the teams of a match have entered or seated before, by team. */
async function knownPlayers(tx: Tx, match: PairFacts) {
  const { entered } = await findPlayers(tx, match);
  const known = new Map<string, { playerId: string; name: string }[]>();
  for (const { id } of [match.home, match.away]) {
    const own = entered.filter(({ teamId }) => teamId === id);
    known.set(id, [...own, ...(await findEarlierSeated(tx, id))]);
  }
  return known;
}

/**
 * Whether the players may sit there. Who is new is known to nobody, so only a championship, whose players are
 * registered, refuses him; and a table at which seats change hands in mid-match is set on the match's page.
 */
async function checkFilled(
  tx: Tx,
  { match, table }: LockedSlip,
  filled: readonly SeatFilled[],
): Promise<Result<unknown, Refusal>> {
  const facts = await loadLineUp(tx, match.id);
  if (facts === null) return err({ code: 'not-found' });
  if (facts.given[table.side].some(({ fromBoard }) => fromBoard > 1)) {
    return err({ code: 'seats-change-in-match', table: table.number });
  }
  const told = filled.filter(({ isNew }) => !isNew || facts.rules.championship);
  const seats = told.map(({ seat, playerId }) => ({ seat, playerId, fromBoard: 1, toBoard: match.boards }));
  const names = new Map([...facts.names, ...filled.map(({ playerId, name }) => [playerId, name] as const)]);
  return checkSeats(tx, { ...facts, names }, { ...facts.given, [table.side]: seats });
}

async function save(
  tx: Tx,
  newId: Deps['newId'],
  { match, table }: LockedSlip,
  filled: readonly SeatFilled[],
  by: ChangedBy,
): Promise<void> {
  const unknown = filled.filter(({ isNew }) => isNew);
  await tx.player.createMany({ data: unknown.map(({ playerId, name }) => ({ id: playerId, name })) });
  const seats = filled.map(({ seat, playerId }) => ({ seat, playerId, fromBoard: 1, toBoard: match.boards }));
  const version = await replaceSeats(tx, newId, table.id, seats);
  await appendEvent(tx, {
    type: 'seats-set',
    payload: { version, seats: filled.map(({ seat, playerId }) => ({ seat, playerId })) },
    chainId: match.tournamentId,
    subjectId: table.id,
    ...byWhom(by),
  });
}
