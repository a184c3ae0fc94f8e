import { type TournamentView } from '$lib/api/director-types.ts';

type Stages = readonly {
  readonly rounds: readonly Pick<
    TournamentView['stages'][number]['rounds'][number],
    'id' | 'label' | 'state' | 'publication'
  >[];
}[];

/** A round that was drawn on what came before it. */
export interface LaterRound {
  readonly roundId: string;
  readonly label: string;
  readonly published: boolean;
}

/** The rounds after a round, of its stage and of later ones, that are drawn already; stages and rounds in their order. */
export function laterRounds(stages: Stages, roundId: string): LaterRound[] {
  const all = stages.flatMap(({ rounds }) => rounds);
  const at = all.findIndex(({ id }) => id === roundId);
  if (at < 0) return [];
  return all
    .slice(at + 1)
    .filter(({ state }) => state !== 'planned')
    .map(({ id, label, publication }) => ({
      roundId: id,
      label,
      published: publication !== null && publication.withdrawnAt === null,
    }));
}
