import { type EntrySource } from '@spadille/api-schema';
import { type Actor } from '../../http/actor.ts';

/** Who keyed it in: somebody who runs the tournament, or one who only helps with the entry. */
export const sourceOf = (actor: Actor): Exclude<EntrySource, 'table' | 'import'> =>
  actor.kind === 'user' && actor.grants.every(({ role }) => role === 'helper') ? 'helper' : 'director';
