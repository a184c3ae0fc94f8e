import { type Deps } from '../../deps.ts';
import { onceASecond } from './once.ts';
import { readLiveMatch } from './read-live-match.ts';
import { type LiveRoundView, readLiveRound } from './read-live-round.ts';
import { findAddress } from './repository.ts';

/** A round by its public address. */
export interface Address {
  readonly slug: string;
  readonly number: number;
}

/** A round that can be followed. */
export interface Followed {
  readonly tournamentId: string;
  readonly live: LiveRoundView;
}

/** Reads what anybody may follow, by its public address; a round once a second, however many ask. */
export function followedRounds({ db, publicPages }: Pick<Deps, 'db' | 'publicPages'>) {
  const once = onceASecond<Followed | null>(() => publicPages.generation());
  return {
    /** Null while nothing of the round is public. */
    round: ({ slug, number }: Address) =>
      once(`${slug} ${number}`, async () => {
        const address = await findAddress(db, slug, number);
        const live = address && (await readLiveRound(db, address.tournamentId, number));
        return live ? { tournamentId: address.tournamentId, live } : null;
      }),
    /** Null or undefined while the match may not be told. */
    async match(wanted: Address & { readonly match: number }) {
      const address = await findAddress(db, wanted.slug, wanted.number);
      return address && readLiveMatch(db, address.tournamentId, wanted);
    },
  };
}
