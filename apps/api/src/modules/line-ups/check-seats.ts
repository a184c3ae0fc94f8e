import { type LineUpFaultView } from '@spadille/api-schema';
import {
  checkLineUp,
  currentPlayer,
  type LineUp,
  type LineUpFault,
  type LineUpRules,
} from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { entrantsOf } from '../entries/entry-facts.ts';
import { type LineUpFacts } from './line-up-facts.ts';
import { listPlayers } from './repository.ts';

export type FaultAnswer = z.input<typeof LineUpFaultView>;

/** Everybody who is named in a line-up. */
const namedIn = ({ a, b }: LineUp): string[] => [...new Set([...a, ...b].map(({ playerId }) => playerId))];

/** The rules with what is known of some players, and the names of all who may be told of. */
export async function withPlayers(db: Tx, facts: LineUpFacts, ids: readonly string[]) {
  const rows = await listPlayers(db, ids);
  const rules: LineUpRules = { ...facts.rules, players: entrantsOf(rows) };
  const found = rows.map((row) => currentPlayer(row)).map(({ id, name }) => [id, name] as const);
  const now = new Map(rows.map((row) => [row.id, currentPlayer(row).id]));
  return { rules, names: new Map([...facts.names, ...found]), now };
}

/** A line-up that may stand, with players by who they are now; else `line-up-has-faults` with everything amiss. */
export async function checkSeats(
  db: Tx,
  facts: LineUpFacts,
  wanted: LineUp,
  swapAccepted: LineUpRules['swapAccepted'] = [],
): Promise<Result<LineUp, Refusal>> {
  const { rules, names, now } = await withPlayers(db, facts, namedIn(wanted));
  const asNow = (seats: LineUp['a']) =>
    seats.map((held) => ({ ...held, playerId: now.get(held.playerId) ?? held.playerId }));
  const lineUp = { a: asNow(wanted.a), b: asNow(wanted.b) };
  const faults = checkLineUp(lineUp, {
    ...rules,
    swapAccepted: [...rules.swapAccepted, ...swapAccepted],
  });
  return faults.length === 0
    ? ok(lineUp)
    : err({ code: 'line-up-has-faults', faults: faultViews(faults, facts, names) });
}

/** Faults as the API tells them: names of players and teams beside the codes. */
export function faultViews(
  faults: readonly LineUpFault[],
  { match, teamNames }: Pick<LineUpFacts, 'match' | 'teamNames'>,
  names: ReadonlyMap<string, string>,
): FaultAnswer[] {
  return faults.map((fault) => ({
    code: fault.code,
    table: fault.table,
    tableNumber: (fault.table === 'a' ? match.tableA : match.tableB).number,
    seat: fault.seat,
    player: 'playerId' in fault ? (names.get(fault.playerId) ?? null) : null,
    fromBoard: 'fromBoard' in fault ? fault.fromBoard : null,
    toBoard: 'toBoard' in fault ? fault.toBoard : null,
    otherTable: 'otherTable' in fault ? (fault.otherTable ?? partnerOf(fault, match)) : null,
    team: 'teamId' in fault ? (teamNames.get(fault.teamId) ?? null) : null,
    otherPlayer: 'otherPlayerId' in fault ? (names.get(fault.otherPlayerId) ?? null) : null,
  }));
}

const partnerOf = ({ table }: LineUpFault, { tableA, tableB }: LineUpFacts['match']): number =>
  (table === 'a' ? tableB : tableA).number;
