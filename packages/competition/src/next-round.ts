import { err, ok, type Result } from '@spadille/core';
import { pairUp } from './pair-up.ts';
import { pairingOf, pairKey, plannedRound, type Pairing, type PlannedRound } from './pairing.ts';
import { scheduleFrom, scheduleRounds } from './schedule-rounds.ts';

/**
 * Why there is no next round. `left` are the pairs that have not met.
 * - `all-have-met`: there are none.
 * - `no-full-round-left`: rounds drawn by hand, or teams that came or went, have left pairs of which no round can be
 *   made in which everybody plays (but one team, when they are odd). They are to be drawn by hand.
 */
export interface NextRoundRefusal {
  readonly code: 'all-have-met' | 'no-full-round-left';
  readonly left: readonly Pairing[];
}

/**
 * The next round of an all-play-all stage after the rounds that are drawn already, whoever drew them. Nobody meets
 * twice, and the bye goes to one of those who had the fewest as long as there is such a round. Drawn rounds are never
 * touched, so a new draw keeps what was played.
 *
 * The schedule is the one that the first drawn round belongs to, else the plain one; where hand draws have cut across
 * both, a round is put together from the pairs that have not met. `teamNumbers` are the teams that are to play, unique,
 * in any order; `drawn` may name others, who have left. The same input always gives the same round.
 */
export function nextRound(
  teamNumbers: readonly number[],
  drawn: readonly (readonly Pairing[])[],
): Result<PlannedRound, NextRoundRefusal> {
  const teams = [...teamNumbers].sort((a, b) => a - b);
  const met = new Set(drawn.flat().map(({ home, away }) => pairKey(home, away)));
  const left = teams
    .flatMap((one, index) => teams.slice(index + 1).map((other) => pairingOf(one, other)))
    .filter(({ home, away }) => !met.has(pairKey(home, away)));
  if (left.length === 0) return err({ code: 'all-have-met', left });
  const mayMeet = new Set(left.map(({ home, away }) => pairKey(home, away)));
  const scheduled = candidates(teams, drawn).filter(({ pairings }) =>
    pairings.every(({ home, away }) => mayMeet.has(pairKey(home, away))),
  );
  for (const resting of byeGroups(teams, drawn)) {
    const round = scheduled.find(({ bye }) => resting.includes(bye)) ?? putTogether(teams, resting, mayMeet);
    if (round) return ok(round);
  }
  return err({ code: 'no-full-round-left', left });
}

/** Rounds of the schedules worth looking through, the one of the first drawn round before the plain one. */
function candidates(
  teams: readonly number[],
  drawn: readonly (readonly Pairing[])[],
): readonly PlannedRound[] {
  const first = drawn[0]?.map(({ home, away }) => pairingOf(home, away)) ?? [];
  const playing = new Set(first.flatMap(({ home, away }) => [home, away]));
  const resting = teams.filter((team) => !playing.has(team));
  const isFull = resting.length === teams.length % 2 && playing.size === teams.length - resting.length;
  const anchored = isFull ? scheduleFrom(plannedRound(first, resting[0] ?? null)) : [];
  return [...anchored, ...scheduleRounds(teams)];
}

/** Who may have the bye, those who had the fewest first; with an even number of teams: nobody. */
function byeGroups(
  teams: readonly number[],
  drawn: readonly (readonly Pairing[])[],
): readonly (readonly (number | null)[])[] {
  if (teams.length % 2 === 0) return [[null]];
  const byes = (team: number) =>
    drawn.filter((round) => !round.some(({ home, away }) => home === team || away === team)).length;
  const counts = [...new Set(teams.map(byes))].sort((a, b) => a - b);
  return counts.map((count) => teams.filter((team) => byes(team) === count));
}

function putTogether(
  teams: readonly number[],
  resting: readonly (number | null)[],
  mayMeet: ReadonlySet<string>,
): PlannedRound | null {
  for (const bye of resting) {
    const pairings = pairUp(
      teams.filter((team) => team !== bye),
      mayMeet,
    );
    if (pairings) return plannedRound(pairings, bye);
  }
  return null;
}
