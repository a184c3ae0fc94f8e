import { type StageView, type TournamentView } from '$lib/api/director-types.ts';

/**
 * The stage that a page is about: the one that its address names, else the last one with teams in its pools, else the
 * first.
 */
export function currentStage(tournament: TournamentView, wanted: string | null): StageView | undefined {
  const { stages } = tournament;
  return (
    stages.find(({ id }) => id === wanted) ??
    stages.findLast(({ pools }) => pools.some(({ teams }) => teams.length > 0)) ??
    stages[0]
  );
}
