import { RIGHTS, type Right } from '@spadille/api-schema';
import { type Actor, type ActorGrant } from './actor.ts';

/** What a thing belongs to, as far as grants go. */
export interface Place {
  readonly tournamentId: string | null;
  readonly clubId: string | null;
  /** Where it is a table. */
  readonly tableId?: string;
}

/** Where a call names no tournament, a grant for any one gives these; other rights then need a grant for all. */
const ALSO_WITHOUT_TOURNAMENT: readonly Right[] = ['use-own-session', 'read-tournament'];

/** Whether the rights matrix lets an actor do something in every tournament, or needs nobody's leave. */
export const mayEverywhere = (actor: Actor, right: Right): boolean =>
  RIGHTS[right] === 'anyone' ||
  actor.kind === 'system' ||
  grantsOf(actor, right).some(
    ({ role, tournamentId, clubId }) => role === 'committee' || (tournamentId === null && clubId === null),
  );

/** Whether it lets him do something in one tournament or club. */
export const mayIn = (actor: Actor, right: Right, place: Place): boolean =>
  mayEverywhere(actor, right) ||
  (RIGHTS[right] === 'table' && actor.kind === 'table' && actor.tableId === place.tableId) ||
  grantsOf(actor, right).some(({ tournamentId, clubId }) =>
    clubId === null ? tournamentId === place.tournamentId : clubId === place.clubId,
  );

/** Whether it lets him do something that names no tournament. */
export const mayAtAll = (actor: Actor, right: Right): boolean =>
  mayEverywhere(actor, right) ||
  (ALSO_WITHOUT_TOURNAMENT.includes(right) && grantsOf(actor, right).length > 0);

/** The actor's grants whose role has the right. */
function grantsOf(actor: Actor, right: Right): readonly ActorGrant[] {
  const roles = RIGHTS[right];
  if (actor.kind !== 'user' || roles === 'anyone' || roles === 'table') return [];
  return actor.grants.filter(({ role }) => (roles as readonly string[]).includes(role));
}
