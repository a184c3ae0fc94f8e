/** How many rounds an all-play-all pool of so many teams takes: with an odd number one team has a bye each time. */
export const roundsOfPool = (teams: number): number => (teams < 2 ? 0 : teams % 2 === 0 ? teams - 1 : teams);

/** A number of pools, with what follows from it. */
export interface PoolsProposal {
  readonly pools: number;
  /** Teams of the smallest and of the largest pool. */
  readonly smallest: number;
  readonly largest: number;
  /** Rounds until all have met. */
  readonly rounds: number;
}

/** What so many pools of some teams are like. */
export const poolsOf = (teams: number, pools: number): PoolsProposal => {
  const [smallest, largest] = [Math.floor(teams / pools), Math.ceil(teams / pools)];
  return { pools, smallest, largest, rounds: Math.max(roundsOfPool(smallest), roundsOfPool(largest)) };
};

/**
 * The fewest pools whose teams all meet in the rounds that the days of play hold [choice: the fewer pools, the more
 * matches for everybody]. Two teams a pool at the least: when even that is too much for the rounds, as many pools of two
 * as there can be. Null for fewer than two teams. @param rounds how many there is time for
 */
export function proposePools(teams: number, rounds: number): PoolsProposal | null {
  if (teams < 2) return null;
  for (let pools = 1; 2 * pools <= teams; pools += 1) {
    const proposal = poolsOf(teams, pools);
    if (proposal.rounds <= rounds) return proposal;
  }
  return poolsOf(teams, Math.floor(teams / 2));
}
