import {
  type APPEAL_STATES,
  type PROTEST_STATES,
  type RULING_STATUSES,
  type TIME_LIMITS,
} from '@spadille/api-schema';
import { VENUE_ZONE } from '../venue-time.ts';
import { type PrintLang } from './words.ts';

type Said<Codes extends readonly string[]> = Readonly<Record<Codes[number], string>>;

/** Everything that the ruling report says, in one language. */
export interface RulingWords {
  readonly title: string;
  readonly file: string;
  /** It names who offended, which is nobody's business but the directors'. */
  readonly notPublic: string;
  readonly deadline: (when: string) => string;
  readonly notClosed: string;
  readonly rulings: string;
  readonly folderErrors: string;
  readonly protests: string;
  readonly appeals: string;
  readonly none: string;
  readonly where: string;
  readonly board: (board: number) => string;
  readonly table: (table: number) => string;
  readonly match: (match: number) => string;
  readonly ruling: string;
  readonly rulingNo: (no: number) => string;
  readonly offender: string;
  /** Where a ruling names no single seat. */
  readonly namesNoSeat: Readonly<Record<'nobody' | 'both-sides', string>>;
  readonly result: string;
  readonly before: (standing: string) => string;
  readonly unchanged: string;
  readonly penalty: string;
  readonly note: (text: string) => string;
  readonly late: Said<typeof TIME_LIMITS>;
  readonly lateBecause: (limit: string, reason: string) => string;
  readonly calledAt: (when: string) => string;
  readonly madeBy: (when: string, name: string | null) => string;
  readonly withdrawn: (when: string) => string;
  readonly status: Said<typeof RULING_STATUSES>;
  readonly boardSet: string;
  readonly began: string;
  readonly useNo: (place: number) => string;
  readonly cancelledIn: string;
  readonly foundAt: (when: string) => string;
  readonly team: string;
  readonly against: string;
  readonly says: string;
  readonly decision: string;
  readonly lodged: (when: string) => string;
  readonly inTime: string;
  readonly tooLate: (reason: string) => string;
  readonly decided: (when: string) => string;
  readonly protestStates: Said<typeof PROTEST_STATES>;
  readonly appealStates: Said<typeof APPEAL_STATES>;
  readonly replacedBy: (no: number) => string;
}

const da: RulingWords = {
  title: 'Kendelser',
  file: 'kendelser',
  notPublic: 'Kun for turneringsledelsen. Ikke til offentliggørelse: den nævner, hvem der begik fejlen.',
  deadline: (when) => `Protestfrist: ${when}`,
  notClosed: 'Runden er ikke lukket; protestfristen løber fra lukningen.',
  rulings: 'Kendelser',
  folderErrors: 'Fejl i mapper',
  protests: 'Protester',
  appeals: 'Appeller',
  none: 'Ingen.',
  where: 'Hvor',
  board: (board) => `Mappe ${board}`,
  table: (table) => `Bord ${table}`,
  match: (match) => `Kamp ${match}`,
  ruling: 'Kendelse',
  rulingNo: (no) => `Kendelse ${no}`,
  offender: 'Begået af',
  namesNoSeat: { nobody: 'ingen bestemt', 'both-sides': 'begge sider' },
  result: 'Resultat',
  before: (standing) => `før: ${standing}`,
  unchanged: 'uændret',
  penalty: 'Straf',
  note: (text) => `Bemærkning: ${text}`,
  late: {
    'next-board-begun': 'den næste mappe var begyndt',
    'board-recorded': 'mappen var ført af alle fire',
    'protest-deadline-passed': 'protestfristen var udløbet',
    'penalty-forgone': 'strafpointet var ikke givet i tide',
  },
  lateBecause: (limit, reason) => `For sent (§ 23, ${limit}), men behandlet: ${reason}`,
  calledAt: (when) => `Tilkaldt ${when}`,
  madeBy: (when, name) => (name === null ? `Afsagt ${when}` : `Afsagt ${when} af ${name}`),
  withdrawn: (when) => `TAGET TILBAGE ${when}`,
  status: {
    'in-force': 'i kraft',
    waits: 'venter på et resultat',
    'without-effect': 'uden virkning: mappen er annulleret',
    'does-not-fit': 'passer ikke til resultatet',
    withdrawn: 'taget tilbage',
  },
  boardSet: 'Mappesæt',
  began: 'Begyndt',
  useNo: (place) => `Nr. ${place} i rækken`,
  cancelledIn: 'Annulleret i kamp',
  foundAt: (when) => `Fundet ${when}`,
  team: 'Hold',
  against: 'Imod',
  says: 'Begrundelse',
  decision: 'Afgørelse',
  lodged: (when) => `Indgivet ${when}`,
  inTime: 'I tide.',
  tooLate: (reason) => `Efter protestfristen: ${reason}`,
  decided: (when) => `Afgjort ${when}`,
  protestStates: {
    open: 'Ikke afgjort',
    granted: 'Taget til følge',
    refused: 'Afvist',
    'taken-back': 'Trukket tilbage',
  },
  appealStates: {
    filed: 'Ikke afgjort',
    dismissed: 'Kendelsen står',
    changed: 'Kendelsen ændret',
    upheld: 'Kendelsen ophævet',
  },
  replacedBy: (no) => `Erstattet af kendelse ${no}`,
};

