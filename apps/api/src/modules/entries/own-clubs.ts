import { type OwnClubs } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Actor } from '../../http/actor.ts';
import { listClubs } from './repository.ts';

/** The clubs that somebody is secretary of, by name. */
export async function ownClubs(db: Tx, actor: Actor): Promise<z.input<typeof OwnClubs>> {
  const grants = actor.kind === 'user' ? actor.grants : [];
  return listClubs(
    db,
    grants.flatMap(({ clubId }) => clubId ?? []),
  );
}
