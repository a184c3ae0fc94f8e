/** A stage as far as going on from it is concerned. Teams are named by their ids. */
export interface StageWithWayOn {
  readonly ordinal: number;
  /** Teams that were in it. */
  readonly teams: readonly string[];
  /** Who was confirmed to go on from it; null while nobody has been. */
  readonly goneOn: readonly string[] | null;
}

/**
 * The teams that are out of the tournament (§5): they were in a stage from which others were confirmed to go on, and are
 * in no later stage. [choice] Until it is confirmed who goes on, every team of the stage is still in, also the last one.
 */
export function eliminatedTeams(stages: readonly StageWithWayOn[]): ReadonlySet<string> {
  const isLater = (team: string, ordinal: number) =>
    stages.some((stage) => stage.ordinal > ordinal && stage.teams.includes(team));
  return new Set(
    stages.flatMap(({ ordinal, teams, goneOn }) =>
      goneOn === null ? [] : teams.filter((team) => !goneOn.includes(team) && !isLater(team, ordinal)),
    ),
  );
}
