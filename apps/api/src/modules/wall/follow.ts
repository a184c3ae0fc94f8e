import { type Database, type Deps } from '../../deps.ts';
import { onceASecond } from './once.ts';
import { readLiveMatch } from './read-live-match.ts';
import { type LiveRoundView, readLiveRound } from './read-live-round.ts';
import { findAddress } from './repository.ts';

interface Address {
  readonly slug: string;
  readonly number: number;
}

/** A round that can be followed. */
interface Followed {
  readonly tournamentId: string;
  readonly live: LiveRoundView;
}

/** Reads a round by its address, for whoever follows it: once a second at most, however many ask. */
export function roundFollower({ db, publicPages }: Pick<Deps, 'db' | 'publicPages'>) {
  const once = onceASecond<Followed | null>(() => publicPages.generation());
  return ({ slug, number }: Address) =>
    once(`${slug} ${number}`, async () => {
      const address = await findAddress(db, slug, number);
      const live = address && (await readLiveRound(db, address.tournamentId, number));
      return live ? { tournamentId: address.tournamentId, live } : null;
    });
}

/** A match of a round by its address, as far as it can be followed; null when it cannot. */
export async function liveMatchAt(db: Database, wanted: Address & { readonly match: number }) {
  const address = await findAddress(db, wanted.slug, wanted.number);
  return address && readLiveMatch(db, address.tournamentId, wanted);
}
