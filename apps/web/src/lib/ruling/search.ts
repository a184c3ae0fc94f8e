import {
  type CatalogueLanguage,
  folded,
  irregularityOf,
  RULING_IDS,
  type RulingId,
  rulingText,
  wordsOf,
} from '@spadille/rulings';
import { type BoardToRule, type Misfit, misfitOf } from './fit.ts';

/** An entry that was found, and why it is nothing for this board. */
export interface Found {
  readonly rule: RulingId;
  readonly misfit: Misfit | null;
}

/** The words of one entry by how much a hit in them says: its name first, what it does last. */
type Index = readonly (readonly string[])[];

const LANGUAGES = ['da', 'en'] as const satisfies readonly CatalogueLanguage[];

/** Words that players use and the texts do not. */
const ALSO_SAID: Partial<Record<RulingId, string>> = {
  'revoke-declarer': 'renonce misfarve bekender svigt',
  'revoke-defender': 'renonce misfarve bekender svigt',
  'revoke-defender-tout': 'renonce misfarve bekender svigt',
  'face-up-deal': 'omgivning redeal',
  'talon-seen': 'kat skat stock',
  misrecorded: 'fejlskrevet rettelse correction seddel slip',
  'director-cancels': 'annullering aflysning void',
  'looked-at-tricks': 'kigge',
  'sitter-interfered': 'makker blandede dummy',
  'thrown-in': 'smide opgive concede',
  'claim-accepted': 'resten rest',
};

const indexes = new Map<string, Index>();

/** Both languages are searched; the reader's own counts for more. */
function indexOf(rule: RulingId, language: CatalogueLanguage): Index {
  const key = `${language} ${rule}`;
  const known = indexes.get(key);
  if (known) return known;
  const own = rulingText(rule, language);
  const others = LANGUAGES.filter((each) => each !== language).map((each) => rulingText(rule, each));
  const made = [
    wordsOf(own.title),
    wordsOf(`${ALSO_SAID[rule] ?? ''} ${others.map(({ title }) => title).join(' ')}`),
    wordsOf(`${own.situation} ${others.map(({ situation }) => situation).join(' ')}`),
    wordsOf(`${own.effect} ${others.map(({ effect }) => effect).join(' ')}`),
  ];
  indexes.set(key, made);
  return made;
}

/** From so many letters on a word is also found inside longer ones, as Danish puts its words together. */
const INSIDE_FROM = 4;

/** Endings that a word of the situation can have beside the one that was typed: `købte` and `købt`, `revoked` and `revoke`. */
const ENDING = /(?:ede|te|de|er|en|et|ed|ing|es|e|t|s)$/;
/** A shorter stem would be found everywhere. */
const STEM_FROM = 3;

/** A word without its ending; null when it has none, or little would be left. */
function stemOf(word: string): string | null {
  const stem = word.replace(ENDING, '');
  return stem.length < word.length && stem.length >= STEM_FROM ? stem : null;
}

/** How far from the best hit a typed word is in an entry; null when it is not there at all. */
function distanceOf(word: string, rule: RulingId, index: Index): number | null {
  if (/^\d+$/.test(word)) {
    const at = irregularityOf(rule).paragraphs.findIndex((paragraph) => String(paragraph) === word);
    return at < 0 ? null : at;
  }
  const starts = index.findIndex((words) => words.some((each) => each.startsWith(word)));
  if (starts >= 0) return starts;
  const within =
    word.length < INSIDE_FROM ? -1 : index.findIndex((words) => words.some((each) => each.includes(word)));
  if (within >= 0) return within + index.length;
  const stem = stemOf(word);
  const related =
    stem === null ? -1 : index.findIndex((words) => words.some((each) => each.startsWith(stem)));
  return related < 0 ? null : related + 2 * index.length;
}

/**
 * The catalogue's entries for what was typed: a paragraph (`16`, `§16`), or beginnings of words of the situation, in
 * Danish or English, with or without its accents; all of the words have to be there. Those that fit the board come
 * first, nearest first; then those that cannot stand on it, with the reason. Nothing typed finds everything.
 */
export function searchRulings(typed: string, language: CatalogueLanguage, context: BoardToRule): Found[] {
  const words = folded(typed).match(/\d+|\p{L}+/gu) ?? [];
  const found = RULING_IDS.flatMap((rule, order) => {
    const index = indexOf(rule, language);
    const distances = words.map((word) => distanceOf(word, rule, index));
    if (distances.includes(null)) return [];
    const distance = distances.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    return [{ rule, misfit: misfitOf(rule, context), distance, order }];
  });
  return found
    .sort(
      (a, b) =>
        Number(a.misfit !== null) - Number(b.misfit !== null) || a.distance - b.distance || a.order - b.order,
    )
    .map(({ rule, misfit }) => ({ rule, misfit }));
}
