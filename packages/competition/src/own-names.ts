/** The languages in which names that the program gave can be said. */
export type NameLang = 'da' | 'en';

/** [choice] What the program calls a thing until somebody calls it otherwise: stored in Danish, said in either language. */
export const OWN_NAMES = {
  stage: 'Grundspil',
  qualification: 'Kvalifikation',
  semifinal: 'Semifinale',
  final: 'Finale',
  playOff: 'Omkamp',
  round: (number: number) => `Runde ${number}`,
  pool: (number: number) => `Pulje ${number}`,
} as const;

const ENGLISH: ReadonlyMap<string, string> = new Map([
  [OWN_NAMES.stage, 'Main stage'],
  [OWN_NAMES.qualification, 'Qualification'],
  [OWN_NAMES.semifinal, 'Semifinal'],
  [OWN_NAMES.final, 'Final'],
  [OWN_NAMES.playOff, 'Play-off'],
  ['Runde', 'Round'],
  ['Pulje', 'Pool'],
]);

/** Words that are a name only with a number behind them. */
const NUMBERED = new Set(['Runde', 'Pulje']);

/**
 * A stored name in the reader's words. `Runde 7` and `Kvalifikation 1` are the program's own and are `Round 7` and
 * `Qualification 1` in English; whatever somebody typed, also `runde syv` and `Finale i Odense`, stays as it was typed.
 */
export function nameInWords(name: string, lang: NameLang): string {
  if (lang === 'da') return name;
  const [, word, number] = /^(\p{L}+)(?: ([1-9]\d*))?$/u.exec(name) ?? [];
  const english = word === undefined ? undefined : ENGLISH.get(word);
  if (english === undefined || (number === undefined && NUMBERED.has(word ?? ''))) return name;
  return number === undefined ? english : `${english} ${number}`;
}
