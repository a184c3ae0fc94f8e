import { type Fault } from '../fault.ts';
import { fact, type FaultTexts, legible, listed, otherPlace } from './words.ts';

const quoted = (text: string): string => `“${legible(text)}”`;
const value = ({ found }: Fault): string =>
  found === null || found === '' ? 'an empty cell' : quoted(found);
const headers = ({ allowed }: Fault): string => `the columns ${allowed.join('; ')}, each of them once`;
const there = (fault: Fault): string => (fault.other ? otherPlace(fault, fault.other, 'line') : '');
const also = (fault: Fault): string => `${value(fault)}, which stands in ${there(fault)} too`;
const board = (fault: Fault): string => `board ${fact(fault, 'board')} at table ${fact(fault, 'table')}`;

/** How nothing is written where the fault is: in rulings.csv with a word. */
const nothing = (fault: Fault, name: string): string =>
  fault.file === 'rulings.csv' ? `${name}=none` : 'an empty cell';

/** What a volunteer at the venue reads, in English. */
export const ENGLISH: FaultTexts = {
  'file-missing': (f) => ({
    found: 'the file is not in the round folder',
    allowed: `a file named ${f.file} with the columns ${f.allowed.join('; ')}`,
  }),
  'file-empty': (f) => ({
    found: 'an empty file',
    allowed: `a first row with the columns ${f.allowed.join('; ')}`,
  }),
  'no-rows': () => ({ found: 'the row of headers alone', allowed: 'at least one row below it' }),
  'not-utf8': (f) => ({
    found:
      f.found === null
        ? 'a file that is not saved as UTF-8'
        : `letters that are not saved as UTF-8: ${quoted(f.found)}`,
    allowed: 'UTF-8; save the file again from the spreadsheet as “CSV UTF-8”',
  }),
  'line-ends': () => ({
    found: 'line ends of old Macintosh programs',
    allowed: 'ordinary line ends; save the file again as “CSV UTF-8”',
  }),
  'quote-not-closed': (f) => ({
    found: `a quotation mark that is never closed: ${value(f)}`,
    allowed: 'quotation marks both before and after the value, or none',
  }),
  'quote-misplaced': (f) => ({
    found: `a quotation mark inside a value: ${value(f)}`,
    allowed: 'quotation marks around the whole value, and two in a row for each one inside it',
  }),
  'too-many-lines': (f) => ({
    found: `a file of ${fact(f, 'lines')} lines`,
    allowed: `at most ${fact(f, 'max')} lines; this must be another file`,
  }),
  'too-many-columns': (f) => ({ found: `headers: ${fact(f, 'columns')}`, allowed: headers(f) }),
  'column-missing': (f) => ({
    found: `no column ${quoted(f.columns.join())} among the headers ${value(f)}`,
    allowed: headers(f),
  }),
  'column-unknown': (f) => ({ found: `the header ${value(f)}`, allowed: `${headers(f)}, spelt exactly so` }),
  'column-twice': (f) => ({ found: `the header ${value(f)} twice`, allowed: headers(f) }),
  'field-count': (f) => ({
    found: `fields in the row: ${fact(f, 'fields')}`,
    allowed: `${fact(f, 'columns')}, as many as in the row of headers`,
  }),
  'number-invalid': (f) => ({
    found: value(f),
    allowed: `a whole number from 1 to ${fact(f, 'max')}, without sign or decimals`,
  }),
  'value-missing': () => ({ found: 'an empty cell', allowed: 'a name' }),
  'text-formula': (f) => ({
    found: value(f),
    allowed: 'a name that does not begin with = + - or @ (spreadsheets take it for a formula)',
  }),
  'text-control': (f) => ({
    found: value(f),
    allowed: 'a name on one line, without tabs and invisible characters',
  }),
  'text-too-long': (f) => ({ found: value(f), allowed: `a name of at most ${fact(f, 'max')} characters` }),
  'code-unknown': (f) => ({
    found: value(f),
    allowed:
      f.columns[0] === 'contract' && f.found === ''
        ? `${listed(f)} (on a cancelled board all four result fields may be empty)`
        : listed(f),
  }),
  'team-number-twice': (f) => ({ found: also(f), allowed: 'each team number once' }),
  'team-two-names': (f) => ({
    found: `team ${fact(f, 'number')} by the name ${value(f)}`,
    allowed: `the same name as in ${there(f)}: ${quoted(listed(f))}`,
  }),
  'team-two-clubs': (f) => ({
    found: `team ${fact(f, 'number')} of the club ${value(f)}`,
    allowed: `the same club as in ${there(f)}: ${quoted(listed(f))}`,
  }),
  'match-number-twice': (f) => ({ found: also(f), allowed: 'each match number once' }),
  'table-with-itself': (f) => ({
    found: `table ${f.found} in both places`,
    allowed: 'two different tables in a match',
  }),
  'team-with-itself': (f) => ({
    found: `team ${f.found} against itself`,
    allowed: 'two different teams in a match',
  }),
  'team-unknown': (f) => ({
    found: `team ${value(f)}, which is not in teams.csv`,
    allowed: `a team of teams.csv: ${listed(f)}`,
  }),
  'team-in-two-matches': (f) => ({
    found: `team ${also(f)}`,
    allowed: 'each team in one match of the round',
  }),
  'table-in-two-matches': (f) => ({
    found: `table ${also(f)}`,
    allowed: 'each table in one match of the round',
  }),
  'table-in-no-match': (f) => ({
    found: `table ${value(f)}, which is in no match`,
    allowed: `a table of matches.csv: ${listed(f)}`,
  }),
  'board-twice': (f) => ({
    found: `${board(f)}, which stands in ${there(f)} too`,
    allowed: 'each board once at each table',
  }),
  'board-missing-at-partner': (f) => ({
    found: `${board(f)}, but no row for it at the partner table, table ${fact(f, 'partner')}`,
    allowed: 'the same boards at both partner tables',
  }),
  'cancelled-at-one-table': (f) => ({
    found: `${board(f)} cancelled, but played at table ${fact(f, 'partner')} (${there(f)})`,
    allowed: 'cancelled at both partner tables or at neither',
  }),
  'match-without-results': (f) => ({
    found: `no results from tables ${fact(f, 'tableA')} and ${fact(f, 'tableB')}`,
    allowed: 'results in results.csv from both tables of each match',
  }),
  'table-without-results': (f) => ({
    found: `no results from table ${fact(f, 'table')}, only from its partner, table ${fact(f, 'partner')}${f.other ? ` (from ${there(f)} on)` : ''}`,
    allowed: 'results in results.csv from both tables of each match',
  }),
  'declarer-missing': (f) => ({ found: `no declarer in ${fact(f, 'contract')}`, allowed: listed(f) }),
  'declarer-on-pas': (f) => ({
    found: `declarer ${value(f)} on a pas`,
    allowed: `${nothing(f, 'declarer')} when all have passed`,
  }),
  'outcome-missing': (f) => ({ found: `no outcome of ${fact(f, 'contract')}`, allowed: listed(f) }),
  'outcome-on-pas': (f) => ({
    found: `outcome ${value(f)} on a pas`,
    allowed: `${nothing(f, 'outcome')} when all have passed`,
  }),
  'tout-on-pas': (f) => ({
    found: `tout ${value(f)} on a pas`,
    allowed: `${nothing(f, 'tout')} when all have passed`,
  }),
  'tout-on-nolo': (f) => ({
    found: `tout ${value(f)} in ${fact(f, 'contract')}`,
    allowed: `${nothing(f, 'tout')}; there is no tout in nolo`,
  }),
  'tout-made-not-won': (f) => ({
    found: `tout ${value(f)}, but the outcome is ${fact(f, 'outcome')}`,
    allowed: `failed or ${nothing(f, 'tout')}; made only beside won`,
  }),
  'penalty-points': (f) => ({ found: value(f), allowed: '1; a penalty is always one point' }),
  'penalty-without-result': (f) => ({
    found: `a penalty on ${board(f)}, which has no row in results.csv`,
    allowed: 'a table and board that have a row in results.csv',
  }),
  'rule-unknown': (f) => ({ found: value(f), allowed: listed(f) }),
  'rule-grants-none': (f) => ({ found: `${value(f)}, which can give no penalty point`, allowed: listed(f) }),
  'rule-not-for-folders': (f) => ({
    found: `${value(f)}, which cannot stand in a round folder`,
    allowed: listed(f),
  }),
  'ruling-without-result': (f) => ({
    found: `a ruling on ${board(f)}, which has no row in results.csv`,
    allowed: 'a table and board that have a row in results.csv',
  }),
  'ruling-on-pas': (f) => ({
    found: `${value(f)} on a board that all have passed`,
    allowed: 'misrecorded, or a board that was played',
  }),
  'ruling-seat': (f) => ({
    found: `seat ${f.found}, which cannot have committed ${fact(f, 'rule')} on this board`,
    allowed: listed(f),
  }),
  'ruling-contract': (f) => ({
    found: `${value(f)} in ${fact(f, 'contract')}`,
    allowed: `a board on which the contract was ${listed(f)}`,
  }),
  'fact-form': (f) => ({ found: value(f), allowed: 'facts written as name=value, parted by blanks' }),
  'fact-twice': (f) => ({ found: `the fact ${value(f)} twice`, allowed: 'each fact once' }),
  'fact-unknown': (f) => ({
    found: `the fact ${value(f)}`,
    allowed: f.allowed.length === 0 ? 'an empty cell; the rule asks for nothing' : listed(f),
  }),
  'fact-missing': (f) => ({
    found: `${value(f)} without the fact ${fact(f, 'fact')}`,
    allowed: f.allowed.map((each) => `${fact(f, 'fact')}=${each}`).join(', '),
  }),
  'fact-value': (f) => ({
    found: `${fact(f, 'fact')}=${legible(f.found ?? '')}`,
    allowed:
      f.allowed.length === 0
        ? 'to leave the fact out; no seat can take the contract over'
        : f.allowed.map((each) => `${fact(f, 'fact')}=${each}`).join(', '),
  }),
  'no-fact': (f) => ({ found: value(f), allowed: `at least one of the facts ${listed(f)}` }),
  'home-not-lower': (f) => ({
    found: `home team ${fact(f, 'home')} against away team ${fact(f, 'away')}`,
    allowed: 'rather the lower team number at home, unless the teams have swapped seats',
  }),
  'declarer-sits-out': (f) => ({
    found: `declarer ${f.found}, who sits out board ${fact(f, 'board')} (dealer ${fact(f, 'dealer')})`,
    allowed: `${listed(f)}, unless the folder lay the wrong way round`,
  }),
  'penalty-twice': (f) => ({
    found: `the same row as ${there(f)}`,
    allowed: 'two like rows for two offences only; both count',
  }),
  'ruling-twice': (f) => ({
    found: `the same row as ${there(f)}`,
    allowed: 'two like rows for two offences only; both stand',
  }),
  'penalty-ruled-too': (f) => ({
    found: `a penalty point that stands in ${there(f)} too`,
    allowed: 'the same penalty point in one place; both count',
  }),
};
