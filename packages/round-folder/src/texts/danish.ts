import { type Fault } from '../fault.ts';
import { fact, type FaultTexts, legible, listed, otherPlace } from './words.ts';

const quoted = (text: string): string => `»${legible(text)}«`;
const value = ({ found }: Fault): string => (found === null || found === '' ? 'en tom celle' : quoted(found));
const headers = ({ allowed }: Fault): string => `kolonnerne ${allowed.join('; ')}, hver én gang`;
const there = (fault: Fault): string => (fault.other ? otherPlace(fault, fault.other, 'linje') : '');
const also = (fault: Fault): string => `${value(fault)}, som også står i ${there(fault)}`;
const board = (fault: Fault): string => `mappe ${fact(fault, 'board')} ved bord ${fact(fault, 'table')}`;

/** How nothing is written where the fault is: in rulings.csv with a word. */
const nothing = (fault: Fault, name: string): string =>
  fault.file === 'rulings.csv' ? `${name}=none` : 'en tom celle';

/** What a volunteer at the venue reads, in Danish. */
export const DANISH: FaultTexts = {
  'file-missing': (f) => ({
    found: 'filen er ikke i rundemappen',
    allowed: `en fil ved navn ${f.file} med kolonnerne ${f.allowed.join('; ')}`,
  }),
  'file-empty': (f) => ({
    found: 'en tom fil',
    allowed: `en første række med kolonnerne ${f.allowed.join('; ')}`,
  }),
  'no-rows': () => ({ found: 'kun rækken med overskrifter', allowed: 'mindst én række under den' }),
  'not-utf8': (f) => ({
    found:
      f.found === null
        ? 'en fil, der ikke er gemt som UTF-8'
        : `bogstaver, der ikke er gemt som UTF-8: ${quoted(f.found)}`,
    allowed: 'UTF-8; gem filen igen fra regnearket som »CSV UTF-8«',
  }),
  'line-ends': () => ({
    found: 'linjeskift på gammel Macintosh-vis',
    allowed: 'almindelige linjeskift; gem filen igen som »CSV UTF-8«',
  }),
  'quote-not-closed': (f) => ({
    found: `et anførselstegn, der aldrig lukkes: ${value(f)}`,
    allowed: 'anførselstegn både før og efter værdien, eller slet ingen',
  }),
  'quote-misplaced': (f) => ({
    found: `et anførselstegn midt i en værdi: ${value(f)}`,
    allowed: 'anførselstegn om hele værdien, og to i træk for hvert inde i den',
  }),
  'too-many-lines': (f) => ({
    found: `en fil på ${fact(f, 'lines')} linjer`,
    allowed: `højst ${fact(f, 'max')} linjer, så en anden fil må være kommet med`,
  }),
  'too-many-columns': (f) => ({ found: `overskrifter: ${fact(f, 'columns')}`, allowed: headers(f) }),
  'column-missing': (f) => ({
    found: `ingen kolonne ${quoted(f.columns.join())} blandt overskrifterne ${value(f)}`,
    allowed: headers(f),
  }),
  'column-unknown': (f) => ({
    found: `overskriften ${value(f)}`,
    allowed: `${headers(f)}, skrevet præcis sådan`,
  }),
  'column-twice': (f) => ({ found: `overskriften ${value(f)} to gange`, allowed: headers(f) }),
  'field-count': (f) => ({
    found: `felter i rækken: ${fact(f, 'fields')}`,
    allowed: `${fact(f, 'columns')}, lige så mange som i rækken med overskrifter`,
  }),
  'number-invalid': (f) => ({
    found: value(f),
    allowed: `et helt tal fra 1 til ${fact(f, 'max')}, uden fortegn og decimaler`,
  }),
  'value-missing': () => ({ found: 'en tom celle', allowed: 'et navn' }),
  'text-formula': (f) => ({
    found: value(f),
    allowed: 'et navn, der ikke begynder med = + - eller @ (regneark tager det for en formel)',
  }),
  'text-control': (f) => ({
    found: value(f),
    allowed: 'et navn på én linje, uden tabulatorer og usynlige styretegn',
  }),
  'text-too-long': (f) => ({ found: value(f), allowed: `et navn på højst ${fact(f, 'max')} tegn` }),
  'code-unknown': (f) => ({
    found: value(f),
    allowed:
      f.columns[0] === 'contract' && f.found === ''
        ? `${listed(f)} (i en annulleret mappe eventuelt alle fire resultatfelter tomme)`
        : listed(f),
  }),
  'team-number-twice': (f) => ({ found: also(f), allowed: 'hvert holdnummer én gang' }),
  'team-two-names': (f) => ({
    found: `hold ${fact(f, 'number')} med navnet ${value(f)}`,
    allowed: `samme navn som i ${there(f)}: ${quoted(listed(f))}`,
  }),
  'team-two-clubs': (f) => ({
    found: `hold ${fact(f, 'number')} med klubben ${value(f)}`,
    allowed: `samme klub som i ${there(f)}: ${quoted(listed(f))}`,
  }),
  'match-number-twice': (f) => ({ found: also(f), allowed: 'hvert kampnummer én gang' }),
  'table-with-itself': (f) => ({
    found: `bord ${f.found} på begge pladser`,
    allowed: 'to forskellige borde i en kamp',
  }),
  'team-with-itself': (f) => ({
    found: `hold ${f.found} mod sig selv`,
    allowed: 'to forskellige hold i en kamp',
  }),
  'team-unknown': (f) => ({
    found: `hold ${value(f)}, som ikke er i teams.csv`,
    allowed: `et hold fra teams.csv: ${listed(f)}`,
  }),
  'team-in-two-matches': (f) => ({ found: `hold ${also(f)}`, allowed: 'ét hold i én kamp i runden' }),
  'table-in-two-matches': (f) => ({ found: `bord ${also(f)}`, allowed: 'ét bord i én kamp i runden' }),
  'table-in-no-match': (f) => ({
    found: `bord ${value(f)}, som ikke er i nogen kamp`,
    allowed: `et bord fra matches.csv: ${listed(f)}`,
  }),
  'board-twice': (f) => ({
    found: `${board(f)}, som også står i ${there(f)}`,
    allowed: 'hver mappe én gang ved hvert bord',
  }),
  'board-missing-at-partner': (f) => ({
    found: `${board(f)}, men ingen række for den ved makkerbordet, bord ${fact(f, 'partner')}`,
    allowed: 'de samme mapper ved begge makkerborde',
  }),
  'cancelled-at-one-table': (f) => ({
    found: `${board(f)} annulleret, men spillet ved bord ${fact(f, 'partner')} (${there(f)})`,
    allowed: 'annulleret ved begge makkerborde eller ved ingen af dem',
  }),
  'match-without-results': (f) => ({
    found: `ingen resultater fra bord ${fact(f, 'tableA')} og ${fact(f, 'tableB')}`,
    allowed: 'resultater i results.csv fra begge borde i hver kamp',
  }),
  'table-without-results': (f) => ({
    found: `ingen resultater fra bord ${fact(f, 'table')}, kun fra makkerbordet, bord ${fact(f, 'partner')}${f.other ? ` (fra ${there(f)})` : ''}`,
    allowed: 'resultater i results.csv fra begge borde i hver kamp',
  }),
  'declarer-missing': (f) => ({ found: `ingen spilfører i ${fact(f, 'contract')}`, allowed: listed(f) }),
  'declarer-on-pas': (f) => ({
    found: `spilfører ${value(f)} i en pas`,
    allowed: `${nothing(f, 'declarer')}, når alle har passet`,
  }),
  'outcome-missing': (f) => ({ found: `intet udfald af ${fact(f, 'contract')}`, allowed: listed(f) }),
  'outcome-on-pas': (f) => ({
    found: `udfald ${value(f)} i en pas`,
    allowed: `${nothing(f, 'outcome')}, når alle har passet`,
  }),
  'tout-on-pas': (f) => ({
    found: `tout ${value(f)} i en pas`,
    allowed: `${nothing(f, 'tout')}, når alle har passet`,
  }),
  'tout-on-nolo': (f) => ({
    found: `tout ${value(f)} i ${fact(f, 'contract')}`,
    allowed: `${nothing(f, 'tout')}; tout findes ikke i nolo`,
  }),
  'tout-made-not-won': (f) => ({
    found: `tout ${value(f)}, men udfaldet er ${fact(f, 'outcome')}`,
    allowed: `failed eller ${nothing(f, 'tout')}; made kun sammen med won`,
  }),
  'penalty-points': (f) => ({ found: value(f), allowed: '1; et strafpoint er altid ét' }),
  'penalty-without-result': (f) => ({
    found: `et strafpoint i ${board(f)}, som ikke har nogen række i results.csv`,
    allowed: 'et bord og en mappe, der har en række i results.csv',
  }),
  'rule-unknown': (f) => ({ found: value(f), allowed: listed(f) }),
  'rule-grants-none': (f) => ({ found: `${value(f)}, som ikke kan give strafpoint`, allowed: listed(f) }),
  'rule-not-for-folders': (f) => ({
    found: `${value(f)}, som ikke kan stå i en rundemappe`,
    allowed: listed(f),
  }),
  'ruling-without-result': (f) => ({
    found: `en kendelse i ${board(f)}, som ikke har nogen række i results.csv`,
    allowed: 'et bord og en mappe, der har en række i results.csv',
  }),
  'ruling-on-pas': (f) => ({
    found: `${value(f)} i en mappe, hvor alle har passet`,
    allowed: 'misrecorded, eller en mappe, der er spillet',
  }),
  'ruling-seat': (f) => ({
    found: `plads ${f.found}, som ikke kan have begået ${fact(f, 'rule')} i denne mappe`,
    allowed: listed(f),
  }),
  'ruling-contract': (f) => ({
    found: `${value(f)} i ${fact(f, 'contract')}`,
    allowed: `en mappe, hvor der er spillet ${listed(f)}`,
  }),
  'fact-form': (f) => ({
    found: value(f),
    allowed: 'oplysninger skrevet som navn=værdi, med mellemrum imellem',
  }),
  'fact-twice': (f) => ({ found: `oplysningen ${value(f)} to gange`, allowed: 'hver oplysning én gang' }),
  'fact-unknown': (f) => ({
    found: `oplysningen ${value(f)}`,
    allowed: f.allowed.length === 0 ? 'en tom celle; reglen spørger ikke om noget' : listed(f),
  }),
  'fact-missing': (f) => ({
    found: `${value(f)} uden oplysningen ${fact(f, 'fact')}`,
    allowed: f.allowed.map((each) => `${fact(f, 'fact')}=${each}`).join(', '),
  }),
  'fact-value': (f) => ({
    found: `${fact(f, 'fact')}=${legible(f.found ?? '')}`,
    allowed:
      f.allowed.length === 0
        ? 'at oplysningen udelades; ingen plads kan overtage meldingen'
        : f.allowed.map((each) => `${fact(f, 'fact')}=${each}`).join(', '),
  }),
  'no-fact': (f) => ({ found: value(f), allowed: `mindst én af oplysningerne ${listed(f)}` }),
  'home-not-lower': (f) => ({
    found: `hjemmehold ${fact(f, 'home')} mod udehold ${fact(f, 'away')}`,
    allowed: 'helst det laveste holdnummer som hjemmehold, med mindre holdene har byttet pladser',
  }),
  'declarer-sits-out': (f) => ({
    found: `spilfører ${f.found}, som sidder over i mappe ${fact(f, 'board')} (giver ${fact(f, 'dealer')})`,
    allowed: `${listed(f)}, med mindre mappen lå forkert`,
  }),
  'penalty-twice': (f) => ({
    found: `den samme række som ${there(f)}`,
    allowed: 'to ens rækker kun for to forseelser; begge tæller',
  }),
  'ruling-twice': (f) => ({
    found: `den samme række som ${there(f)}`,
    allowed: 'to ens rækker kun for to forseelser; begge gælder',
  }),
  'penalty-ruled-too': (f) => ({
    found: `et strafpoint, som også står i ${there(f)}`,
    allowed: 'det samme strafpoint ét sted; begge tæller',
  }),
};
