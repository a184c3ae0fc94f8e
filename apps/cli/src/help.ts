import { type Language } from '@spadille/round-folder';
import { COMMANDS } from './commands.ts';
import { type Text } from './parse-options.ts';

const HEAD: Text = { da: 'Brug: spadille KOMMANDO …', en: 'Usage: spadille COMMAND …' };
const USAGE: Text = { da: 'Brug', en: 'Usage' };
const MORE: Text = {
  da: 'Mere om en kommando: spadille KOMMANDO --help. På engelsk: --lang en.',
  en: 'More on a command: spadille COMMAND --help. In Danish: --lang da.',
};

/** What the program can do. */
export function helpOnAll(language: Language): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary[language]}`,
  );
  return [HEAD[language], '', ...lines, '', MORE[language]].join('\n');
}

/** How one command is used. */
export const helpOn = (name: string, usage: Text, language: Language): string =>
  `${USAGE[language]}: spadille ${name} ${usage[language]}`;
