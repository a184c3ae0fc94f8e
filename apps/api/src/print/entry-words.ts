import { type EntryMark, type EntryPlace, type EntryState, type FeeState } from '@spadille/competition';
import { type PrintLang } from './words.ts';

/** What the list of entries says on paper and in spreadsheets, in one language. */
export interface EntryWords {
  readonly title: string;
  readonly notPublic: string;
  readonly teams: (count: number) => string;
  readonly columns: Readonly<
    Record<
      | 'number'
      | 'team'
      | 'club'
      | 'players'
      | 'state'
      | 'marks'
      | 'faults'
      | 'reason'
      | 'amount'
      | 'fee'
      | 'paidOn'
      | 'reference'
      | 'note',
      string
    >
  >;
  readonly states: Readonly<Record<EntryState, string>>;
  readonly marks: Readonly<Record<EntryMark, string>>;
  readonly fees: Readonly<Record<FeeState, string>>;
  readonly left: string;
  readonly notEligible: string;
  readonly hidden: string;
  readonly substitutes: (names: string) => string;
  readonly player: (place: EntryPlace, nth: number) => string;
  readonly sums: (due: string, paid: string) => string;
}

const da: EntryWords = {
  title: 'Tilmeldte hold',
  notPublic: 'Med gebyrer og mærker: til udvalget og turneringslederen, ikke til offentliggørelse.',
  teams: (count) => (count === 1 ? '1 hold' : `${count} hold`),
  columns: {
    number: 'Nr.',
    team: 'Hold',
    club: 'Klub',
    players: 'Spillere',
    state: 'Tilstand',
    marks: 'Mærker',
    faults: 'Fejl ved holdet',
    reason: 'Begrundelse',
    amount: 'Gebyr i kr.',
    fee: 'Betaling',
    paidOn: 'Betalt den',
    reference: 'Betalingsmærke',
    note: 'Bemærkning',
  },
  states: { submitted: 'venter', accepted: 'med', refused: 'afvist', withdrawn: 'trukket tilbage' },
  marks: { late: 'for sent', unpaid: 'ikke betalt' },
  fees: { due: 'skyldes', paid: 'betalt', waived: 'eftergivet' },
  left: 'udtrådt',
  notEligible: 'ikke spilleberettiget',
  hidden: '(navn vises ikke)',
  substitutes: (names) => `Reserver: ${names}`,
  player: (place, nth) => `${{ NS: 'Nord/syd', EW: 'Øst/vest', substitute: 'Reserve' }[place]} ${nth}`,
  sums: (due, paid) => `Skyldes i alt ${due} kr., betalt ${paid} kr.`,
};

const en: EntryWords = {
  title: 'Entered teams',
  notPublic: 'With fees and marks: for the committee and the director, not for publication.',
  teams: (count) => (count === 1 ? '1 team' : `${count} teams`),
  columns: {
    number: 'No.',
    team: 'Team',
    club: 'Club',
    players: 'Players',
    state: 'State',
    marks: 'Marks',
    faults: 'Faults of the team',
    reason: 'Reason',
    amount: 'Fee in DKK',
    fee: 'Payment',
    paidOn: 'Paid on',
    reference: 'Payment reference',
    note: 'Note',
  },
  states: { submitted: 'waits', accepted: 'in', refused: 'refused', withdrawn: 'withdrawn' },
  marks: { late: 'late', unpaid: 'not paid' },
  fees: { due: 'due', paid: 'paid', waived: 'waived' },
  left: 'left the tournament',
  notEligible: 'not eligible',
  hidden: '(name not shown)',
  substitutes: (names) => `Substitutes: ${names}`,
  player: (place, nth) => `${{ NS: 'North/South', EW: 'East/West', substitute: 'Substitute' }[place]} ${nth}`,
  sums: (due, paid) => `Due in all DKK ${due}, paid DKK ${paid}`,
};

/** The words of a language. */
export const entryWordsFor = (lang: PrintLang): EntryWords => ({ da, en })[lang];
