import { z } from 'zod';
import { PlayerRef } from './player-ref.ts';
import { PlayerTeam } from './players.ts';
import { Id, IsoDate, Version } from './primitives.ts';

export const DoublePair = z.strictObject({
  alike: z.enum(['same', 'near']),
  first: PlayerRef.extend({ clubs: z.array(z.string()), tables: z.int() }),
  second: PlayerRef.extend({ clubs: z.array(z.string()), tables: z.int() }),
});

export const OtherPlayer = z.strictObject({ otherId: Id });

export const MergeInto = z.strictObject({ intoId: Id });

/** `expectedVersion` is that of the double, `intoVersion` that of the player who stays. */
export const MergePlayers = MergeInto.extend({ expectedVersion: Version, intoVersion: Version });

const Brought = z.strictObject({
  id: Id,
  name: z.string(),
  version: Version,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  earlierNames: z.array(z.string()),
  memberships: z.array(z.strictObject({ club: z.string(), from: IsoDate, to: IsoDate.nullable() })),
  teams: z.array(PlayerTeam),
});

/** What a merge would bring together, and what stands in its way. */
export const MergePreview = z.strictObject({
  keep: Brought,
  gone: Brought,
  /** Contact data that the one who stays lacks and gets from his double. */
  contactTaken: z.array(z.enum(['email', 'phone'])),
  /** His name is kept from the public afterwards, too. */
  hidden: z.boolean(),
  refusal: z.looseObject({ code: z.string() }).nullable(),
});

export const UndoMerge = z.strictObject({ expectedVersion: Version });
