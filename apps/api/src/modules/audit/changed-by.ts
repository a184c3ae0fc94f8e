import { type Actor } from '../../http/actor.ts';

/** Who makes a change, in which request, and when. A call of the API is one. */
export interface ChangedBy {
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: Date;
}

/** What every event of the trail says beside its payload. */
export const byWhom = ({ actor, requestId, now }: ChangedBy) => ({ actor, requestId, at: now });

/** The actor as the columns of an entry have him. A visitor changes nothing: one here is a bug. */
export function actorColumns(actor: Actor) {
  if (actor.kind === 'visitor') throw new Error('a visitor changes nothing');
  if (actor.kind === 'system') return { actorKind: 'system', actorId: null };
  return actor.kind === 'user'
    ? { actorKind: 'user', actorId: actor.userId }
    : { actorKind: 'table', actorId: actor.deviceId };
}
