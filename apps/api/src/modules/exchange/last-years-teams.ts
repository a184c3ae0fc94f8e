import { type Tx } from '../../database/in-transaction.ts';
import { type Lists, type Row } from './season-file.ts';

/** A file's lists without the links to last year's teams that are not here, and how many those were. */
export interface Linked {
  readonly lists: Lists;
  readonly linksLeftOut: number;
}

/**
 * Keeps a team's link to the one it was last year where that one is here. [choice] A copy that was lent to this machine is
 * none: it goes when a newer one comes.
 */
export async function linkedHere(tx: Tx, lists: Lists): Promise<Linked> {
  const teams = lists['teams'] ?? [];
  const wanted = teams.flatMap((team) => previousOf(team) ?? []);
  const here = await tx.team.findMany({
    where: { id: { in: wanted }, tournament: { borrowed: null } },
    select: { id: true },
  });
  const known = new Set(here.map(({ id }) => id));
  const isGone = (team: Row) => !known.has(previousOf(team) ?? '');
  return {
    lists: {
      ...lists,
      teams: teams.map((team) => (isGone(team) ? { ...team, previousTeamId: null } : team)),
    },
    linksLeftOut: wanted.filter((id) => !known.has(id)).length,
  };
}

const previousOf = (team: Row): string | null => {
  const id = team['previousTeamId'];
  return typeof id === 'string' ? id : null;
};
