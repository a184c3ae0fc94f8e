import { describe, expect, test } from 'vitest';
import {
  describeFault,
  type Fault,
  FAULT_CODES,
  type FolderFiles,
  LANGUAGES,
  readRoundFolders,
  type RoundFile,
  WARNING_CODES,
} from './index.ts';

type Texts = Record<string, string | Uint8Array>;
type Code = Fault['code'];

/** A round of two matches and two boards with nothing wrong in it. Line 1 of each file is its header. */
const SOUND = {
  'teams.csv': 'number;name;club\n1;Ærø 1;Ærø\n2;Øse 1;Øse\n3;Ærø 2;Ærø\n4;Øse 2;Øse\n',
  'matches.csv': 'match;table_a;table_b;home;away\n1;1;2;1;4\n2;3;4;2;3\n',
  'results.csv': [
    'table;board;declarer;contract;outcome;tout;status',
    '1;1;E;spil;won;;played',
    '1;2;;pas;;;played',
    '2;1;W;solo;bete;failed;played',
    '2;2;S;ren-nolo;kruk;;played',
    '3;1;N;tourne;won;made;played',
    '3;2;N;spil;won;;cancelled',
    '4;1;E;spil;won;;played',
    '4;2;;;;;cancelled',
  ].join('\n'),
  'penalties.csv': 'table;board;side;rule;points\n1;1;NS;bid-out-of-turn;1\n',
} as const;

const replaced = (file: keyof typeof SOUND, ...changes: readonly [from: string, to: string][]): Texts => {
  const text = changes.reduce<string>((before, [from, to]) => {
    expect(before, `the sound folder has ${from}`).toContain(from);
    return before.replace(from, to);
  }, SOUND[file]);
  return { ...SOUND, [file]: text };
};

const without = (file: keyof typeof SOUND): Texts =>
  Object.fromEntries(Object.entries(SOUND).filter(([name]) => name !== file));

const latin1 = (text: string) => Uint8Array.from([...text], (character) => character.charCodeAt(0));

const faultsOf = (...folders: readonly Texts[]): readonly Fault[] => {
  const inputs = folders.map((files, index): FolderFiles => ({ label: `round-${index + 1}`, files }));
  const result = readRoundFolders(inputs);
  return result.ok ? result.value.warnings : result.error;
};

interface Case {
  readonly name: string;
  readonly folders: readonly Texts[];
  /** All that is to be found: code, file, line, columns and the line of the other row. */
  readonly finds: readonly (readonly [Code, RoundFile, number | null, string, (number | undefined)?])[];
}

const one = (name: string, files: Texts, ...finds: Case['finds']): Case => ({
  name,
  folders: [files],
  finds,
});
const results = (
  name: string,
  from: string,
  to: string,
  ...finds: readonly (readonly [Code, number, string, number?])[]
) =>
  one(
    name,
    replaced('results.csv', [from, to]),
    ...finds.map(([code, ...at]) => [code, 'results.csv', ...at] as const),
  );
const penalty = (name: string, to: string, code: Code, columns: string) =>
  one(name, replaced('penalties.csv', ['1;1;NS;bid-out-of-turn;1', to]), [code, 'penalties.csv', 2, columns]);
const team = (name: string, to: string, code: Code, columns: string) =>
  one(name, replaced('teams.csv', ['4;Øse 2;Øse', to]), [code, 'teams.csv', 5, columns]);

/** A round with these rulings: code, columns, line (that of the first unless told) and the line of another row. */
const ruled = (
  name: string,
  rows: string | readonly string[],
  ...finds: readonly (readonly [Code, string, number?, number?])[]
) =>
  one(
    name,
    { ...SOUND, 'rulings.csv': ['table;board;seat;rule;facts', ...[rows].flat()].join('\n') },
    ...finds.map(([code, columns, line = 2, other]) => [code, 'rulings.csv', line, columns, other] as const),
  );

