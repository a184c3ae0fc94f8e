import { type Role } from '@spadille/api-schema';

export interface ActorGrant {
  readonly role: Role;
  /** Null: for every tournament. */
  readonly tournamentId: string | null;
  readonly clubId: string | null;
}

/** Who makes a call: a visitor, a signed-in user, or the system itself (command line, start-up). */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system' }
  | { readonly kind: 'user'; readonly userId: string; readonly grants: readonly ActorGrant[] };
