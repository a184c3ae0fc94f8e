import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** A table's slip with its partner table's, as the API sends it. */
export type SlipView = z.infer<typeof schema.SlipView>;
export type SlipTable = SlipView['table'];
export type BoardLine = z.infer<typeof schema.BoardLine>;
export type PenaltyView = z.infer<typeof schema.PenaltyView>;
