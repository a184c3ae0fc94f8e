import { z } from 'zod';
import { Id, Instant, IsoDate } from './primitives.ts';

const AtSide = z.strictObject({ teamNumber: z.int(), teamName: z.string() });

/** What the director sees of a table's way in. */
export const TableCardView = z.strictObject({
  tableId: Id,
  tableNumber: z.int(),
  matchNumber: z.int().nullable(),
  ns: AtSide,
  ew: AtSide,
  /** The card in force; null while the table has none. */
  card: z.strictObject({ id: Id, pin: z.string(), madeAt: Instant }).nullable(),
  /** Phones that it has let in and that have not left. */
  phones: z.int(),
  lastPhoneAt: Instant.nullable(),
  /** Wrong PINs of the last quarter of an hour. */
  wrongPins: z.int(),
  /** Until when phones that nobody knows can only scan; null when they may type. */
  lockedUntil: Instant.nullable(),
});

/** The phones of a round's tables. */
export const RoundPhonesView = z.strictObject({
  round: z.strictObject({ id: Id, label: z.string(), state: z.string(), date: IsoDate }),
  tournament: z.strictObject({ id: Id, name: z.string() }),
  tables: z.array(TableCardView),
  /** Addresses of this machine in its networks, where phones can reach it. */
  networkHosts: z.array(z.string()),
  /** The server listens for this machine alone: no phone reaches it, unless another server passes on to it. */
  thisMachineOnly: z.boolean(),
});

/** Which card is to end; null when there is none. Of two who renew at once the second is told. */
export const RenewTableCard = z.strictObject({ expectedCardId: Id.nullable() });

/** The address that phones are sent to: scheme, host and port. */
const Origin = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .regex(/^https?:\/\/[^/?#@\s\\]+$/i, { error: 'not-an-origin' });

/** Which cards are printed, and to which address they send. */
export const TableCardsQuery = z.strictObject({
  lang: z.enum(['da', 'en']).default('da'),
  origin: Origin,
  /** One table's number; all tables with a card when left out. */
  table: z.coerce.number<string>().int().min(1).max(9999).optional(),
});
