import { z } from 'zod';
import { event } from './declare-event.ts';
import { Id } from './primitives.ts';

/** How a phone was let in. */
export const WAYS_IN = ['qr', 'pin'] as const;

/** Who may say what happens at a table. By ids alone: no event has a PIN or a secret. */
export const TABLE_ACCESS_EVENTS = {
  /** Tables that had no card in force got one. What a draw or a start makes by itself has no event of its own. */
  'table-cards-made': event(
    'round',
    z.strictObject({ cards: z.array(z.strictObject({ tableId: Id, accessId: Id })) }),
  ),
  /** `endedId` is the card before; `phones` is how many it had let in. */
  'table-card-renewed': event(
    'table',
    z.strictObject({ accessId: Id, endedId: Id.nullable(), phones: z.int().min(0) }),
  ),
  'table-card-revoked': event('table', z.strictObject({ accessId: Id, phones: z.int().min(0) })),
  'phone-let-in': event('table', z.strictObject({ deviceId: Id, accessId: Id, by: z.enum(WAYS_IN) })),
  'phone-left': event('table', z.strictObject({ deviceId: Id, accessId: Id })),
} as const;
