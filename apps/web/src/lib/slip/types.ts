import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** A table's slip with its partner table's, as the API sends it. */
export type SlipView = z.infer<typeof schema.SlipView>;
export type SlipTable = SlipView['table'];
export type BoardLine = z.infer<typeof schema.BoardLine>;
export type Dispute = SlipView['disputes'][number];

/**
 * A slip as far as keying it in needs it. One that is keyed again by somebody else has no partner table, and boards that
 * he keyed himself are passed over.
 */
export interface KeyedSlip extends Pick<
  SlipView,
  'round' | 'table' | 'penalties' | 'rulings' | 'saidAtTable' | 'disputes' | 'previousTableId' | 'nextTableId'
> {
  readonly match: Pick<SlipView['match'], 'kind'>;
  readonly partner: SlipTable | null;
  readonly ownBoards?: readonly number[];
}

export type PenaltyView = z.infer<typeof schema.PenaltyView>;
