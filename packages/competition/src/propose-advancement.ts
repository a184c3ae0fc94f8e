import { err, levelGroups, ok, type Result } from '@spadille/core';
import { asIfPlayed, compareRest, type RestFigures } from './best-of-rest.ts';

/** A team's line in the final standings of its pool. */
export interface FinalLine extends RestFigures {
  readonly team: string;
  /** Null for a team that has withdrawn: it never goes on. */
  readonly place: number | null;
  readonly shared: boolean;
  /** It has played a play-off: its place is the one that gave. */
  readonly playOff?: boolean;
}

export interface FinalPool {
  readonly pool: string;
  /** Best first. */
  readonly lines: readonly FinalLine[];
}

/** How many go on, set by the union per stage (§5). */
export interface HowManyGoOn {
  readonly perPool: number;
  readonly bestOfRest: number;
}

/** Why a team goes on: its place in its pool, or what it was compared by among the rest of all pools. */
export type AdvancementReason =
  | {
      readonly kind: 'place-in-pool';
      readonly place: number;
      readonly shared: boolean;
      readonly playOff: boolean;
    }
  | {
      readonly kind: 'best-of-rest';
      /** 1 for the best of the rest. */
      readonly rank: number;
      readonly place: number;
      readonly played: number;
      readonly matchPoints: number;
      readonly gamePoints: number;
      /** Figures are compared as if everybody had played so many matches. */
      readonly asIfPlayed: number;
      /** A play-off put it before, or behind, somebody with the same figures. */
      readonly playOff: boolean;
    };

export interface GoingOn {
  readonly team: string;
  readonly pool: string;
  readonly reason: AdvancementReason;
}

/**
 * Level teams of which only some can go on: a play-off has to part them. `pool` is null for the best of the rest; it
 * has no teams then while a pool is undecided, because nobody knows yet who the rest are.
 */
export interface LevelAcrossLine {
  readonly pool: string | null;
  readonly teams: readonly string[];
  /** How many of them go on. */
  readonly spots: number;
}

export interface AdvancementProposal {
  /** In the order in which the next stage seeds them: by place, then by figures, the best of the rest last. */
  readonly goingOn: readonly GoingOn[];
  readonly undecided: readonly LevelAcrossLine[];
}

/** Why nothing can be proposed. `wanted` go on, and only `left` are there (in one pool, or of the rest). */
export type AdvancementRefusal =
  | { readonly code: 'nobody-goes-on' }
  | {
      readonly code: 'more-go-on-than-there-are';
      readonly pool: string | null;
      readonly wanted: number;
      readonly left: number;
    };

/** Parts level teams by play-offs played between them: groups best first, one group when nothing parts them. */
export type PartByPlayOffs = (level: readonly string[], spots: number) => readonly (readonly string[])[];

/**
 * Who goes on from a stage (§5: the union sets how many per season): the first of every pool, and the best of the
 * others. Places are as the pools' own standings have them, play-offs included; `partByPlayOffs` parts teams of
 * different pools that are level among the rest. Nothing is guessed: teams that are level across a line are left open.
 */
export function proposeAdvancement(
  pools: readonly FinalPool[],
  { perPool, bestOfRest }: HowManyGoOn,
  partByPlayOffs: PartByPlayOffs = (level) => [level],
): Result<AdvancementProposal, AdvancementRefusal> {
  if (perPool + bestOfRest === 0) return err({ code: 'nobody-goes-on' });
  const placed = pools.map(({ pool, lines }) => ({
    pool,
    lines: lines.filter(({ place }) => place !== null),
  }));
  const short = placed.find(({ lines }) => lines.length < perPool);
  if (short) return tooMany(short.pool, perPool, short.lines.length);
  const left = placed.reduce((sum, { lines }) => sum + lines.length - perPool, 0);
  if (left < bestOfRest) return tooMany(null, bestOfRest, left);
  const parts = placed.map((pool) => partPool(pool, perPool));
  const open = parts.flatMap((part) => part.open);
  const rest = parts.flatMap((part) => part.rest);
  const best = open.length > 0 ? notYet(bestOfRest) : pickRest(rest, bestOfRest, partByPlayOffs);
  return ok({
    goingOn: [...bySeed(parts.flatMap(({ firm }) => firm)), ...best.goingOn],
    undecided: [...open, ...best.undecided],
  });
}

