import { type RouteDeclaration, ROUTES, type RouteId } from '@spadille/api-schema';
import { expect } from 'vitest';
import { type SeededTournament } from './seed-tournament.ts';
import { type Venue } from './venue.ts';

/** Every route that anybody may read and that tells of tournaments. */
export const PUBLIC_READS = (Object.keys(ROUTES) as RouteId[]).filter(
  (id) => ROUTES[id].path.startsWith('/api/public') && ROUTES[id].method === 'GET',
);

/** What somebody types to find the teams and players of a test. */
const TYPED = ['hold', 'prøve'];

/** Every public answer about a round, its teams and its tournament, as one text; each is there or is not found. */
export async function everythingPublic(
  venue: Venue,
  cup: Pick<SeededTournament, 'slug' | 'teamIds'>,
  number: number,
): Promise<string> {
  const texts: string[] = [];
  for (const id of PUBLIC_READS) {
    for (const sent of requestsOf(id, cup, number)) {
      const answer = await venue.send(id, sent, 'visitor');
      if (answer.status === 200) texts.push(`${id} ${told(id, answer.text)}`);
      else expect([id, answer.status]).toEqual([id, 404]);
    }
  }
  return texts.join('\n');
}

/** Of a stream what it tells, without what is any reader's own. */
function told(id: RouteId, text: string): string {
  const { answer }: RouteDeclaration = ROUTES[id];
  return answer.stream ? (/^data: (.+)$/m.exec(text)?.[1] ?? '') : text;
}

function requestsOf(id: RouteId, cup: Pick<SeededTournament, 'slug' | 'teamIds'>, number: number) {
  if (id === 'findTable') return TYPED.map((q) => ({ query: { q } }));
  const numbers = id === 'getPublicTeam' ? [...cup.teamIds.keys()] : [number];
  return numbers.map((each) => ({ params: { slug: cup.slug, number: each, match: 1 } }));
}
