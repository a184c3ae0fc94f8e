import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@spadille/core';
import { type Language, LANGUAGES } from '@spadille/round-folder';

/** A text in both languages of the command line. */
export type Text = Readonly<Record<Language, string>>;

/** The options of a command by name: a switch, or one with a value. */
export type OptionSpec = Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>;

/** A command line taken apart. */
export interface Options {
  readonly language: Language;
  readonly help: boolean;
  readonly positionals: readonly string[];
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** A wrong command line, in the language it asks for. */
export interface UsageFault {
  readonly language: Language;
  readonly text: string;
}

/** Options that every command has. */
const COMMON = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } } as const;

const isLanguage = (text: string | undefined): text is Language =>
  (LANGUAGES as readonly string[]).includes(text ?? '');

/** Danish is the language of the people at the venue. */
const DEFAULT_LANGUAGE: Language = 'da';

const FAULTS = {
  unknown: (name: string): Text => ({ da: `ukendt valg: ${name}`, en: `unknown option: ${name}` }),
  noValue: (name: string): Text => ({ da: `${name} mangler sin værdi`, en: `${name} lacks its value` }),
  hasValue: (name: string): Text => ({ da: `${name} tager ingen værdi`, en: `${name} takes no value` }),
  language: (): Text => ({ da: '--lang skal være da eller en', en: '--lang has to be da or en' }),
};

/** Takes a command line apart by the options given, with `--lang` and `--help` beside them. */
export function parseOptions(args: readonly string[], spec: OptionSpec): Result<Options, UsageFault> {
  const known: OptionSpec = { ...spec, ...COMMON };
  const options = { ...spec, ...COMMON };
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const switches = new Set<string>();
  const values = new Map<string, string>();
  const faults: Text[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const type = Object.hasOwn(known, token.name) ? known[token.name]?.type : undefined;
    if (type === undefined) faults.push(FAULTS.unknown(token.rawName));
    else if (type === 'boolean' && token.value !== undefined) faults.push(FAULTS.hasValue(token.rawName));
    else if (type === 'boolean') switches.add(token.name);
    else if (token.value === undefined) faults.push(FAULTS.noValue(token.rawName));
    else values.set(token.name, token.value);
  }
  const asked = values.get('lang');
  const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
  if (asked !== undefined && !isLanguage(asked)) faults.push(FAULTS.language());
  const [first] = faults;
  if (first !== undefined) return err({ language, text: first[language] });
  return ok({ language, help: switches.has('help'), positionals, switches, values });
}
