import type { GoingOnReason, StageDifference } from '$lib/api/director-types.ts';
import type { StandingsRow } from '$lib/api/types.ts';
import { formatGamePoints, formatList } from '$lib/i18n/format.ts';
import type { Lang } from '$lib/i18n/lang.ts';
import type { Messages } from '$lib/i18n/messages.ts';

type Words = Messages['stages'];

/** Why a team goes on, in a sentence. */
export function goingOnInWords(reason: GoingOnReason, pool: string | null, words: Words): string {
  switch (reason.kind) {
    case 'place-in-pool':
      return words.byPlace(reason.place, pool ?? '', reason.shared, reason.playOff);
    case 'best-of-rest':
      return words.byRest({
        ...reason,
        pool: pool ?? '',
        gamePoints: formatGamePoints(reason.gamePoints),
      });
    case 'by-hand':
      return words.byHand;
  }
}

type Figures = StageDifference['places'][number]['now'];

const figuresInWords = (figures: Figures, words: Words): string =>
  figures === null
    ? words.notInIt
    : words.figures(figures.place, figures.matchPoints, formatGamePoints(figures.gamePoints));

/** What a finished stage is otherwise, a line for each thing: places, who goes on, what is carried over. */
export function differenceLines(
  { places, goingOn, carried }: StageDifference,
  words: Words,
  lang: Lang,
): string[] {
  const names = (teams: readonly { readonly name: string }[]) =>
    formatList(
      lang,
      teams.map(({ name }) => name),
    );
  return [
    ...places.map(({ team, frozen, now }) =>
      words.placeDiffers(team.name, figuresInWords(frozen, words), figuresInWords(now, words)),
    ),
    ...(goingOn.more.length > 0 ? [words.wouldGoOn(names(goingOn.more))] : []),
    ...(goingOn.less.length > 0 ? [words.wouldNotGoOn(names(goingOn.less))] : []),
    ...carried.map(({ team, frozen, now }) =>
      words.carriedDiffers(
        team.name,
        words.carriedFigures(frozen.matchPoints, formatGamePoints(frozen.gamePoints)),
        words.carriedFigures(now.matchPoints, formatGamePoints(now.gamePoints)),
      ),
    ),
  ];
}

/** What a team's withdrawal does to the others of its pool: their places, else their points. */
export function withdrawalLines(
  {
    team,
    before,
    after,
  }: {
    readonly team: number;
    readonly before: readonly StandingsRow[];
    readonly after: readonly StandingsRow[];
  },
  words: Words,
): string[] {
  const place = (row: StandingsRow) => (row.place === null ? words.noPlace : String(row.place));
  const points = (row: StandingsRow) =>
    words.carriedFigures(row.matchPoints, formatGamePoints(row.gamePoints));
  return before.flatMap((row) => {
    const then = after.find((other) => other.team.number === row.team.number);
    if (then === undefined || row.team.number === team) return [];
    const { name } = row.team;
    return [
      ...(row.place === then.place ? [] : [words.placeMoves(name, place(row), place(then))]),
      ...(points(row) === points(then) ? [] : [words.pointsMove(name, points(row), points(then))]),
    ];
  });
}