const RULING_CASES: readonly Case[] = [
  ruled('rulings that can stand', [
    '1;1;E;thrown-in;',
    '2;1;N;defender-showed-partner; as-revoke=yes   already-bete=no ',
    '2;2;E;wrong-lead-nolo;trick-taken=yes',
    '3;1;W;misrecorded;outcome=bete tout=none',
    '1;2;S;misrecorded;contract=solo declarer=N outcome=won',
    '4;1;W;director-cancels;',
    '3;2;S;bid-out-of-turn;penalty=1',
    '4;2;N;misrecorded;outcome=won',
  ]),
  ruled('a ruling at a table in no match', '7;1;E;thrown-in;', ['table-in-no-match', 'table']),
  ruled('a ruling on a board with no row', '1;3;E;thrown-in;', ['ruling-without-result', 'table,board']),
  ruled(
    'a table and a board that are no numbers',
    'x;0;E;thrown-in;',
    ['number-invalid', 'board'],
    ['number-invalid', 'table'],
  ),
  ruled('play on a pas', '1;2;S;revoke-declarer;', ['ruling-on-pas', 'rule']),
  ruled('a penalty of the auction on a pas', '1;2;S;bid-out-of-turn;penalty=1', ['ruling-on-pas', 'rule']),
  ruled('a ruling on a pas that was played after all', [
    '1;2;S;misrecorded;contract=spil declarer=N outcome=won',
    '1;2;N;thrown-in;',
  ]),
  ruled(
    'play on a board that was passed after all',
    ['1;1;E;misrecorded;contract=pas declarer=none outcome=none tout=none', '1;1;E;thrown-in;'],
    ['ruling-on-pas', 'rule', 3],
  ),
  ruled('no seat', '1;1;;director-cancels;', ['code-unknown', 'seat']),
  ruled('a seat that the entry does not fit', '1;1;W;thrown-in;', ['ruling-seat', 'seat']),
  ruled('a bid by the seat without cards', '1;1;S;bid-out-of-turn;penalty=0', ['ruling-seat', 'seat']),
  ruled('both bought wrong, by the defender’s seat', '1;1;N;both-bought-wrong;', ['ruling-seat', 'seat']),
  ruled('a seat that fits once the declarer is corrected', [
    '1;1;N;misrecorded;declarer=W',
    '1;1;W;thrown-in;',
  ]),
  ruled(
    'a seat that no longer fits once the declarer is corrected',
    ['1;1;N;misrecorded;declarer=W', '1;1;E;thrown-in;'],
    ['ruling-seat', 'seat', 3],
  ),
  ruled('an unknown rule', '1;1;E;throw-in;', ['rule-unknown', 'rule']),
  ruled('no rule', '1;1;E;;', ['rule-unknown', 'rule']),
  ...['other;consequence=won', 'card-swap-found;from-table=1', 'face-up-deal;'].map((rule) =>
    ruled(`not for folders: ${rule}`, `1;1;E;${rule}`, ['rule-not-for-folders', 'rule']),
  ),
  ruled('a contract without a purchase', '2;1;W;thrown-in;', ['ruling-contract', 'rule']),
  ruled('a nolo rule on a trump contract', '1;1;N;wrong-lead-nolo;trick-taken=no', [
    'ruling-contract',
    'rule',
  ]),
  ruled('a trump rule on a nolo', '2;2;S;tout-unclear;', ['ruling-contract', 'rule']),
  ruled('nolo ouvert laid early on another contract', '1;1;E;ouvert-laid-early;penalty=1', [
    'ruling-contract',
    'rule',
  ]),
  ruled('a fact missing', '2;1;N;revoke-defender;', ['fact-missing', 'facts']),
  ruled('one of two facts missing', '2;1;N;defender-showed-partner;as-revoke=no', ['fact-missing', 'facts']),
  ruled('an unknown fact', '2;1;N;revoke-defender;already-bete=no tout=none', ['fact-unknown', 'facts']),
  ruled('a strafpoint under an entry that grants none', '1;1;E;thrown-in;penalty=1', [
    'fact-unknown',
    'facts',
  ]),
  ruled('a fact out of its values', '2;1;N;revoke-defender;already-bete=ja', ['fact-value', 'facts']),
  ruled('two strafpoint', '1;1;E;bid-out-of-turn;penalty=2', ['fact-value', 'facts']),
  ruled('a fact twice', '1;1;E;bid-out-of-turn;penalty=1 penalty=1', ['fact-twice', 'facts']),
  ruled('a fact in another form', '1;1;E;bid-out-of-turn;penalty:1', ['fact-form', 'facts']),
  ruled('a fact without a value', '1;1;E;bid-out-of-turn;penalty=', ['fact-form', 'facts']),
  ruled('no fact where one is needed', '1;1;E;misrecorded;', ['no-fact', 'facts']),
  ruled(
    'a seat that does not fit beside a fact that does not',
    '1;1;W;thrown-in;penalty=1',
    ['fact-unknown', 'facts'],
    ['ruling-seat', 'seat'],
  ),
  ruled(
    'all that is wrong with a row',
    '1;1;X;revoke-defender;bete=yes already-bete=1',
    ['fact-unknown', 'facts'],
    ['fact-value', 'facts'],
    ['code-unknown', 'seat'],
  ),
  ruled(
    'a hand that bids later takes nolo ouvert over',
    ['2;2;S;misrecorded;contract=nolo-ouvert', '2;2;S;ouvert-laid-early;penalty=1 taken-over=W'],
    ['fact-value', 'facts', 3],
  ),
  ruled('a hand that bid before takes it over', [
    '2;2;S;misrecorded;contract=nolo-ouvert',
    '2;2;W;ouvert-laid-early;penalty=1 taken-over=S',
  ]),
  ruled('a tout on a nolo', '2;2;S;misrecorded;tout=made', ['tout-on-nolo', 'facts']),
  ruled('a tout made on a bete', '2;1;N;misrecorded;tout=made', ['tout-made-not-won', 'facts']),
  ruled('a tout that the corrected outcome can’t have', '3;1;N;misrecorded;outcome=kruk', [
    'tout-made-not-won',
    'facts',
  ]),
  ruled(
    'a played contract without declarer and outcome',
    '1;2;N;misrecorded;contract=solo',
    ['declarer-missing', 'facts'],
    ['outcome-missing', 'facts'],
  ),
  ruled('an outcome taken away', '1;1;N;misrecorded;outcome=none', ['outcome-missing', 'facts']),
  ruled(
    'a pas with what was played',
    '3;1;N;misrecorded;contract=pas',
    ['declarer-on-pas', 'facts'],
    ['outcome-on-pas', 'facts'],
    ['tout-on-pas', 'facts'],
  ),
  ruled('a corrected declarer on the seat that sits out', '1;1;N;misrecorded;declarer=S', [
    'declarer-sits-out',
    'facts',
  ]),
  ruled(
    'a ruling row twice',
    ['1;1;E;thrown-in;', '1;1;E;thrown-in;'],
    ['ruling-twice', 'table,board,seat,rule,facts', 3, 2],
  ),
  ruled('a strafpoint that penalties.csv has too', '1;1;N;bid-out-of-turn;penalty=1', [
    'penalty-ruled-too',
    'table,board,seat,rule',
    2,
    2,
  ]),
  ruled('a strafpoint not given, beside one of penalties.csv', '1;1;N;bid-out-of-turn;penalty=0'),
  ruled('a field too few', '1;1;E;thrown-in', ['field-count', '']),
];

