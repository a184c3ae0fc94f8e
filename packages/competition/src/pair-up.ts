import { pairingOf, pairKey, type Pairing } from './pairing.ts';

/** How many teams a search looks at before it gives up; a pool of twenty needs a few dozen. */
const MOST_LOOKS = 2_000;

/**
 * Pairs all the teams with opponents that they may meet, or null when that can't be done (or was not found within a
 * bounded search). `mayMeet` holds pair keys. The team with the fewest possible opponents is paired first: it decides
 * soonest whether there is a way. `teams` is an even number of teams.
 */
export function pairUp(teams: readonly number[], mayMeet: ReadonlySet<string>): readonly Pairing[] | null {
  let looks = 0;
  const opponents = (team: number, free: readonly number[]) =>
    free.filter((other) => other !== team && mayMeet.has(pairKey(team, other)));

  function pairRest(free: readonly number[]): readonly Pairing[] | null {
    if (free.length === 0) return [];
    const [tightest] = free
      .map((team) => ({ team, options: opponents(team, free) }))
      .sort((a, b) => a.options.length - b.options.length || a.team - b.team);
    if (!tightest) return null;
    const { team, options } = tightest;
    for (const other of options) {
      looks += 1;
      if (looks > MOST_LOOKS) return null;
      const rest = pairRest(free.filter((one) => one !== team && one !== other));
      if (rest) return [pairingOf(team, other), ...rest];
    }
    return null;
  }

  return pairRest(teams);
}
