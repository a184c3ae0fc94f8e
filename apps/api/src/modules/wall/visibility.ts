import { type RoundRow } from './repository.ts';

/** What of a round's results anybody may see: nothing, what comes in, or what was published. */
export type Results = 'hidden' | 'live' | 'published';

type Looked = Pick<RoundRow, 'state' | 'liveAt' | 'drawShownAt' | 'publications'>;

/** A revision of it is public now. */
export const isPublished = ({ publications }: Pick<RoundRow, 'publications'>): boolean =>
  publications[0]?.withdrawnAt === null;

const OPEN = ['drawn', 'running', 'closed'];

/** Live results can be turned on. What is published is followed there. */
export const mayGoLive = (round: Looked): boolean => OPEN.includes(round.state) && !isPublished(round);

export function resultsOf(round: Looked): Results {
  if (isPublished(round)) return 'published';
  return round.liveAt !== null && mayGoLive(round) ? 'live' : 'hidden';
}

/** Who meets whom may be seen. */
export const showsDraw = (round: Looked): boolean =>
  resultsOf(round) !== 'hidden' || (round.drawShownAt !== null && round.state !== 'planned');

/** Nothing has been played in it. */
const UNTOUCHED = ['planned', 'drawn'];

/**
 * The rounds before one that keep its live standings from being shown: played, and neither published nor live. Sums with
 * them would tell what nobody may know yet, and sums without them are not what anybody takes them for.
 */
export const hiddenBefore = (rounds: readonly RoundRow[], number: number): readonly RoundRow[] =>
  rounds.filter(
    (round) => round.number < number && !UNTOUCHED.includes(round.state) && resultsOf(round) === 'hidden',
  );
