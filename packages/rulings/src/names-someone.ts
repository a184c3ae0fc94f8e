import { folded } from './fold.ts';

/** Whoever plays a match, by name. */
export interface PeopleOfMatch {
  readonly teams: readonly { readonly number: number; readonly name: string }[];
  readonly clubs: readonly string[];
  readonly players: readonly string[];
}

/** A word of a text that says, or lets guess, who it was. */
export interface Naming {
  /** As it stands in the text. */
  readonly word: string;
  readonly kind: 'team' | 'club' | 'player' | 'seat' | 'part';
}

/** Words in the form in which names are compared, each with its text. */
interface Word {
  readonly text: string;
  readonly key: string;
}

/** Letters of other shapes are letters, and what is not seen (a soft hyphen, a joiner) parts no word. */
const split = (text: string): readonly Word[] =>
  (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => ({ text: word, key: folded(word) }));

/** Parts of names that are words of any sentence. */
const IN_ANY_NAME = new Set(
  'af av da de den der det di du en et i la le of og pa the til van ved von'.split(' '),
);
/** Words that teams and clubs have in common: alone they name nobody. */
const IN_ANY_CLUB = new Set(
  (
    'alle bord boys by club damer for foreningen forening fra gamle herrer hold holdet hombre hombreklub kamp kort ' +
    'kortklub klub klubben lhombre lhombreklub lhombreklubben mappe med nye par par selskab selskabet senior spil ' +
    'team union unionen venner vennerne'
  ).split(' '),
);

/** What a name or a seat can end in and still say who: Odenses, odenseholdet, vestspilleren. */
const ENDING = '(?:s|hold(?:ets?)?|par(?:rets?)?|spiller(?:ens?|nes?)?)';
const ENDS = new RegExp(`^${ENDING}$`);
/** A name has to have so many letters for that. */
const ENDING_FROM = 3;
/** A word of a club's name that is shorter says nothing alone. */
const CLUB_WORD_FROM = 3;

const isWord = ({ key }: Word, name: string): boolean =>
  key === name || (name.length >= ENDING_FROM && key.startsWith(name) && ENDS.test(key.slice(name.length)));

/** Where the words of a whole name stand one after the other; a name of one letter as it is written. */
function findPhrase(words: readonly Word[], name: string): string | null {
  const wanted = split(name);
  const [only] = wanted;
  if (only === undefined) return null;
  if (wanted.length === 1 && only.text.length === 1) {
    return words.find(({ text }) => text === only.text)?.text ?? null;
  }
  const at = words.findIndex((_, start) =>
    wanted.every(({ key }, index) => {
      const word = words[start + index];
      return word !== undefined && (index === wanted.length - 1 ? isWord(word, key) : word.key === key);
    }),
  );
  if (at < 0) return null;
  return words
    .slice(at, at + wanted.length)
    .map(({ text }) => text)
    .join(' ');
}

/** One of these words alone. */
const findWord = (words: readonly Word[], names: readonly string[]): string | null =>
  words.find((word) => names.some((name) => isWord(word, name)))?.text ?? null;

/** A team by its number, however that is written: hold 4, hold nr. 4, hold4, team no. 4. */
const findNumber = (text: string, number: number): string | null =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:hold(?:et)?|team)[^\\p{L}\\p{N}]{0,3}(?:(?:nr|nummer|no|number)[^\\p{L}\\p{N}]{0,3})?0*${number}(?!\\p{N})`,
    'iu',
  ).exec(text)?.[0] ?? null;

const wordsOfClub = (name: string): readonly string[] =>
  split(name)
    .map(({ key }) => key)
    .filter((key) => key.length >= CLUB_WORD_FROM && /\p{L}/u.test(key))
    .filter((key) => !IN_ANY_CLUB.has(key) && !IN_ANY_NAME.has(key));

const wordsOfPlayer = (name: string): readonly string[] =>
  split(name)
    .map(({ key }) => key)
    .filter((key) => key.length > 1 && !IN_ANY_NAME.has(key));

const findClub = (words: readonly Word[], name: string): string | null =>
  findPhrase(words, name) ?? findWord(words, wordsOfClub(name));

/** Not folded: *ost* is cheese. */
const SEAT = new RegExp(`^(?:nord|syd|øst|öst|oest|vest|north|south|east|west)${ENDING}?$`, 'iu');
/** Seats and pairs as they are abbreviated; small letters are words and abbreviations of other things. */
const SEAT_LETTERS = /^(?:[NSØVEW]|NS|ØV|EW)$/;
/** Pairs in small letters, which are nothing else where a sign joins the two: n/s. */
const PAIR = /(?<![\p{L}\p{N}])(?:[ns]\s?[/–-]\s?[ns]|[vøew]\s?[/–-]\s?[vøew])(?![\p{L}\p{N}])/iu;

const findSeat = (text: string, words: readonly Word[]): string | undefined =>
  words.find((word) => SEAT.test(word.text) || SEAT_LETTERS.test(word.text))?.text ?? PAIR.exec(text)?.[0];

const PART = new RegExp(
  `^(?:${[
    '(?:spilforer|modspiller|medspiller|modstander|makker|oversidder|kortgiver)(?:s|en|ens|e|es|ne|nes)?',
    '(?:mod|hjemme|ude|makker)par(?:s|ret|rets)?',
    'modpart(?:ens?)?',
    '(?:giver|dealer)ens?',
    'spillerens?',
    '(?:mellemhand|baghand|forhand)(?:s|en|ens)?',
    '(?:hjemmehold|udehold)(?:et|ets|s)?',
    '(?:declarer|defender|opponent|partner|sitter|dealer)s?',
    '(?:forehand|middlehand|rearhand)s?',
  ].join('|')})$`,
);

/** `på forhånd` is beforehand, and `partner tables` are no partner. */
function isPart({ key }: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (key === 'forhand' && before?.key === 'pa') return false;
  if (key === 'partner' && /^tables?$/.test(after?.key ?? '')) return false;
  if (/^(?:home|away)$/.test(key)) return /^teams?$/.test(after?.key ?? '');
  return PART.test(key);
}

/**
 * The first word by which a text for everybody would say who offended: a team, club or player of the match, a seat or pair,
 * or a part in the game, in Danish or English. Whole words and what they end in, whatever their case and accents; null when there is none.
 * [choice] A word of a player's name is enough, and of a club's unless every club has it; who has a common word for a name
 * makes that word impossible, and the text has to say it otherwise.
 */
export function namesSomeone(text: string, { teams, clubs, players }: PeopleOfMatch): Naming | null {
  const words = split(text);
  const found: readonly (readonly [Naming['kind'], string | null | undefined])[] = [
    ['seat', findSeat(text, words)],
    ['part', words.find((word, at) => isPart(word, words[at - 1], words[at + 1]))?.text],
    ...teams.map(({ number }) => ['team', findNumber(text, number)] as const),
    ...teams.map(({ name }) => ['team', findClub(words, name)] as const),
    ...clubs.map((name) => ['club', findClub(words, name)] as const),
    ...players.map((name) => ['player', findWord(words, wordsOfPlayer(name))] as const),
  ];
  for (const [kind, word] of found) if (word) return { kind, word };
  return null;
}
