import { type PublicMatchView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type PublicRound } from '../publication/public-rounds.ts';
import { publicTournament, roundRef } from '../publication/round-ref.ts';

/** A match of a public round with its neighbours; undefined when the round has no such match. `nameOf` says what a player may be called. */
export function matchPage(
  round: PublicRound,
  matchNumber: number,
  nameOf: (playerId: string) => string | null,
): z.input<typeof PublicMatchView> | undefined {
  const { matches } = round.report;
  const index = matches.findIndex(({ number }) => number === matchNumber);
  const match = matches[index];
  if (!match) return undefined;
  return {
    tournament: publicTournament(round),
    round: roundRef(round),
    match,
    lineUp: (round.lineUps.get(matchNumber) ?? []).map(({ playerId, ...seat }) => ({
      ...seat,
      name: nameOf(playerId),
    })),
    previousMatch: matches[index - 1]?.number ?? null,
    nextMatch: matches[index + 1]?.number ?? null,
  };
}
