import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** Rulings, protests and appeals of a round as the API sends them: types only, nothing of the schemas is loaded. */
export type RoundRulings = z.infer<typeof schema.RoundRulings>;
export type ProtestView = z.infer<typeof schema.ProtestView>;
export type AppealView = z.infer<typeof schema.AppealView>;
export type FolderErrorView = z.infer<typeof schema.FolderErrorView>;
export type BoardSetView = z.infer<typeof schema.BoardSetView>;
export type FolderErrorPreview = z.infer<typeof schema.FolderErrorPreview>;
export type FolderErrorInput = z.infer<typeof schema.FolderErrorInput>;
export type FolderErrorUse = FolderErrorPreview['uses'][number];
