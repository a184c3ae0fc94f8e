import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** A table's page as the API sends it. */
export type AtTableView = z.infer<typeof schema.AtTableView>;
export type AtTableBoard = z.infer<typeof schema.AtTableBoard>;
export type AtTableTotal = z.infer<typeof schema.AtTableTotal>;
export type DisputeView = z.infer<typeof schema.DisputeView>;
export type DirectorCallView = z.infer<typeof schema.DirectorCallView>;
export type CallAbout = DirectorCallView['about'];
export type SeatTaken = AtTableView['seats'][number];
