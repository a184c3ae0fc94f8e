import { type SeatChoices, type SeatChoicesQuery } from '@spadille/api-schema';
import { byName, checkLineUp, giveSeat, type LineUp } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { sideOf, teamSideOf } from '@spadille/rules';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { findByName } from '../people/find-by-name.ts';
import { peopleInOrder } from '../people/load-people.ts';
import { faultViews, withPlayers } from './check-seats.ts';
import { type LineUpFacts, loadLineUp } from './line-up-facts.ts';

type Asked = z.output<typeof SeatChoicesQuery> & { readonly matchId: string };

/** [choice] More than that nobody reads: more letters are typed. */
const MOST = 20;

/**
 * Who could be given a seat from a board to a board: the team's own players and who stood in for it before, or with
 * letters typed whoever's name begins like that. Those who may come first; the others say why they may not. A player who
 * would sit at two tables, or for whom the opponents must be asked, is among the others.
 */
export async function seatChoices(
  db: Tx,
  { matchId, table, seat, from, to, q }: Asked,
  now: Date,
): Promise<Result<z.input<typeof SeatChoices>, Refusal>> {
  const facts = await loadLineUp(db, matchId);
  if (facts === null) return err({ code: 'not-found' });
  const team = teamSideOf(table, sideOf(seat));
  const people = await peopleInOrder(db, now, (await whoFits(db, facts, team, q)).slice(0, MOST));
  const everybody = [...facts.shown.a, ...facts.shown.b].map(({ playerId }) => playerId);
  const known = await withPlayers(db, facts, [...people.map(({ id }) => id), ...everybody]);
  const choices = people.map((person) => {
    const seats = giveSeat(facts.shown[table], { seat, playerId: person.id, fromBoard: from, toBoard: to });
    const lineUp: LineUp = { ...facts.shown, [table]: seats };
    const faults = checkLineUp(lineUp, known.rules).filter(
      (fault) => 'playerId' in fault && fault.playerId === person.id,
    );
    const once = faults.filter(({ code }, index) => faults.findIndex((each) => each.code === code) === index);
    return {
      playerId: person.id,
      name: person.name,
      clubs: byName(person.clubs).map(({ name }) => name),
      place: facts.rules.entered[team].find(({ playerId }) => playerId === person.id)?.place ?? null,
      faults: faultViews(once, facts, known.names),
    };
  });
  return ok({
    choices: [
      ...choices.filter(({ faults }) => faults.length === 0),
      ...choices.filter(({ faults }) => faults.length > 0),
    ],
  });
}

/** Ids: substitutes first, then the pairs, then who stood in before; or everybody with a name like that. */
async function whoFits(
  db: Tx,
  { rules, guests }: LineUpFacts,
  team: 'home' | 'away',
  q: string,
): Promise<string[]> {
  if (q.trim() !== '') {
    const found = await findByName(db, q);
    return byName(found.filter(({ erased }) => !erased)).map(({ id }) => id);
  }
  const members = rules.entered[team];
  const isReserve = ({ place }: (typeof members)[number]) => place === 'substitute';
  const own = [...members.filter(isReserve), ...members.filter((member) => !isReserve(member))];
  return [...own.map(({ playerId }) => playerId), ...guests[team]];
}
