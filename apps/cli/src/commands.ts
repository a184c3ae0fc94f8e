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
  import: {
    summary: { da: 'lægger rundemapper ind i en turnering', en: 'takes round folders into a tournament' },
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  export: {
    summary: {
      da: 'skriver en turnerings runder som rundemapper',
      en: 'writes the rounds of a tournament as round folders',
    },
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  migrate: {
    summary: { da: 'bringer databasen på højde med programmet', en: 'brings the database up to date' },
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  'reset-password': {
    summary: { da: 'skriver et link til en ny adgangskode', en: 'prints a link for a new password' },
    load: async () => (await import('./commands/reset-password.ts')).resetPasswordCommand,
  },
};
