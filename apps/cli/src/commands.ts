import { type Command } from './command.ts';
import { type Text } from './parse-options.ts';

interface CommandEntry {
  /** What it does, in one line of the help. */
  readonly summary: Text;
  readonly load: () => Promise<Command>;
}

/** The subcommands by name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  score: {
    summary: {
      da: 'stilling og kampe for rundemapper, uden database',
      en: 'standings and matches of round folders, without a database',
    },
    load: async () => (await import('./commands/score.ts')).score,
  },
};
