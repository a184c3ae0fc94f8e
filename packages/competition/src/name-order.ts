const DANISH = new Intl.Collator('da', { numeric: true });

/** The order of names in Danish lists: æ ø å come last, aa is å in a name, and capitals do not matter. */
export const compareNames = (one: string, other: string): number => DANISH.compare(one, other);

/** Things in the Danish order of their names; those of one name stay as they were. */
export const byName = <T extends { readonly name: string }>(things: readonly T[]): T[] =>
  [...things].sort((one, other) => compareNames(one.name, other.name));