const CASES: readonly Case[] = [
  one('nothing wrong', SOUND),
  one('a file is missing', without('teams.csv'), ['file-missing', 'teams.csv', null, '']),
  one('penalties.csv is missing', without('penalties.csv'), ['file-missing', 'penalties.csv', null, '']),
  one('a file of empty rows', { ...SOUND, 'teams.csv': ';;\n;;\n' }, ['file-empty', 'teams.csv', 1, '']),
  one('an empty file', { ...SOUND, 'matches.csv': ' \r\n' }, ['file-empty', 'matches.csv', 1, '']),
  one('teams.csv with its header alone', { ...SOUND, 'teams.csv': 'number;name;club\r\n' }, [
    'no-rows',
    'teams.csv',
    1,
    '',
  ]),
  one(
    'results.csv with its header alone',
    { ...SOUND, 'results.csv': 'table;board;declarer;contract;outcome;tout;status' },
    ['match-without-results', 'matches.csv', 2, 'table_a,table_b'],
    ['match-without-results', 'matches.csv', 3, 'table_a,table_b'],
    ['penalty-without-result', 'penalties.csv', 2, 'table,board'],
  ),
  one(
    'letters of an old Windows program',
    { ...SOUND, 'teams.csv': latin1(SOUND['teams.csv']) },
    ['not-utf8', 'teams.csv', 2, ''],
    ['not-utf8', 'teams.csv', 3, ''],
    ['not-utf8', 'teams.csv', 4, ''],
    ['not-utf8', 'teams.csv', 5, ''],
  ),
  one('text that a browser could not decode', replaced('teams.csv', ['Øse 1', '\uFFFDse 1']), [
    'not-utf8',
    'teams.csv',
    3,
    '',
  ]),
  one('UTF-16', { ...SOUND, 'teams.csv': Uint8Array.of(0xff, 0xfe, 0x6e, 0x00, 0x3b, 0x00) }, [
    'not-utf8',
    'teams.csv',
    1,
    '',
  ]),
  one(
    'line ends of old Macintosh programs',
    { ...SOUND, 'teams.csv': SOUND['teams.csv'].replaceAll('\n', '\r') },
    ['line-ends', 'teams.csv', 1, ''],
  ),
  ...(['teams.csv', 'matches.csv', 'results.csv', 'penalties.csv'] as const).map((file) =>
    one(
      `a ${file} longer than any round`,
      { ...SOUND, [file]: `${SOUND[file]}${'\n1;1;1;1;1;1;1'.repeat(20_000)}` },
      ['too-many-lines', file, null, ''],
    ),
  ),
  one('a file of line ends alone', { ...SOUND, 'teams.csv': '\n'.repeat(2_000_000) }, [
    'too-many-lines',
    'teams.csv',
    null,
    '',
  ]),
  one('a first row with more fields than any header', { ...SOUND, 'teams.csv': 'x;'.repeat(500_000) }, [
    'too-many-columns',
    'teams.csv',
    1,
    '',
  ]),
  one('a quotation mark never closed', replaced('teams.csv', ['Øse 2', '"Øse 2']), [
    'quote-not-closed',
    'teams.csv',
    5,
    '',
  ]),
  one(
    'a quotation mark inside a value, and the rest is read',
    replaced('teams.csv', ['1;Ærø 1', '1;Ærø "1"'], ['3;Ærø 2', 'x;Ærø 2']),
    ['quote-misplaced', 'teams.csv', 2, ''],
    ['number-invalid', 'teams.csv', 4, 'number'],
  ),
  one('a header with a broken quotation mark', replaced('teams.csv', ['name', '"name']), [
    'quote-not-closed',
    'teams.csv',
    1,
    '',
  ]),
  one('text after a closing quotation mark', replaced('teams.csv', ['1;Ærø 1', '1;"Ærø" 1']), [
    'quote-misplaced',
    'teams.csv',
    2,
    '',
  ]),
  one(
    'a column is missing',
    replaced('results.csv', ['table;board', 'table']),
    ['column-missing', 'results.csv', 1, 'board'],
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((line) => ['field-count', 'results.csv', line, ''] as const),
  ),
  one('an unknown column', { ...SOUND, 'penalties.csv': 'table;board;side;rule;points;note\n' }, [
    'column-unknown',
    'penalties.csv',
    1,
    'note',
  ]),
  one(
    'a header in capitals',
    { ...SOUND, 'penalties.csv': 'Table;board;side;rule;points\n' },
    ['column-unknown', 'penalties.csv', 1, 'Table'],
    ['column-missing', 'penalties.csv', 1, 'table'],
  ),
  one('a column twice', { ...SOUND, 'penalties.csv': 'table;board;side;side;rule;points\n' }, [
    'column-twice',
    'penalties.csv',
    1,
    'side',
  ]),
  results('a field too few', '1;2;;pas;;;played', '1;2;;pas;;played', ['field-count', 3, '']),
  results('a field too many', '1;2;;pas;;;played', '1;2;;pas;;;played;', ['field-count', 3, '']),
  results('a decimal number', '1;2;;pas', '1;2,0;;pas', ['number-invalid', 3, 'board']),
  results('a board number beyond all sets', '1;2;;pas', '1;201;;pas', ['number-invalid', 3, 'board']),
  results('a table without a number', '1;2;;pas', ';2;;pas', ['number-invalid', 3, 'table']),
  team('a team number with a sign', '+4;Øse 2;Øse', 'number-invalid', 'number'),
  team('team 0', '0;Øse 2;Øse', 'number-invalid', 'number'),
  team('no name', '4;;Øse', 'value-missing', 'name'),
  team('a name of invisible characters', '4;\u200B;Øse', 'value-missing', 'name'),
  team('no club', '4;Øse 2;', 'value-missing', 'club'),
  ...['=', '+', '-', '@'].map((sign) =>
    team(`a name that begins with ${sign}`, `4;${sign}Øse;Øse`, 'text-formula', 'name'),
  ),
  team('a name on two lines', '4;"Øse\n2";Øse', 'text-control', 'name'),
  team('a name that turns the direction of writing', '4;Øse\u202E2;Øse', 'text-control', 'name'),
  team('a name that is too long', `4;${'Ø'.repeat(121)};Øse`, 'text-too-long', 'name'),
  one('a team number twice', replaced('teams.csv', ['4;Øse 2;Øse', '4;Øse 2;Øse\n4;Øse 2;Øse']), [
    'team-number-twice',
    'teams.csv',
    6,
    'number',
    5,
  ]),
  one('a team number with two names', replaced('teams.csv', ['4;Øse 2;Øse', '4;Øse 2;Øse\n4;Øse 3;Øse']), [
    'team-two-names',
    'teams.csv',
    6,
    'number,name',
    5,
  ]),
  {
    name: 'a team number with two names in two rounds',
    folders: [SOUND, replaced('teams.csv', ['Øse 2', 'Øse 22'])],
    finds: [['team-two-names', 'teams.csv', 5, 'number,name', 5]],
  },
  {
    name: 'a team number with two clubs in two rounds',
    folders: [SOUND, SOUND, replaced('teams.csv', ['Øse 2;Øse', 'Øse 2;Ærø'])],
    finds: [['team-two-clubs', 'teams.csv', 5, 'number,club', 5]],
  },
  {
    name: 'a team that is new in the second round',
    folders: [SOUND, replaced('teams.csv', ['4;Øse 2;Øse', '4;Øse 2;Øse\n5;Mors;Mors'])],
    finds: [],
  },
  one('a match number twice', replaced('matches.csv', ['2;3;4;2;3', '1;3;4;2;3']), [
    'match-number-twice',
    'matches.csv',
    3,
    'match',
    2,
  ]),
  one(
    'a table with itself',
    replaced('matches.csv', ['2;3;4;2;3', '2;3;3;2;3']),
    ['table-with-itself', 'matches.csv', 3, 'table_a,table_b'],
    ['table-in-no-match', 'results.csv', 8, 'table'],
    ['table-in-no-match', 'results.csv', 9, 'table'],
  ),
  one('a team with itself', replaced('matches.csv', ['2;3;4;2;3', '2;3;4;2;2']), [
    'team-with-itself',
    'matches.csv',
    3,
    'home,away',
  ]),
  one('a team that is not entered', replaced('matches.csv', ['2;3;4;2;3', '2;3;4;2;33']), [
    'team-unknown',
    'matches.csv',
    3,
    'away',
  ]),
  one('a team in two matches', replaced('matches.csv', ['2;3;4;2;3', '2;3;4;2;4']), [
    'team-in-two-matches',
    'matches.csv',
    3,
    'away',
    2,
  ]),
  one(
    'a table in two matches',
    replaced('matches.csv', ['2;3;4;2;3', '2;3;2;2;3']),
    ['table-in-two-matches', 'matches.csv', 3, 'table_b', 2],
    ['table-in-no-match', 'results.csv', 8, 'table'],
    ['table-in-no-match', 'results.csv', 9, 'table'],
  ),
  results('a table in no match', '4;1;E;spil', '9;1;E;spil', ['table-in-no-match', 8, 'table']),
  results('a board twice', '1;2;;pas;;;played', '1;2;;pas;;;played\n1;2;;pas;;;played', [
    'board-twice',
    4,
    'table,board',
    3,
  ]),
  results('a board missing at the partner table', '2;2;S;ren-nolo;kruk;;played\n', '', [
    'board-missing-at-partner',
    3,
    'table,board',
  ]),
  results('cancelled at one table only', '1;2;;pas;;;played', '1;2;;pas;;;cancelled', [
    'cancelled-at-one-table',
    3,
    'status',
    5,
  ]),
  one(
    'a match without results',
    replaced('results.csv', [
      '3;1;N;tourne;won;made;played\n3;2;N;spil;won;;cancelled\n4;1;E;spil;won;;played\n4;2;;;;;cancelled',
      '',
    ]),
    ['match-without-results', 'matches.csv', 3, 'table_a,table_b'],
  ),
  one(
    'a table without results',
    replaced('results.csv', ['3;1;N;tourne;won;made;played\n3;2;N;spil;won;;cancelled\n', '']),
    ['table-without-results', 'matches.csv', 3, 'table_a', 6],
  ),
  results('an unknown contract', '1;1;E;spil', '1;1;E;Spil', ['code-unknown', 2, 'contract']),
  results('no contract', '1;1;E;spil', '1;1;E;', ['code-unknown', 2, 'contract']),
  results('an unknown outcome', '1;1;E;spil;won', '1;1;E;spil;vundet', ['code-unknown', 2, 'outcome']),
  results('an unknown tout', '1;1;E;spil;won;', '1;1;E;spil;won;none', ['code-unknown', 2, 'tout']),
  results('a Danish seat', '1;1;E;spil', '1;1;Ø;spil', ['code-unknown', 2, 'declarer']),
  results('an unknown status', '1;2;;pas;;;played', '1;2;;pas;;;ok', ['code-unknown', 3, 'status']),
  results('no declarer', '1;1;E;spil', '1;1;;spil', ['declarer-missing', 2, 'declarer']),
  results('no outcome', '1;1;E;spil;won', '1;1;E;spil;', ['outcome-missing', 2, 'outcome']),
  results(
    'everything on a pas',
    '1;2;;pas;;;played',
    '1;2;N;pas;won;made;played',
    ['declarer-on-pas', 3, 'declarer'],
    ['outcome-on-pas', 3, 'outcome'],
    ['tout-on-pas', 3, 'tout'],
  ),
  results('a failed tout on a nolo', 'ren-nolo;kruk;', 'ren-nolo;kruk;failed', ['tout-on-nolo', 5, 'tout']),
  results('tout made on a bete', 'solo;bete;failed', 'solo;bete;made', ['tout-made-not-won', 4, 'tout']),
  results('tout made on a kruk', 'solo;bete;failed', 'solo;kruk;made', ['tout-made-not-won', 4, 'tout']),
  results(
    'a cancelled row that is half filled',
    '4;2;;;;;cancelled',
    '4;2;;spil;;;cancelled',
    ['declarer-missing', 9, 'declarer'],
    ['outcome-missing', 9, 'outcome'],
  ),
  results('a declarer on the seat that sits out', '1;1;E;spil', '1;1;S;spil', [
    'declarer-sits-out',
    2,
    'declarer',
  ]),
  one('the higher team number at home', replaced('matches.csv', ['2;3;4;2;3', '2;3;4;3;2']), [
    'home-not-lower',
    'matches.csv',
    3,
    'home,away',
  ]),
  penalty('a penalty of two', '1;1;NS;bid-out-of-turn;2', 'penalty-points', 'points'),
  penalty('a penalty without points', '1;1;NS;bid-out-of-turn;', 'penalty-points', 'points'),
  penalty('a penalty for a seat', '1;1;N;bid-out-of-turn;1', 'code-unknown', 'side'),
  penalty('a penalty at a table in no match', '7;1;NS;bid-out-of-turn;1', 'table-in-no-match', 'table'),
  penalty(
    'a penalty on a board that was not played',
    '1;3;NS;bid-out-of-turn;1',
    'penalty-without-result',
    'table,board',
  ),
  penalty('an unknown rule', '1;1;NS;too-slow;1', 'rule-unknown', 'rule'),
  penalty('a rule that grants none', '1;1;NS;thrown-in;1', 'rule-grants-none', 'rule'),
  penalty('a rule for the director’s own words', '1;1;NS;other;1', 'rule-not-for-folders', 'rule'),
  one(
    'a penalty row twice',
    replaced('penalties.csv', [
      '1;1;NS;bid-out-of-turn;1',
      '1;1;NS;bid-out-of-turn;1\n1;1;NS;bid-out-of-turn;1',
    ]),
    ['penalty-twice', 'penalties.csv', 3, 'table,board,side,rule', 2],
  ),
  one('a header of rulings alone, in a file with capitals', {
    ...SOUND,
    'Rulings.CSV': 'table;board;seat;rule;facts\n',
  }),
  one('a file of rulings with nothing in it', { ...SOUND, 'rulings.csv': '' }, [
    'file-empty',
    'rulings.csv',
    1,
    '',
  ]),
  ...RULING_CASES,
];

