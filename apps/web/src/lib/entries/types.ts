import type { components } from '$lib/api/schema.d.ts';

type Schemas = components['schemas'];

/** The API's answers as the pages of entries use them. */
export type EntryView = Schemas['EntryView'];
export type EntryFault = Schemas['EntryFault'];
export type EntryListView = Schemas['EntryListView'];
export type EntryTermsView = Schemas['EntryTermsView'];
export type ClubEntries = Schemas['ClubEntries'];
export type ClubTournament = Schemas['ClubTournament'];
export type PlayerChoice = Schemas['PlayerChoice'];
export type UserView = Schemas['UserView'];
export type Invited = Schemas['Invited'];
export type Place = EntryView['members'][number]['place'];