const notYet = (spots: number): AdvancementProposal => ({
  goingOn: [],
  undecided: spots === 0 ? [] : [{ pool: null, teams: [], spots }],
});

const tooMany = (pool: string | null, wanted: number, left: number) =>
  err({ code: 'more-go-on-than-there-are', pool, wanted, left } as const);

interface PlacedLine extends FinalLine {
  readonly pool: string;
}

interface PoolPart {
  /** Go on by their place. */
  readonly firm: readonly PlacedLine[];
  /** Level across the line. */
  readonly open: readonly LevelAcrossLine[];
  /** Behind the line, compared with the others of all pools. */
  readonly rest: readonly PlacedLine[];
}

function partPool({ pool, lines }: FinalPool, perPool: number): PoolPart {
  const all = lines.map((line) => ({ ...line, pool }));
  const last = all[perPool - 1]?.place ?? 0;
  const onLine = all.filter(({ place }) => place === last);
  const before = all.filter(({ place }) => (place ?? 0) < last);
  const crosses = before.length + onLine.length > perPool;
  const firm = crosses ? before : [...before, ...onLine];
  const rest = all.filter(({ place }) => (place ?? 0) > last);
  const teams = onLine.map(({ team }) => team);
  return { firm, open: crosses ? [{ pool, teams, spots: perPool - firm.length }] : [], rest };
}

/** By place, then the better figures, then the order of the pools. */
function bySeed(lines: readonly PlacedLine[]): GoingOn[] {
  const matches = asIfPlayed(lines);
  return [...lines]
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || compareRest(a, b, matches))
    .map(({ team, pool, place, shared, playOff = false }) => ({
      team,
      pool,
      reason: { kind: 'place-in-pool', place: place ?? 0, shared, playOff },
    }));
}

function pickRest(
  rest: readonly PlacedLine[],
  spots: number,
  partByPlayOffs: PartByPlayOffs,
): AdvancementProposal {
  const matches = asIfPlayed(rest);
  const goingOn: GoingOn[] = [];
  const undecided: LevelAcrossLine[] = [];
  for (const { lines, playOff } of restGroups(rest, spots, partByPlayOffs)) {
    const left = spots - goingOn.length;
    if (left <= 0) break;
    if (lines.length > left) {
      undecided.push({ pool: null, teams: lines.map(({ team }) => team), spots: left });
      break;
    }
    const rank = goingOn.length + 1;
    for (const line of lines) goingOn.push(asBestOfRest(line, { rank, asIfPlayed: matches, playOff }));
  }
  return { goingOn, undecided };
}

interface RestGroup {
  readonly lines: readonly PlacedLine[];
  readonly playOff: boolean;
}

/** The rest in groups of the same figures, best first; one that lies across the line is parted by its play-offs. */
function restGroups(
  rest: readonly PlacedLine[],
  spots: number,
  partByPlayOffs: PartByPlayOffs,
): readonly RestGroup[] {
  const matches = asIfPlayed(rest);
  const groups = levelGroups(rest, (a, b) => compareRest(a, b, matches));
  let before = 0;
  return groups.flatMap((lines): RestGroup[] => {
    const left = spots - before;
    before += lines.length;
    if (left <= 0 || lines.length <= left) return [{ lines, playOff: false }];
    const parted = partByPlayOffs(
      lines.map(({ team }) => team),
      left,
    );
    return parted.map((teams) => ({
      lines: lines.filter(({ team }) => teams.includes(team)),
      playOff: parted.length > 1,
    }));
  });
}

const asBestOfRest = (
  { team, pool, place, played, matchPoints, gamePoints }: PlacedLine,
  how: { readonly rank: number; readonly asIfPlayed: number; readonly playOff: boolean },
): GoingOn => ({
  team,
  pool,
  reason: { kind: 'best-of-rest', ...how, place: place ?? 0, played, matchPoints, gamePoints },
});