test.each(CASES)('$name', ({ folders, finds }) => {
  const found = faultsOf(...folders).map(({ code, file, line, columns, other }) => [
    code,
    file,
    line,
    columns.join(),
    other?.line,
  ]);
  expect(found).toEqual(
    finds.map(([code, file, line, columns, other]) => [code, file, line, columns, other]),
  );
});

test('a message names a hundred of the teams that are allowed, whoever is missing', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index + 1);
  const teams = ['number;name;club', ...numbers.map((number) => `${number};Hold ${number};Ø`)].join('\n');
  const unknown = faultsOf({
    ...SOUND,
    'teams.csv': teams,
    'matches.csv': 'match;table_a;table_b;home;away\n1;1;2;1;9000',
  });
  const [fault] = unknown.filter(({ code }) => code === 'team-unknown');
  expect(fault?.allowed).toHaveLength(5000);
  for (const language of LANGUAGES) {
    expect(describeFault(fault as Fault, language).allowed).toMatch(/: 1, 2, .* 99, 100, …$/);
  }
});

test('every code has a case', () => {
  const covered = new Set(CASES.flatMap(({ finds }) => finds.map(([code]) => code)));
  expect([...FAULT_CODES, ...WARNING_CODES].filter((code) => !covered.has(code))).toEqual([]);
});

