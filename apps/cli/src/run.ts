import { type Language } from '@spadille/round-folder';
import { EXIT, type ExitCode, type Terminal } from './command.ts';
import { COMMANDS } from './commands.ts';
import { helpOn, helpOnAll } from './help.ts';
import { parseOptions, type Text } from './parse-options.ts';

/** Tells what is wrong with the command line, and how it is meant. */
function refuse(terminal: Terminal, help: string, fault?: string): ExitCode {
  if (fault !== undefined) terminal.error(fault);
  terminal.error(help);
  return EXIT.usage;
}

const unknownCommand = (name: string): Text => ({
  da: `ukendt kommando: ${name}`,
  en: `unknown command: ${name}`,
});

/** A command line that begins with no command that is known. */
function withoutCommand(args: readonly string[], terminal: Terminal): ExitCode {
  const parsed = parseOptions(args, {});
  if (!parsed.ok) return refuse(terminal, helpOnAll(parsed.error.language), parsed.error.text);
  const { language, help, positionals } = parsed.value;
  const [name] = positionals;
  if (name !== undefined) return refuse(terminal, helpOnAll(language), unknownCommand(name)[language]);
  if (!help) return refuse(terminal, helpOnAll(language));
  terminal.out(`${helpOnAll(language)}\n`);
  return EXIT.ok;
}

/** Runs the command that `args` (all after the program's name) asks for. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  const entry = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === undefined || entry === undefined) return withoutCommand(args, terminal);
  const command = await entry.load();
  const usage = (language: Language) => helpOn(name, command.usage, language);
  const parsed = parseOptions(rest, command.options);
  if (!parsed.ok) return refuse(terminal, usage(parsed.error.language), parsed.error.text);
  const { language, help } = parsed.value;
  if (help) {
    terminal.out(`${usage(language)}\n`);
    return EXIT.ok;
  }
  const code = await command.run(parsed.value, terminal);
  return code === EXIT.usage ? refuse(terminal, usage(language)) : code;
}

/** As `run`; a bug ends in one line, with its stack when SPADILLE_DEBUG is set. */
export async function runSafely(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await run(args, terminal);
  } catch (error) {
    const bug = error instanceof Error ? error : new Error(String(error));
    const [firstLine] = bug.message.split('\n');
    terminal.error(`spadille: ${terminal.env['SPADILLE_DEBUG'] ? (bug.stack ?? bug.message) : firstLine}`);
    return EXIT.bug;
  }
}
