import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** Rulings as the API sends and takes them: types only, nothing of the schemas is loaded. */
export type RulingView = z.infer<typeof schema.RulingView>;
export type RulingEffect = z.infer<typeof schema.RulingEffect>;
export type AppealPreview = z.infer<typeof schema.AppealPreview>;
export type RulingPreview = z.infer<typeof schema.RulingPreview>;
export type BoardStandingView = z.infer<typeof schema.BoardStandingView>;
