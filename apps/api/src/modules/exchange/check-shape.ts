import { type SeasonFault } from '@spadille/api-schema';
import { z } from 'zod';
import { type FieldKind } from './season-columns.ts';
import { SEASON_FORMAT, SEASON_VERSION, type SeasonFile } from './season-file.ts';
import { SEASON_LISTS } from './season-lists.ts';

const KINDS: Readonly<Record<FieldKind, z.ZodType>> = {
  id: z.uuid().toLowerCase(),
  text: z.string().max(10_000),
  int: z.int(),
  bool: z.boolean(),
  moment: z.iso.datetime({ precision: 3 }),
  day: z.iso.date(),
  json: z.json(),
  frozen: z.string().max(50_000_000),
  ints: z.array(z.int()).max(1000),
  ids: z.array(z.uuid()).max(10_000),
};

const Loan = z.strictObject({
  direction: z.enum(['out', 'back']),
  checkoutId: z.uuid(),
  roundId: z.uuid(),
  label: z.string().min(1).max(60),
  secret: z.string().regex(/^[\w-]{43}$/),
  baseSeq: z.int().min(1),
});

const rowOf = (fields: (typeof SEASON_LISTS)[string]['fields']) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind, nullable, later }]) => {
        const value = nullable ? KINDS[kind].nullable() : KINDS[kind];
        return [name, later === true ? value.default(null) : value];
      }),
    ),
  );

const File = z.strictObject({
  format: z.literal(SEASON_FORMAT),
  version: z.literal(SEASON_VERSION),
  texts: z.boolean(),
  loan: Loan.nullable(),
  lists: z.strictObject(
    Object.fromEntries(
      Object.entries(SEASON_LISTS).map(([name, { fields, later }]) => {
        const rows = z.array(rowOf(fields));
        return [name, later === true ? rows.default([]) : rows];
      }),
    ),
  ),
});

/** A path as one reads it: `lists.matches[3].poolId`. */
const pathOf = (parts: readonly PropertyKey[]): string =>
  parts
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** The document as a season's file, or what does not fit its form; a later form is told as such and nothing else. */
export function checkShape(
  document: unknown,
): { readonly file: SeasonFile } | { readonly faults: readonly SeasonFault[] } {
  const { format, version } = (document ?? {}) as { format?: unknown; version?: unknown };
  if (format !== SEASON_FORMAT) return { faults: [{ path: 'format', code: 'not-a-season' }] };
  if (version !== SEASON_VERSION) {
    return { faults: [{ path: 'version', code: 'other-version', detail: String(version) }] };
  }
  const read = File.safeParse(document);
  if (read.success) return { file: read.data };
  return {
    faults: read.error.issues.flatMap((issue) => {
      const keys =
        issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      const code = issue.code === 'unrecognized_keys' ? 'unknown-field' : 'not-of-this-form';
      return keys.map((path) => ({ path: pathOf(path), code, detail: issue.message }) as const);
    }),
  };
}
