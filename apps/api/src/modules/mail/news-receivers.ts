import { isEmailAddress } from '@spadille/api-schema';
import { type ClubToTell } from './news-repository.ts';

/** Somebody who is told, for one club or several. */
export interface Receiver {
  readonly clubs: readonly string[];
  readonly name: string;
  readonly address: string;
}

/** Who is told, and which clubs cannot be. */
export interface Receivers {
  readonly receivers: readonly Receiver[];
  readonly unreachable: readonly string[];
}

/**
 * One receiver an address, however many clubs and contact persons have it: nobody gets the same mail twice. Upper and lower
 * case are the same address. Clubs without an address that can be one are told apart.
 */
export function receiversOf(clubs: readonly ClubToTell[]): Receivers {
  const byAddress = new Map<string, { clubs: string[]; name: string; address: string }>();
  const unreachable: string[] = [];
  for (const { club, contacts } of clubs) {
    const reached = contacts.flatMap(({ name, email }) =>
      email !== null && isEmailAddress(email) ? [{ name, address: email }] : [],
    );
    if (reached.length === 0) unreachable.push(club);
    for (const { name, address } of reached) {
      const known = byAddress.get(address.toLowerCase());
      if (!known) byAddress.set(address.toLowerCase(), { clubs: [club], name, address });
      else if (!known.clubs.includes(club)) known.clubs.push(club);
    }
  }
  return { receivers: [...byAddress.values()], unreachable };
}
