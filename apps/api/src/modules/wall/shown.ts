import { type LiveState } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Drawn } from './live-plan.ts';
import { type RoundRow } from './repository.ts';

/** What results give to what is shown: the draw that goes with them, and parts of the state. */
export interface Shown extends Pick<z.input<typeof LiveState>, 'matches' | 'standings'> {
  readonly drawn: Drawn;
}

/** A round among all of its tournament. */
export interface RoundAmongAll {
  readonly slug: string;
  readonly rounds: readonly RoundRow[];
  readonly round: RoundRow;
}
