import { type TournamentPlace } from '@spadille/api/modules/round-folders/find-places.ts';
import { err, ok, type Result } from '@spadille/core';
import { type Text } from '../parse-options.ts';

const NONE: Text = {
  da: 'der er ingen turneringer i databasen; opret en på siden først',
  en: 'there are no tournaments in the database; make one on the page first',
};

const list = (places: readonly TournamentPlace[]): string =>
  places.map(({ slug, name }) => `  ${slug}  (${name})`).join('\n');

const unknown = (slug: string, places: readonly TournamentPlace[]): Text => ({
  da: `ingen turnering hedder ${slug}; der er:\n${list(places)}`,
  en: `no tournament is called ${slug}; there are:\n${list(places)}`,
});

const several = (places: readonly TournamentPlace[]): Text => ({
  da: `der er flere turneringer; nævn en med --tournament:\n${list(places)}`,
  en: `there are several tournaments; name one by --tournament:\n${list(places)}`,
});

/** The tournament that is named, or the only one there is. */
export function chooseTournament(
  places: readonly TournamentPlace[],
  slug: string | undefined,
): Result<TournamentPlace, Text> {
  const [first, second] = places;
  if (first === undefined) return err(NONE);
  if (slug === undefined) return second === undefined ? ok(first) : err(several(places));
  const named = places.find((place) => place.slug === slug);
  return named === undefined ? err(unknown(slug, places)) : ok(named);
}
