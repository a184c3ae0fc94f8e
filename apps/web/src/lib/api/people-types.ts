import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

/** The API's answers about clubs and players. */
export type ClubSummary = Schemas['ClubSummary'];
export type ClubView = Schemas['ClubView'];
export type ClubMember = ClubView['memberList'][number];
export type PlayerChoice = Schemas['PlayerChoice'];
export type PlayerPage = Schemas['PlayerPage'];
export type PlayerView = Schemas['PlayerView'];
export type DoublePair = Schemas['DoublePair'];
export type MergePreview = Schemas['MergePreview'];
export type ErasePreview = Schemas['ErasePreview'];
export type NameRequestView = Schemas['NameRequestView'];
export type PeoplePreview = Schemas['PeoplePreview'];
