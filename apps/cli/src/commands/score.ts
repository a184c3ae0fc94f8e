import {
  type Fault,
  faultLine,
  type Language,
  rankFolders,
  readRoundFolders,
  toScoreDocument,
} from '@spadille/round-folder';
import { type Command, EXIT, type ExitCode, type Terminal } from '../command.ts';
import { type Options, type Text } from '../parse-options.ts';
import { findRounds, type RoundOnDisk } from '../score/find-rounds.ts';
import { scoreText } from '../score/score-text.ts';

const USAGE: Text = {
  da: [
    'MAPPE [MAPPE …] [--json] [--lang da|en]',
    '',
    'Beregner stillingen i en pulje efter rundemapperne, i den rækkefølge de nævnes. En mappe, der selv indeholder',
    'rundemapper, står for dem alle. Med --json, og når udskriften går til en fil eller et andet program, skrives',
    'stilling og kampe som JSON og intet andet.',
  ].join('\n'),
  en: [
    'DIR [DIR …] [--json] [--lang da|en]',
    '',
    'Works out the standings of a pool from round folders, in the order in which they are named. A folder that holds',
    'round folders stands for all of them. With --json, and when the output goes to a file or another program,',
    'standings and matches are written as JSON, and nothing else.',
  ].join('\n'),
};

const NO_FOLDER: Text = { da: 'ingen mappe er nævnt', en: 'no folder is named' };

const refused = (count: number): Text => ({
  da: `${count === 1 ? '1 fejl' : `${count} fejl`}: intet er beregnet. Ret ${count === 1 ? 'den' : 'dem'}, og prøv igen.`,
  en: `${count === 1 ? '1 fault' : `${count} faults`}: nothing was scored. Mend ${count === 1 ? 'it' : 'them'} and try again.`,
});

const twice = (path: string): Text => ({
  da: `${path}: advarsel: mappen er nævnt mere end én gang, og dens kampe tælles med hver gang`,
  en: `${path}: warning: the folder is named more than once, and its matches count each time`,
});

function warnOfRepeated(rounds: readonly RoundOnDisk[], language: Language, terminal: Terminal): void {
  const seen = new Set<string>();
  for (const { path, realPath } of rounds) {
    if (seen.has(realPath)) terminal.error(twice(path)[language]);
    seen.add(realPath);
  }
}

async function run({ language, positionals, switches }: Options, terminal: Terminal): Promise<ExitCode> {
  if (positionals.length === 0) {
    terminal.error(NO_FOLDER[language]);
    return EXIT.usage;
  }
  const refuse = (lines: readonly string[]): ExitCode => {
    for (const line of lines) terminal.error(line);
    terminal.error(refused(lines.length)[language]);
    return EXIT.faults;
  };
  const { rounds, faults } = await findRounds(positionals, language);
  const told = (fault: Fault) => faultLine(fault, language, rounds[fault.folderIndex]?.path);
  const read = readRoundFolders(rounds);
  if (!read.ok) return refuse([...faults, ...read.error.map(told)]);
  if (faults.length > 0) return refuse(faults);
  warnOfRepeated(rounds, language, terminal);
  for (const warning of read.value.warnings) terminal.error(told(warning));
  const ranked = rankFolders(read.value.folders);
  if (terminal.outIsTerminal && !switches.has('json')) {
    terminal.out(`${scoreText(ranked, language)}\n`);
    return EXIT.ok;
  }
  // A file gets the bytes of the document alone; a terminal's prompt belongs on a line of its own.
  terminal.out(JSON.stringify(toScoreDocument(ranked), null, 1) + (terminal.outIsTerminal ? '\n' : ''));
  return EXIT.ok;
}

export const score: Command = { usage: USAGE, options: { json: { type: 'boolean' } }, run };
