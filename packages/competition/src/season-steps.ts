import { type RoundState } from './round-state.ts';

/** What has to be done in a championship, in its order; those after `entries` come again in every stage. */
export const SEASON_STEPS = ['days', 'entries', 'pools', 'draw', 'play', 'finish'] as const;
export type SeasonStepName = (typeof SEASON_STEPS)[number];

/** How far a stage has got. */
export interface StageProgress {
  readonly id: string;
  readonly name: string;
  readonly playDays: number;
  /** Pools that the teams were dealt into; none while they only lie where they were entered. */
  readonly pools: number;
  /** Teams that are to play in the stage and are in no pool; null while it is not settled who they are. */
  readonly unplaced: number | null;
  /** In their order. */
  readonly rounds: readonly { readonly id: string; readonly state: RoundState }[];
  /** Rounds until all have met, beyond those that are drawn. */
  readonly roundsToDraw: number;
  readonly finished: boolean;
}

export interface SeasonProgress {
  readonly acceptedTeams: number;
  /** Entries that the committee has not decided on. */
  readonly waitingEntries: number;
  readonly stages: readonly StageProgress[];
}

export interface SeasonStep {
  readonly step: SeasonStepName;
  /** One step at most is `next`: none when the season is over. */
  readonly state: 'done' | 'next' | 'later';
  readonly stage: StageProgress | null;
  readonly roundId: string | null;
  readonly count: number;
  readonly left: number;
}

type Judged = Omit<SeasonStep, 'state'> & { readonly done: boolean };

/** The steps of a championship: what is done, what comes next, and what is later. */
export function seasonSteps(progress: SeasonProgress): readonly SeasonStep[] {
  const judged = [days(progress), entries(progress), ...progress.stages.flatMap(stepsOfStage)];
  const next = judged.findIndex(({ done }) => !done);
  return judged.map(({ done, ...step }, index) => ({
    ...step,
    state: index === next ? 'next' : done ? 'done' : 'later',
  }));
}

function days({ stages }: SeasonProgress): Judged {
  const without = stages.filter(({ playDays }) => playDays === 0).length;
  const count = stages.reduce((sum, { playDays }) => sum + playDays, 0);
  return { step: 'days', done: without === 0, stage: null, roundId: null, count, left: without };
}

/**
 * Entries are in when there are teams to play and none waits; terms alone do not make a season. [choice] One that waits once
 * a round is drawn holds nothing up: it stands counted beside the step, and the rounds that are drawn are what comes next.
 */
function entries({ acceptedTeams, waitingEntries, stages }: SeasonProgress): Judged {
  const drawn = stages.some(({ rounds }) => rounds.length > 0);
  const done = acceptedTeams >= 2 && (waitingEntries === 0 || drawn);
  return { step: 'entries', done, stage: null, roundId: null, count: acceptedTeams, left: waitingEntries };
}

function stepsOfStage(stage: StageProgress): readonly Judged[] {
  const { pools, unplaced, rounds, roundsToDraw, finished } = stage;
  const open = rounds.find(({ state }) => state !== 'published');
  const played = rounds.filter(({ state }) => state === 'published').length;
  const allPlayed = rounds.length > 0 && open === undefined;
  const at = { stage, roundId: null };
  return [
    {
      ...at,
      step: 'pools',
      done: finished || (pools > 0 && unplaced === 0),
      count: pools,
      left: unplaced ?? 0,
    },
    {
      ...at,
      step: 'draw',
      done: finished || (rounds.length > 0 && (roundsToDraw === 0 || !allPlayed)),
      count: rounds.length,
      left: roundsToDraw,
    },
    {
      ...at,
      step: 'play',
      done: allPlayed && (finished || roundsToDraw === 0),
      roundId: open?.id ?? null,
      count: played,
      left: rounds.length - played,
    },
    { ...at, step: 'finish', done: finished, count: 0, left: 0 },
  ];
}
