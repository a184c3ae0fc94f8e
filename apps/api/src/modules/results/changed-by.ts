import { type Actor } from '../session/actor.ts';

/** Who makes a change, in which request, and when. A call of the API is one. */
export interface ChangedBy {
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: Date;
}

/** What every event of the trail says beside its payload. */
export const byWhom = ({ actor, requestId, now }: ChangedBy) => ({ actor, requestId, at: now });
