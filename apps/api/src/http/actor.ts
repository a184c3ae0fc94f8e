import { type Role } from '@spadille/api-schema';

export interface ActorGrant {
  readonly role: Role;
  /** Null: for every tournament. */
  readonly tournamentId: string | null;
  readonly clubId: string | null;
}

/** Who makes a call: a visitor, a phone that was let in at a table, a signed-in user, or the system itself (command line, start-up). */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system' }
  | { readonly kind: 'table'; readonly deviceId: string; readonly tableId: string }
  | { readonly kind: 'user'; readonly userId: string; readonly grants: readonly ActorGrant[] };
