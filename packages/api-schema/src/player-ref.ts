import { z } from 'zod';
import { Id } from './primitives.ts';

/** A player by his name. */
export const PlayerRef = z.strictObject({ id: Id, name: z.string() });
