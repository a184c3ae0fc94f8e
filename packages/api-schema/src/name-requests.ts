import { z } from 'zod';
import { PlayerRef } from './player-ref.ts';
import { Id, Instant, Name, Reason } from './primitives.ts';

export const NameRequestView = z.strictObject({
  id: Id,
  state: z.enum(['open', 'granted', 'refused']),
  at: Instant,
  decidedAt: Instant.nullable(),
  note: z.string().nullable(),
  /** Null while nobody of the name that was asked about was found. */
  player: PlayerRef.nullable(),
  askedName: z.string().nullable(),
});

/** By the player, where his own page asks, or by name as somebody types it. */
export const AskToHideName = z
  .strictObject({
    playerId: Id.optional(),
    name: Name.optional(),
    note: Reason.max(500).nullable().optional(),
  })
  .refine(({ playerId, name }) => playerId !== undefined || name !== undefined, {
    error: 'player-or-name',
    path: ['name'],
  });

/** Granting hides the name of the player asked about; `playerId` says who it is where nobody was found. */
export const DecideNameRequest = z.strictObject({
  state: z.enum(['granted', 'refused']),
  playerId: Id.optional(),
});
