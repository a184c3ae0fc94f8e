import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** Who sits where in a match, as the API sends it. */
export type LineUpView = z.infer<typeof schema.LineUpView>;
export type LineUpTable = LineUpView['tables'][number];
export type SeatView = LineUpTable['seats'][number];
export type LineUpFault = z.infer<typeof schema.LineUpFaultView>;
export type SeatChoice = z.infer<typeof schema.SeatChoices>['choices'][number];
export type PlayerFiguresView = z.infer<typeof schema.PlayerFiguresView>;
