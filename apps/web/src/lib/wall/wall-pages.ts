import { type LiveMatch, type LivePairing, type LiveRound } from './types.ts';

/** A match that is done, with who played it. */
export interface DoneMatch {
  readonly match: LiveMatch;
  readonly home: string;
  readonly away: string;
}

/** One team's line in the standings. */
export interface StandingLine {
  readonly team: number;
  readonly name: string;
  readonly place: number | null;
  readonly shared: boolean;
  readonly played: number;
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** Who sits at a table. */
export interface SeatLine {
  readonly table: number;
  readonly ns: string;
  readonly ew: string;
}

/** One page of the wall. `part` of `parts` where what it shows needs several. */
export type WallPage = { readonly key: string; readonly part: number; readonly parts: number } & (
  | { readonly kind: 'results'; readonly lines: readonly DoneMatch[] }
  | {
      readonly kind: 'standings';
      /** The pool's name, where there are several. */
      readonly pool: string | null;
      readonly outstanding: number;
      readonly lines: readonly StandingLine[];
    }
  | {
      readonly kind: 'seating';
      readonly label: string;
      /** The round that comes next, not this one. */
      readonly next: boolean;
      readonly lines: readonly SeatLine[];
      readonly byes: readonly string[];
    }
);

/** How many lines a page of each kind holds. */
export interface Room {
  readonly results: number;
  readonly standings: number;
  readonly seating: number;
}

/** Cuts lines into pages of even length: 12 lines where 10 fit make two of 6, and no page with two lost lines. */
function paged<T>(lines: readonly T[], room: number): readonly (readonly T[])[] {
  const parts = Math.ceil(lines.length / room);
  if (parts === 0) return [];
  const each = Math.ceil(lines.length / parts);
  return Array.from({ length: parts }, (_, index) => lines.slice(index * each, (index + 1) * each));
}

const numbered = <L, P>(key: string, pages: readonly L[], make: (lines: L) => P) =>
  pages.map((lines, index) => ({
    key: `${key} ${index + 1}`,
    part: index + 1,
    parts: pages.length,
    ...make(lines),
  }));

/** Team names by number. */
export const namesOf = ({ plan }: LiveRound): ReadonlyMap<number, string> =>
  new Map(plan.teams.map(({ number, name }) => [number, name]));

/** The matches that are done, the one that ended last first. */
export function doneMatches(round: LiveRound): readonly DoneMatch[] {
  const names = namesOf(round);
  const pairs = new Map(round.plan.pairings.map((pairing) => [pairing.match, pairing]));
  return round.state.matches
    .flatMap((match) => {
      const pair = pairs.get(match.match);
      if (match.score === null || !pair) return [];
      return [{ match, home: names.get(pair.home) ?? '', away: names.get(pair.away) ?? '' }];
    })
    .sort((a, b) => (b.match.finishedAt ?? '').localeCompare(a.match.finishedAt ?? ''));
}

/** A pool's standings by name. */
export function standingLines(
  lines: NonNullable<LiveRound['state']['standings']>[number]['lines'],
  names: ReadonlyMap<number, string>,
): readonly StandingLine[] {
  return lines.map(([team, place, played, matchPoints, gamePoints]) => ({
    team,
    name: names.get(team) ?? '',
    place,
    shared: place !== null && lines.filter((line) => line[1] === place).length > 1,
    played,
    matchPoints,
    gamePoints,
  }));
}

/** Both tables of every match: home sits N/S at the first and E/W at the second. */
export const seatLines = (
  pairings: readonly LivePairing[],
  names: ReadonlyMap<number, string>,
): readonly SeatLine[] =>
  pairings
    .flatMap(({ tableA, tableB, home, away }) => {
      const [one, other] = [names.get(home) ?? '', names.get(away) ?? ''];
      return [
        { table: tableA, ns: one, ew: other },
        { table: tableB, ns: other, ew: one },
      ];
    })
    .sort((a, b) => a.table - b.table);

/**
 * What the wall goes through: matches that are done, the latest first; the standings, pool by pool; who sits where in
 * the next round. Until anything is done it is who sits where in this one. Only what is public is in the round that is
 * given, so this only orders it.
 */
export function wallPages(round: LiveRound, room: Room): readonly WallPage[] {
  const { plan, state } = round;
  const names = namesOf(round);
  const done = doneMatches(round);
  const seating = (
    which: { label: string; pairings: readonly LivePairing[]; byes: readonly number[] },
    next: boolean,
  ) =>
    numbered(`seating ${next}`, paged(seatLines(which.pairings, names), room.seating), (lines) => ({
      kind: 'seating' as const,
      label: which.label,
      next,
      lines,
      byes: which.byes.map((team) => names.get(team) ?? ''),
    }));
  const results = numbered('results', paged(done, room.results), (lines) => ({
    kind: 'results' as const,
    lines,
  }));
  const pools = state.standings ?? [];
  const played = pools.some(({ lines }) => lines.some((line) => line[2] > 0));
  const standings = played
    ? pools.flatMap(({ pool, outstandingMatches, lines }) =>
        numbered(`standings ${pool}`, paged(standingLines(lines, names), room.standings), (part) => ({
          kind: 'standings' as const,
          pool: pools.length > 1 ? pool : null,
          outstanding: outstandingMatches,
          lines: part,
        })),
      )
    : [];
  const now = done.length === 0 ? seating({ label: plan.round.label, ...plan }, false) : [];
  return [...now, ...results, ...standings, ...(plan.next ? seating(plan.next, true) : [])];
}

/**
 * [choice] How long a page stays, in seconds: a moment to look up, and a second a line; what is read over and over again
 * must not be waited for, and what is short must be seen.
 */
export const secondsOf = ({ lines }: WallPage): number => Math.max(8, 4 + lines.length);

/** How far the round is. */
export function progressOf({ state }: LiveRound) {
  const sum = (of: (match: LiveMatch) => number) =>
    state.matches.reduce((total, match) => total + of(match), 0);
  return {
    matchesDone: state.matches.filter(({ score }) => score !== null).length,
    matches: state.matches.length,
    boardsDone: sum(({ doneA, doneB }) => doneA + doneB),
    boards: sum(({ boards }) => 2 * boards),
  };
}
