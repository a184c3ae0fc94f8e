import type { components } from '$lib/api/schema.d.ts';

type Schemas = components['schemas'];

/** A round as anyone follows it, and its wall as the director has it. */
export type LiveRound = Schemas['LiveRound'];
export type LivePlan = Schemas['LivePlan'];
export type LiveState = Schemas['LiveState'];
export type LiveMatch = Schemas['LiveMatch'];
export type LivePairing = Schemas['LivePairing'];
export type LiveClock = Schemas['LiveClock'];
export type LiveMatchView = Schemas['LiveMatchView'];
export type WallView = Schemas['WallView'];
