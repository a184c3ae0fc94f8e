import { type RulingEffect } from '@spadille/api-schema';
import { penaltyNet } from '@spadille/scoring';
import { type z } from 'zod';
import { type Venue } from '../support/venue.ts';

/** What a board, its match and its teams' places are now, in the words of a preview. */
export async function sideNow(
  venue: Venue,
  at: { readonly matchId: string; readonly cupId: string; readonly board: number },
): Promise<z.output<typeof RulingEffect>['before']> {
  const { boardList, score, complete, home, away, penaltyList } = await venue.get('getMatch', {
    params: { id: at.matchId },
  });
  const line = boardList.find(({ board }) => board === at.board);
  if (!line || !score) throw new Error(`the match has no board ${at.board}`);
  const standing = ({ tuple, cancelled, nsGamePoints }: typeof line.a) => ({
    tuple,
    cancelled,
    nsGamePoints,
  });
  const places = complete ? await placesNow(venue, at.cupId) : new Map<number, number | null>();
  return {
    a: standing(line.a),
    b: standing(line.b),
    score,
    penaltiesToHome: penaltyNet(penaltyList.filter(({ withdrawnAt }) => withdrawnAt === null)),
    homePlace: places.get(home.number) ?? null,
    awayPlace: places.get(away?.number ?? 0) ?? null,
  };
}

/** The place of every team by its number. */
export async function placesNow(venue: Venue, cupId: string): Promise<Map<number, number | null>> {
  const { pools } = await venue.get('getStandings', { params: { id: cupId } });
  return new Map(pools.flatMap(({ rows }) => rows.map(({ team, place }) => [team.number, place])));
}