const en: RulingWords = {
  title: 'Rulings',
  file: 'rulings',
  notPublic: 'For the directors only. Not for publication: it names who offended.',
  deadline: (when) => `Protest deadline: ${when}`,
  notClosed: 'The round is not closed; the time for protests runs from its closing.',
  rulings: 'Rulings',
  folderErrors: 'Folder errors',
  protests: 'Protests',
  appeals: 'Appeals',
  none: 'None.',
  where: 'Where',
  board: (board) => `Board ${board}`,
  table: (table) => `Table ${table}`,
  match: (match) => `Match ${match}`,
  ruling: 'Ruling',
  rulingNo: (no) => `Ruling ${no}`,
  offender: 'Offender',
  namesNoSeat: { nobody: 'no one in particular', 'both-sides': 'both sides' },
  result: 'Result',
  before: (standing) => `before: ${standing}`,
  unchanged: 'unchanged',
  penalty: 'Penalty',
  note: (text) => `Note: ${text}`,
  late: {
    'next-board-begun': 'the next board had begun',
    'board-recorded': 'all four had recorded the board',
    'protest-deadline-passed': 'the protest deadline had passed',
    'penalty-forgone': 'the penalty point had not been given in time',
  },
  lateBecause: (limit, reason) => `Too late (§ 23, ${limit}), yet ruled on: ${reason}`,
  calledAt: (when) => `Called ${when}`,
  madeBy: (when, name) => (name === null ? `Made ${when}` : `Made ${when} by ${name}`),
  withdrawn: (when) => `WITHDRAWN ${when}`,
  status: {
    'in-force': 'in force',
    waits: 'waits for a result',
    'without-effect': 'without effect: the board is cancelled',
    'does-not-fit': 'does not fit the result',
    withdrawn: 'withdrawn',
  },
  boardSet: 'Board set',
  began: 'Began',
  useNo: (place) => `No. ${place} in line`,
  cancelledIn: 'Cancelled in match',
  foundAt: (when) => `Found ${when}`,
  team: 'Team',
  against: 'Against',
  says: 'Grounds',
  decision: 'Decision',
  lodged: (when) => `Lodged ${when}`,
  inTime: 'In time.',
  tooLate: (reason) => `After the protest deadline: ${reason}`,
  decided: (when) => `Decided ${when}`,
  protestStates: { open: 'Not decided', granted: 'Granted', refused: 'Refused', 'taken-back': 'Taken back' },
  appealStates: {
    filed: 'Not decided',
    dismissed: 'The ruling stands',
    changed: 'The ruling is changed',
    upheld: 'The ruling is set aside',
  },
  replacedBy: (no) => `Replaced by ruling ${no}`,
};

/** The words of the ruling report in a language. */
export const rulingWordsFor = (lang: PrintLang): RulingWords => ({ da, en })[lang];

/** A moment in short, in the time of the game; a year, because rulings are read years later. */
export const shortMoment = (instant: string, lang: PrintLang): string =>
  new Intl.DateTimeFormat(lang === 'da' ? 'da-DK' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: VENUE_ZONE,
  }).format(new Date(instant));
