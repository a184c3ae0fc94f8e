import { type Fault, type FaultCode, type OtherRow, type WarningCode } from '../fault.ts';

/** Languages in which faults are told. */
export const LANGUAGES = ['da', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What was found and what is allowed, each a phrase without a full stop. */
export interface Words {
  readonly found: string;
  readonly allowed: string;
}

/** A text for every code: a code without one does not compile. */
export type FaultTexts = Record<FaultCode | WarningCode, (fault: Fault) => Words>;

/** Longest piece of a file that is quoted in a message. */
const MAX_QUOTED = 60;

const UNSEEN = /[\p{C}\u2028\u2029\uFFFD]/gu;

const escaped = (character: string): string =>
  character === '\uFFFD' ? '?' : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** A text from a file, shortened, with characters that cannot be seen (or steer a terminal) spelt out. */
export function legible(text: string): string {
  const characters = [...text];
  const shown = characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : text;
  return shown.replace(UNSEEN, escaped);
}

/** Most things of a list that a message names; the rules of the catalogue are fewer. */
const MAX_LISTED = 100;

/** What is allowed, one after another; a long list of teams or tables is cut. */
export const listed = ({ allowed }: Fault): string =>
  allowed.length <= MAX_LISTED ? allowed.join(', ') : `${allowed.slice(0, MAX_LISTED).join(', ')}, …`;

/** A fact of a fault as text. */
export const fact = ({ facts }: Fault, name: string): string => String(facts[name] ?? '');

/** The other row with its folder when that is not the fault's own, and its file when that is another. */
export function otherPlace(fault: Fault, other: OtherRow, lineWord: string): string {
  const folder = other.folderIndex === fault.folderIndex ? '' : `${other.folder}/`;
  const file = folder !== '' || other.file !== fault.file ? `${folder}${other.file} ` : '';
  return `${file}${lineWord} ${other.line}`;
}
