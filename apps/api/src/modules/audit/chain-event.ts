import { EVENTS, type EventType, type TypedEvent } from '@spadille/api-schema';
import { type Actor } from '../../http/actor.ts';
import { type ChainedEvent } from './seal-event.ts';

/** The chain of what belongs to no tournament. */
export const NO_TOURNAMENT = '00000000-0000-0000-0000-000000000000';

/** What a use case says has happened. */
export type EventToAppend = TypedEvent & {
  /** The tournament's id, or NO_TOURNAMENT. */
  readonly chainId: string;
  /** Id of what it happened to, of the kind that the type has in EVENTS. */
  readonly subjectId: string;
  readonly actor: Actor;
  readonly requestId: string;
  readonly at: Date;
  /** Free text, such as a reason: kept beside the chain, where it can be blacked out. */
  readonly text?: string;
};

/** Forms of the payloads so far. */
const SCHEMA_VERSION = 1;

/** The event as it goes into the chain. Throws for a payload that does not fit its type: a bug. */
export function toChainedEvent(event: EventToAppend, textHash: string | null): ChainedEvent {
  const type: EventType = event.type;
  const { subject, payload } = EVENTS[type];
  return {
    type,
    schemaVersion: SCHEMA_VERSION,
    subjectKind: subject,
    subjectId: event.subjectId,
    payload: payload.parse(event.payload),
    ...actorOf(event.actor),
    requestId: event.requestId,
    at: event.at,
    textHash,
  };
}

function actorOf(actor: Actor): Pick<ChainedEvent, 'actorKind' | 'actorId'> {
  if (actor.kind === 'visitor') throw new Error('a visitor changes nothing');
  if (actor.kind === 'system') return { actorKind: 'system', actorId: null };
  if (actor.kind === 'table') return { actorKind: 'table', actorId: actor.deviceId };
  return { actorKind: 'user', actorId: actor.userId };
}
