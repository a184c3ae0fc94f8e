import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES, type RouteDeclaration } from './index.ts';
import { IsoDate, Instant, Name, Reason, RoundLabel } from './primitives.ts';

interface Node {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

/** A place in a body where a text may stand, with a body that has `text` there and little else. */
interface TextPlace {
  readonly path: readonly (string | number)[];
  readonly format: string | undefined;
  readonly body: (text: string) => unknown;
}

/** Every place of a schema that takes a text of its own, in every alternative. */
function textPlaces(node: Node): TextPlace[] {
  const alternatives = node.anyOf ?? node.oneOf;
  if (alternatives) return alternatives.flatMap(textPlaces);
  if (node.type === 'array' && node.items) {
    return textPlaces(node.items).map(({ path, format, body }) => ({
      path: [0, ...path],
      format,
      body: (text) => [body(text)],
    }));
  }
  const properties = Object.entries(node.properties ?? {});
  const fixed = Object.fromEntries(
    properties.flatMap(([name, { const: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  if (node.properties) {
    return properties.flatMap(([name, child]) =>
      textPlaces(child).map(({ path, format, body }) => ({
        path: [name, ...path],
        format,
        body: (text) => ({ ...fixed, [name]: body(text) }),
      })),
    );
  }
  if (node.type !== 'string' || node.const !== undefined || node.enum) return [];
  return [{ path: [], format: node.format, body: (text) => text }];
}

/** Kept as a hash, looked up in a list, or only told in a fault: such a text never reaches the database. */
const NEVER_STORED = ['password', 'token', 'pin', 'rule', 'files.0.name', 'folders.0.files.0.name'];

const PLACES = Object.entries<RouteDeclaration>(ROUTES).flatMap(([operation, { body }]) =>
  body === undefined
    ? []
    : textPlaces(z.toJSONSchema(body, { io: 'input' }) as Node).map((place) => ({
        operation,
        schema: body,
        ...place,
        at: place.path.join('.'),
      })),
);

/** Whether a body's fault is at a place, or at something that the place is in. */
const isRefusedAt = ({ schema, path, body }: (typeof PLACES)[number], text: string): boolean =>
  (schema.safeParse(body(text)).error?.issues ?? []).some(
    (issue) => issue.path.length > 0 && issue.path.every((step, i) => step === path[i]),
  );

describe('a text in the body of a request', () => {
  it('is looked for in every route', () => {
    const places = PLACES.map(({ operation, at }) => `${operation} ${at}`);
    expect(places).toContain('signIn login');
    expect(places).toContain('setSeats seats.0.name');
    expect(places).toContain('setMatchKind reason');
    expect(places).toContain('saveBoard clientTime');
  });

  it.each(
    PLACES.filter(({ at, operation }) => !NEVER_STORED.includes(at) && !/^preview|^import/.test(operation)),
  )('is refused with a NUL, which no database keeps: $operation $at', (place) => {
    expect(isRefusedAt(place, 'a\0bcdefghijklmnopqrstuvwx')).toBe(true);
  });

  it.each(PLACES.filter(({ format }) => format === 'date' || format === 'date-time'))(
    'is refused as a day of the year 0, which no database has: $operation $at',
    (place) => {
      expect(isRefusedAt(place, place.format === 'date' ? '0000-01-01' : '0000-01-01T00:00:00Z')).toBe(true);
    },
  );
});

describe('texts that people typed', () => {
  it.each([
    ['A\u030Arhus', 'Århus'],
    ['  Ærø  ', 'Ærø'],
  ])('the name %j is %s', (typed, name) => {
    expect(Name.parse(typed)).toBe(name);
    expect(RoundLabel.parse(typed)).toBe(name);
  });

  it('a reason may have several lines', () => {
    expect(Reason.safeParse('Kort væk.\r\n\tSpillet om.').success).toBe(true);
  });

  it.each(['\u202Ebag om', '\u200B', 'halv \uD83D', 'a\u2028b'])('%j is no text to be shown', (text) => {
    for (const schema of [Name, Reason, RoundLabel]) expect(schema.safeParse(text).success).toBe(false);
  });

  it.each(['0206-10-01', '2206-10-01', '9999-12-31'])('%s is no day of a tournament', (date) => {
    expect(IsoDate.safeParse(date).success).toBe(false);
    expect(Instant.safeParse(`${date}T12:00:00Z`).success).toBe(false);
  });
});
