interface Document {
  paths?: unknown;
  components?: { schemas?: Record<string, unknown> };
}

const REF = /"#\/components\/schemas\/([^"]+)"/g;

/**
 * Makes one schema of each pair that the generator gives for what comes in (`TeamInput`) and what goes out (`Team`),
 * unless both are used and differ, and leaves out what no route uses.
 */
export function tidySchemas<D extends object>(document: D): D {
  const given = (document as Document).components?.schemas ?? {};
  const schemas = new Map(Object.entries(given).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const used = reachable(JSON.stringify((document as Document).paths), schemas);
  const renamed = new Map<string, string>();
  for (const name of used) {
    const plain = name.replace(/Input$/, '');
    if (plain === name || !schemas.has(plain)) continue;
    if (!used.has(plain) || withoutInput(schemas.get(name)) === withoutInput(schemas.get(plain))) {
      renamed.set(name, plain);
    }
  }
  const rename = (text: string) =>
    text.replace(REF, (_, name: string) => `"#/components/schemas/${renamed.get(name) ?? name}"`);
  const kept = [...used].map(
    (name) => [renamed.get(name) ?? name, rename(schemas.get(name) ?? '{}')] as const,
  );
  const sorted = [...new Map(kept)].sort(([a], [b]) => (a < b ? -1 : 1));
  const tidy = JSON.parse(rename(JSON.stringify({ ...document, components: undefined }))) as D;
  return {
    ...tidy,
    components: {
      ...(document as Document).components,
      schemas: Object.fromEntries(sorted.map(([name, text]) => [name, JSON.parse(text) as unknown])),
    },
  };
}

const withoutInput = (text = ''): string => text.replaceAll(/Input"/g, '"');

/** Names that a text refers to, and those that these refer to in turn. */
function reachable(text: string, schemas: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const visit = (from: string): void => {
    for (const [, name = ''] of from.matchAll(REF)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas.get(name) ?? '');
    }
  };
  visit(text);
  return found;
}
