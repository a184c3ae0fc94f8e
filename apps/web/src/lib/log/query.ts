import { fromVenueClock } from '$lib/i18n/venue-time.ts';

/** What of the log is asked for, as it stands in the page's address; empty is any. Times are the venue's. */
export interface LogChoice {
  readonly type: string;
  readonly actor: string;
  readonly round: string;
  readonly from: string;
  readonly to: string;
}

/** The filter and the place of a page in its address. */
export function choiceIn(search: URLSearchParams): LogChoice & { readonly before: string } {
  const part = (name: string) => search.get(name) ?? '';
  return {
    type: part('type'),
    actor: part('actor'),
    round: part('round'),
    from: part('from'),
    to: part('to'),
    before: part('before'),
  };
}

/** The address's search part for a choice; what is any is left out. */
export function searchOf(choice: LogChoice, before: number | null = null): string {
  const search = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
  if (before !== null) search.set('before', String(before));
  return search.size === 0 ? '' : `?${search}`;
}

/** One minute after a moment: the end of a time that people write to the minute. */
const minuteAfter = (instant: string): string => new Date(Date.parse(instant) + 60_000).toISOString();

/** The same for the API: moments in UTC, the last minute with all its events. */
export function apiQueryOf(choice: LogChoice) {
  const from = fromVenueClock(choice.from);
  const to = fromVenueClock(choice.to);
  return {
    ...(choice.type && { type: choice.type }),
    ...(choice.actor && { actorId: choice.actor }),
    ...(choice.round && { roundId: choice.round }),
    ...(from && { from }),
    ...(to && { to: minuteAfter(to) }),
  };
}
