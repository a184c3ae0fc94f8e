import { type Tx } from '../../database/in-transaction.ts';

/** A tournament as the command line names it, with its pools and rounds. */
export interface TournamentPlace {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly pools: readonly { readonly id: string; readonly name: string }[];
  /** By number. */
  readonly rounds: readonly { readonly id: string; readonly number: number; readonly label: string }[];
}

/** All tournaments, the newest first. */
export async function findPlaces(db: Tx): Promise<TournamentPlace[]> {
  const rows = await db.tournament.findMany({
    orderBy: { id: 'desc' },
    select: {
      id: true,
      slug: true,
      name: true,
      stages: {
        orderBy: { ordinal: 'asc' },
        select: {
          pools: { orderBy: { ordinal: 'asc' }, select: { id: true, name: true } },
          rounds: { orderBy: { number: 'asc' }, select: { id: true, number: true, label: true } },
        },
      },
    },
  });
  return rows.map(({ stages, ...tournament }) => ({
    ...tournament,
    pools: stages.flatMap(({ pools }) => pools),
    rounds: stages.flatMap(({ rounds }) => rounds),
  }));
}