describe.each(LANGUAGES)('in words (%s)', (language) => {
  test.each(CASES)('$name', ({ folders }) => {
    for (const fault of faultsOf(...folders)) {
      const { found, allowed } = describeFault(fault, language);
      for (const text of [found, allowed])
        expect(text).not.toMatch(/^$|\b(undefined|null|NaN)\b|\[object|\s\s|: ?$|\n/);
    }
  });
});

test('all faults are told, by file and line', () => {
  const files = {
    ...replaced(
      'results.csv',
      ['1;1;E;spil', '1;1;E;spill'],
      ['4;1;E;spil', '4;1;E;nolo'],
      ['1;2;;pas;;;played\n', ''],
    ),
    'penalties.csv': 'table;board;side;rule;points\n1;1;X;nothing;3\n',
  };
  expect(faultsOf(files).map(({ code, file, line }) => `${file}:${line}:${code}`)).toEqual([
    'results.csv:2:code-unknown',
    'results.csv:4:board-missing-at-partner',
    'results.csv:7:code-unknown',
    'penalties.csv:2:penalty-points',
    'penalties.csv:2:rule-unknown',
    'penalties.csv:2:code-unknown',
  ]);
});

test('an unread row does not hide a board that is missing elsewhere', () => {
  const files = replaced(
    'results.csv',
    ['1;2;;pas;;;played', '1;x;;pas;;;played'],
    ['4;1;E;spil;won;;played\n', ''],
  );
  expect(faultsOf(files).map(({ code, line }) => [code, line])).toEqual([
    ['number-invalid', 3],
    ['board-missing-at-partner', 6],
  ]);
});
