import { type PlayerChoice } from '$lib/api/people-types.ts';
import { type Director } from '$lib/state/director.svelte.ts';

/** How a picker finds those to choose from. */
export type FindPlayers = (q: string) => Promise<readonly PlayerChoice[]>;

/** Players of all clubs, a club's own first: what its secretary may choose from. Nobody when the API does not answer. */
export const findForClub =
  (director: Director, clubId: string): FindPlayers =>
  async (q) => {
    const outcome = await director.outcome(
      director.api.GET('/api/clubs/{id}/players', { params: { path: { id: clubId }, query: { q } } }),
    );
    return outcome.ok ? outcome.data : [];
  };

/** [choice] As many as a list beside a box can show. */
const MOST = 20;

/** Everybody on the union's list, for the committee. */
export const findInUnion =
  (director: Director): FindPlayers =>
  async (q) => {
    const outcome = await director.outcome(director.api.GET('/api/players', { params: { query: { q } } }));
    if (!outcome.ok) return [];
    return outcome.data.players
      .filter(({ erased }) => !erased)
      .slice(0, MOST)
      .map(({ id, name, clubs }) => ({ playerId: id, name, clubs, affiliated: clubs.length > 0 }));
  };
