import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** The log as the page uses it: types only, nothing of the schemas is loaded. */
export type LogEvent = z.infer<typeof schema.LogEvent>;
export type LogPage = z.infer<typeof schema.LogPage>;
