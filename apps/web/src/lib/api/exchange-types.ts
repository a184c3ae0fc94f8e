import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

/** Seasons as files, and rounds away on a laptop. */
export type SeasonFault = Schemas['SeasonFault'];
export type SeasonPreview = Schemas['SeasonPreview'];
export type RoundWhereabouts = Schemas['RoundWhereabouts'];
export type CheckInPreview = Schemas['CheckInPreview'];
