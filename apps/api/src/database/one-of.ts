/** A code from the database as one of those that the program knows; any other is a bug and throws. */
export function oneOf<const T extends string>(codes: readonly T[], code: string): T {
  const known = codes.find((candidate) => candidate === code);
  if (known === undefined) throw new Error(`unknown code ${code}, expected ${codes.join(', ')}`);
  return known;
}
