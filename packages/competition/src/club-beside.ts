import { foldName } from './fold-name.ts';

/**
 * A team's club as it stands beside the team's name: null where there is none, or where the name says it already, as
 * `Nordby 1` says Nordby. Letters' size and accents do not matter; `Nordbyerne` does not say Nordby.
 */
export function clubBeside({
  name,
  club,
}: {
  readonly name: string;
  readonly club: string | null;
}): string | null {
  if (club === null) return null;
  const words = (text: string) => ` ${foldName(text)} `;
  return words(name).includes(words(club)) ? null : club;
}
