import { type PublicTeamView } from '@spadille/api-schema';
import { type Side, sideOf, SIDES, teamSideOf } from '@spadille/rules';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type PublicRound } from '../publication/public-rounds.ts';
import { findPlayersById, findTeamMembers, type PlayerRow } from './players-repository.ts';
import { toPublicPlayer } from './shown.ts';

export type PublicPlayers = z.input<typeof PublicTeamView>['players'];

/**
 * Who has played for a team in rounds that are public, N/S first; where nobody was given a seat, who is entered in it once
 * the list of entries is shown. Seats are those of the frozen accounts, whatever happens to their rounds since; names are
 * as they may be shown now, not as they could be when the round was published.
 * @param rounds the tournament's public rounds
 */
export async function teamPlayers(
  db: Tx,
  { slug, number }: { readonly slug: string; readonly number: number },
  rounds: readonly PublicRound[],
): Promise<PublicPlayers> {
  const seated = rounds.flatMap((round) => seatedFor(round, number));
  if (seated.length > 0) {
    const ids = [...new Set(seated.map(({ playerId }) => playerId))];
    const players = new Map((await findPlayersById(db, ids)).map((player) => [player.id, player]));
    return once(
      seated.flatMap(({ playerId, side }) => {
        const player = players.get(playerId);
        return player ? [{ side, player }] : [];
      }),
    );
  }
  const team = await findTeamMembers(db, slug, number);
  const shown = (team?.tournament.entryTerms?.listShownAt ?? null) !== null;
  return team && shown
    ? once(team.members.map(({ place, player }) => ({ side: sideIn(place), player })))
    : [];
}

/** The seats that a team held in a public round, by the frozen account. */
const seatedFor = ({ report, lineUps }: PublicRound, team: number) =>
  report.matches.flatMap(({ number, home, away }) => {
    const own = home.number === team ? 'home' : away.number === team ? 'away' : null;
    return (lineUps.get(number) ?? [])
      .map(({ table, seat, playerId }) => ({ table, side: sideOf(seat), playerId }))
      .filter(({ table, side }) => teamSideOf(table, side) === own);
  });

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
