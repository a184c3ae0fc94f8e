import { type PublicTournamentRef, type PublicTeamRef } from '@spadille/api-schema';
import { currentPlayer, publicName, ROUND_KINDS } from '@spadille/competition';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { toDay } from '../../venue-time.ts';
import { type PublicRoundKey } from '../publication/public-rounds.ts';
import { type PlayerRow } from './players-repository.ts';
import { type SeasonRoundRow, type TeamRefRow, type TournamentRefRow } from './season-repository.ts';

/** Whether a round's draw was shown to everybody. */
export const isDrawShown = ({ state, drawShownAt }: Pick<SeasonRoundRow, 'state' | 'drawShownAt'>): boolean =>
  drawShownAt !== null && state !== 'planned';

/** Whether its results can be followed while it is played, unless a revision of it is public. */
export const isLive = ({ state, liveAt }: Pick<SeasonRoundRow, 'state' | 'liveAt'>): boolean =>
  liveAt !== null && ['drawn', 'running', 'closed'].includes(state);

/** What can be shown of a tournament. */
interface PossiblyShown {
  readonly id: string;
  readonly calendarShownAt: Date | null;
  readonly entryTerms: { readonly listShownAt: Date | null } | null;
  readonly stages: readonly { readonly rounds: readonly Pick<SeasonRoundRow, 'state' | 'drawShownAt'>[] }[];
}

/**
 * Whether anything of a tournament is public: its calendar, its list of entries or a draw was shown, or a round is
 * published. [choice] Until then nobody learns that there is such a tournament.
 */
export const isShown = (
  { id, calendarShownAt, entryTerms, stages }: PossiblyShown,
  published: readonly PublicRoundKey[],
): boolean =>
  calendarShownAt !== null ||
  (entryTerms?.listShownAt ?? null) !== null ||
  stages.some(({ rounds }) => rounds.some(isDrawShown)) ||
  published.some(({ tournamentId }) => tournamentId === id);

/** A stage with its rounds and its first places. */
interface PossiblyOver<T> {
  readonly id: string;
  readonly kind: string;
  readonly finishedAt: Date | null;
  readonly rounds: readonly { readonly number: number }[];
  readonly outcomes: readonly { readonly place: number | null; readonly poolId: string; readonly team: T }[];
}

/** Whether a stage is finished, and every round of it is published: until then its places are nobody's business. */
export const isOver = (
  { id, finishedAt, rounds }: Omit<PossiblyOver<unknown>, 'outcomes' | 'kind'>,
  published: readonly PublicRoundKey[],
): boolean =>
  finishedAt !== null &&
  rounds.length > 0 &&
  rounds.every(({ number }) => published.some((round) => round.stageId === id && round.number === number));

/**
 * The first three of a final that is over; none before that. [choice] Of a final in several pools only those that won
 * one: there is no second among pools.
 */
export function podiumOf<T>(
  stages: readonly PossiblyOver<T>[],
  published: readonly PublicRoundKey[],
): { readonly place: number; readonly team: T }[] {
  const final = stages.find(({ kind }) => kind === 'final');
  if (!final || !isOver(final, published)) return [];
  const pools = new Set(final.outcomes.map(({ poolId }) => poolId));
  return final.outcomes.flatMap(({ place, team }) =>
    place === null || (pools.size > 1 && place > 1) ? [] : [{ place, team }],
  );
}

/** A tournament as the public sees it. */
export const toTournamentRef = ({
  slug,
  name,
  season,
}: TournamentRefRow): z.input<typeof PublicTournamentRef> => ({ slug, name, season: season.label });

/** A team as the public sees it. */
export const toTeamRef = ({ number, name, club }: TeamRefRow): z.input<typeof PublicTeamRef> => ({
  number,
  name,
  club: club?.name ?? null,
});

/** When and where a round is played. */
export const toDayOfRound = ({ number, label, kind, playDay }: SeasonRoundRow) => ({
  number,
  label,
  kind: oneOf(ROUND_KINDS, kind),
  date: toDay(playDay.date),
  startsAt: playDay.startsAt,
  venue: playDay.venue,
  cancelled: playDay.cancelledAt !== null,
});

/** Who a player is now, by the name that the public may see: null when it may not. */
export function toPublicPlayer(player: PlayerRow): { readonly id: string; readonly name: string | null } {
  const current = currentPlayer(player);
  return { id: current.id, name: publicName(current) };
}
