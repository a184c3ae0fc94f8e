/** What kind of value a field of the file has. `frozen` is a document kept as the very text that it was frozen as. */
export type FieldKind =
  'id' | 'text' | 'int' | 'bool' | 'moment' | 'day' | 'json' | 'frozen' | 'ints' | 'ids';

/** A field of a list in the file, and the column that it is kept in. */
export interface Field {
  readonly kind: FieldKind;
  readonly column: string;
  readonly nullable: boolean;
  /** The list whose rows it names. */
  readonly to?: string;
  /** It names a row of another file: where that row is not, the name is left out. */
  readonly elsewhere?: boolean;
  /** Files of earlier programs do without the field; it is then null. */
  readonly later?: boolean;
  /** What stands in a file for everybody in place of the column: an SQL expression of the row. */
  readonly shown?: string;
}

/** What stands where a free text was left out. */
const LEFT_OUT = '[…]';

type Wanted = Partial<Omit<Field, 'kind'>>;

/** A field of a kind; its column is its name in snake case unless another is named. */
const of =
  (kind: FieldKind) =>
  (wanted: Wanted = {}): Omit<Field, 'column'> & Wanted => ({ kind, nullable: false, ...wanted });

export const id = of('id');
export const text = of('text');
export const int = of('int');
export const bool = of('bool');
export const moment = of('moment');
export const day = of('day');
export const json = of('json');
export const frozen = of('frozen');
export const ints = of('ints');
export const ids = of('ids');

/** The id of a row in another list. */
export const to = (list: string, wanted: Wanted = {}) => id({ ...wanted, to: list });

/** The same, or none. */
export const none = { nullable: true } as const;

/** The same, which files of earlier programs have not. */
export const noneOrLater = { nullable: true, later: true } as const;

/** Free text that people wrote for the director or the committee: in a file for everybody only that there was one. */
export const privately = (column: string, wanted: Wanted = {}) =>
  text({ nullable: true, shown: `CASE WHEN ${column} IS NOT NULL THEN '${LEFT_OUT}' END`, ...wanted });

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Gives each field its column. */
export function withColumns(
  fields: Readonly<Record<string, Omit<Field, 'column'> & Wanted>>,
): Readonly<Record<string, Field>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, column: field.column ?? snake(name) }]),
  );
}
