import type { StandingsRow } from '$lib/api/types.ts';
import { compareNames } from '@spadille/competition';
import { formatGamePoints, formatList } from '$lib/i18n/format.ts';
import type { Lang } from '$lib/i18n/lang.ts';
import type { Messages } from '$lib/i18n/messages.ts';

/** Why a team has its place, in words. */
export interface PlaceReason {
  /** In a few words: "Decided on game points". */
  readonly short: string;
  /** With the figures that decided. */
  readonly sentence: string;
  /** Each look at the matches among level teams, the whole group first; then play-offs, and what was carried over. */
  readonly looks: readonly string[];
  /** What still has to decide it, when something has. */
  readonly playOff: string | undefined;
}

type Words = Messages['public']['why'];

/**
 * Puts into words what the standings say of a row's place (§4: match points, game points, own matches, shared).
 * @param row a row of `rows`
 * @param rows all rows of the pool
 */
export function placeReason(
  row: StandingsRow,
  rows: readonly StandingsRow[],
  words: Words,
  lang: Lang,
): PlaceReason {
  return {
    ...decision(row, rows, words, lang),
    looks: [
      ...row.ownMatches.map(({ among, matchPoints, gamePoints }) =>
        words.look(formatList(lang, among.map(words.teamNumber)), matchPoints, formatGamePoints(gamePoints)),
      ),
      ...row.playOffs.map(({ among, gamePoints }) =>
        words.playOffLook(formatList(lang, among.map(words.teamNumber)), formatGamePoints(gamePoints)),
      ),
      ...carriedInWords(row, words),
    ],
    playOff: row.playOffNeeded ? words.playOffText : undefined,
  };
}

function carriedInWords(row: StandingsRow, words: Words): string[] {
  const { carriedMatchPoints, carriedGamePoints } = row;
  if (carriedMatchPoints === 0 && carriedGamePoints === 0) return [];
  return [words.carried(carriedMatchPoints, formatGamePoints(carriedGamePoints))];
}

function decision(
  row: StandingsRow,
  rows: readonly StandingsRow[],
  words: Words,
  lang: Lang,
): Pick<PlaceReason, 'short' | 'sentence'> {
  const { matchPoints, gamePoints } = row;
  const gp = formatGamePoints(gamePoints);
  const others = (level: (other: StandingsRow) => boolean) =>
    formatList(
      lang,
      rows
        .filter((other) => other !== row && other.place !== null && level(other))
        .map(({ team }) => team.name)
        .sort(compareNames),
    );
  const sameMatchPoints = (other: StandingsRow) => other.matchPoints === matchPoints;
  const sameFigures = (other: StandingsRow) => sameMatchPoints(other) && other.gamePoints === gamePoints;
  switch (row.decidedBy) {
    case 'match-points':
      return { short: words.byMatchPoints, sentence: words.matchPoints(matchPoints) };
    case 'game-points':
      return {
        short: words.byGamePoints,
        sentence: words.gamePoints(matchPoints, gp, others(sameMatchPoints)),
      };
    case 'own-matches':
      return { short: words.byOwnMatches, sentence: words.ownMatches(matchPoints, gp, others(sameFigures)) };
    case 'play-off':
      return { short: words.byPlayOff, sentence: words.playedOff(matchPoints, gp, others(sameFigures)) };
    case 'shared': {
      const onSamePlace = others((other) => other.place === row.place);
      const say = row.ownMatches.length > 0 ? words.shared : words.sharedNoLook;
      return {
        short: row.playOffNeeded ? words.playOff : words.byShared,
        sentence: say(matchPoints, gp, onSamePlace),
      };
    }
    case 'withdrawn':
      return { short: words.byWithdrawn, sentence: words.withdrawn };
  }
}
