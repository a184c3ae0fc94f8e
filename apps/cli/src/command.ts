import { type Options, type OptionSpec, type Text } from './parse-options.ts';

/** How a command ends. */
export const EXIT = {
  ok: 0,
  /** The input has faults, told on standard error. */
  faults: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** A bug of the program. */
  bug: 70,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command may touch of the outside beside files and database. */
export interface Terminal {
  readonly out: (text: string) => void;
  /** One message, with its line end. */
  readonly error: (line: string) => void;
  readonly outIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A subcommand. Its module is loaded only when it is called, so that none waits for what another needs. */
export interface Command {
  /** What stands after `spadille NAME`, and below it what there is to say. */
  readonly usage: Text;
  /** Its own options; `--lang` and `--help` are there for every command. */
  readonly options: OptionSpec;
  /** Tells what is wrong by itself; after `EXIT.usage` the usage is printed too. */
  readonly run: (options: Options, terminal: Terminal) => Promise<ExitCode>;
}
