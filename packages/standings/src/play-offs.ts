import { type MatchScore } from '@spadille/scoring';
import { liesAcrossLine } from './lines.ts';
import { byOwnMatches, type OwnMatchesGroup, type OwnMatchesStep } from './own-matches.ts';

/** A group that play-offs could not part, or a single team, with the looks that led there. */
export type PlayOffGroup = OwnMatchesGroup;

/**
 * Parts level teams by their play-offs (§4, omkamp), as far as they lie across a decisive line. `playOffs` are in the
 * order in which they were played; `first` is the place that the level teams begin at.
 *
 * [choice] Nothing is decided until every two of the level teams have met: a play-off of three is three matches. The
 * same key as for own matches then decides, match points and game points of those matches. A group that is still level
 * across a line plays anew, and only those new matches count for it: what parted it from the others is not touched.
 */
export function partByPlayOffs(
  level: readonly string[],
  playOffs: readonly MatchScore[],
  first: number,
  decisivePlaces: readonly number[],
): readonly PlayOffGroup[] {
  return part(level, { playOffs, decisivePlaces, meeting: 1 }, first);
}

interface Ground {
  readonly playOffs: readonly MatchScore[];
  readonly decisivePlaces: readonly number[];
  /** How often these teams have met in play-offs, with this one. */
  readonly meeting: number;
}

function part(level: readonly string[], ground: Ground, first: number): readonly PlayOffGroup[] {
  const untouched: PlayOffGroup = { teams: level, steps: new Map() };
  if (level.length < 2 || !liesAcrossLine(first, level.length, ground.decisivePlaces)) return [untouched];
  const matches = meetingOf(level, ground);
  if (matches === null) return [untouched];
  let before = first - 1;
  return byOwnMatches(level, matches).flatMap((group) => {
    const here = before + 1;
    before += group.teams.length;
    const further = part(group.teams, { ...ground, meeting: ground.meeting + 1 }, here);
    return further.map(({ teams, steps }) => ({ teams, steps: joined(teams, group.steps, steps) }));
  });
}

type Steps = ReadonlyMap<string, readonly OwnMatchesStep[]>;

const joined = (teams: readonly string[], before: Steps, after: Steps): Steps =>
  new Map(teams.map((team) => [team, [...(before.get(team) ?? []), ...(after.get(team) ?? [])]]));

/** The match of every two of the teams that is their so-manieth play-off; null while one of them is missing. */
function meetingOf(level: readonly string[], { playOffs, meeting }: Ground): readonly MatchScore[] | null {
  const played = playOffs.filter(({ kind }) => kind !== 'unplayed');
  const matches: MatchScore[] = [];
  for (const [index, one] of level.entries()) {
    for (const other of level.slice(index + 1)) {
      const found = played.filter((match) => isBetween(match, one, other))[meeting - 1];
      if (found === undefined) return null;
      matches.push(found);
    }
  }
  return matches;
}

const isBetween = ({ home, away }: MatchScore, one: string, other: string): boolean =>
  (home === one && away === other) || (home === other && away === one);
