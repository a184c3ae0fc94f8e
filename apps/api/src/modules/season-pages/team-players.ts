import { type PublicTeamView } from '@spadille/api-schema';
import { SEATS, type Side, sideOf, SIDES, TABLE_SIDES, teamSideOf } from '@spadille/rules';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { findTeamPlayers, type PlayerRow } from './repository.ts';
import { toPublicPlayer } from './shown.ts';

export type PublicPlayers = z.input<typeof PublicTeamView>['players'];

/**
 * Who has played for a team in rounds that are public, N/S first; where nobody was given a seat, who is entered in it once
 * the list of entries is shown. Names are as they may be shown now, not as they could be when the round was published.
 * @param rounds numbers of the tournament's public rounds
 */
export async function teamPlayers(
  db: Tx,
  { slug, number }: { readonly slug: string; readonly number: number },
  rounds: readonly number[],
): Promise<PublicPlayers> {
  const team = await findTeamPlayers(db, slug, number);
  if (!team) return [];
  const seated = team.matches
    .filter(({ round }) => rounds.includes(round.number))
    .flatMap(({ side, match }) =>
      match.tables.flatMap((table) =>
        table.seatAssignments
          .map(({ seat, player }) => ({ side: sideOf(oneOf(SEATS, seat)), player }))
          .filter((seat) => teamSideOf(oneOf(TABLE_SIDES, table.side), seat.side) === side),
      ),
    );
  if (seated.length > 0) return once(seated);
  const entered = (team.tournament.entryTerms?.listShownAt ?? null) !== null;
  return entered ? once(team.members.map(({ place, player }) => ({ side: sideIn(place), player }))) : [];
}

const sideIn = (place: string): Side | null => SIDES.find((side) => side === place) ?? null;

/** Everybody once, by pair. */
function once(all: readonly { readonly side: Side | null; readonly player: PlayerRow }[]): PublicPlayers {
  const known = new Map<string, { name: string | null; side: Side | null }>();
  for (const { side, player } of all) {
    const { id, name } = toPublicPlayer(player);
    if (!known.has(id)) known.set(id, { name, side });
  }
  return [...SIDES, null].flatMap((pair) => [...known.values()].filter(({ side }) => side === pair));
}
