import { err, ok, type Result } from '@spadille/core';

/** A team of the tournament as far as substitutes go. Teams and players are named by their ids. */
export interface TeamForSubstitutes {
  readonly id: string;
  /** False once it has been eliminated. */
  readonly stillIn: boolean;
  /** Players it was entered with. */
  readonly members: readonly string[];
  /** Players who have played for it without being entered with it. */
  readonly substitutes: readonly string[];
}

/** `team` is the one in the way; `player` the substitute whom the asking team has from it already. */
export type SubstituteRefusal =
  | { readonly code: 'plays-for-a-team-still-in'; readonly team: string }
  | { readonly code: 'one-player-from-the-same-team'; readonly team: string; readonly player: string };

/**
 * Whether a player may play for a team (§5). Its own members may. Others may not while another team that they were
 * entered with, or have played for, is still in; and of the players that an eliminated team was entered with, a team may
 * use only one, as often as it likes. Membership of an affiliated club is looked at elsewhere. `team` is among `teams`.
 */
export function checkSubstitute(
  player: string,
  team: TeamForSubstitutes,
  teams: readonly TeamForSubstitutes[],
): Result<string, SubstituteRefusal> {
  if (team.members.includes(player)) return ok(player);
  const others = teams.filter(({ id }) => id !== team.id);
  const busy = others.find(
    (other) => other.stillIn && [...other.members, ...other.substitutes].includes(player),
  );
  if (busy) return err({ code: 'plays-for-a-team-still-in', team: busy.id });
  for (const from of others.filter(({ members }) => members.includes(player))) {
    const already = team.substitutes.find((one) => one !== player && from.members.includes(one));
    if (already) return err({ code: 'one-player-from-the-same-team', team: from.id, player: already });
  }
  return ok(player);
}
