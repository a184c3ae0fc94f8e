import { ROUTES } from '@spadille/api-schema';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../../../packages/api-schema/src/routes/', import.meta.url);

it('no operation is declared twice: a name that two areas use would hide one of them', async () => {
  const files = readdirSync(FOLDER).map((name) => new URL(name, FOLDER).href);
  const modules = (await Promise.all(files.map((file) => import(file)))) as Record<string, object>[];
  const areas = modules.flatMap((module) => Object.entries(module));
  const declared = areas.flatMap(([name, rows]) => (name.endsWith('Routes') ? Object.keys(rows) : []));
  expect(declared.sort()).toEqual(Object.keys(ROUTES).sort());
});

it('no two operations have the same method and path', () => {
  const places = Object.values(ROUTES).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
