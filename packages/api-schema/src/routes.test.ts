import { expect, it } from 'vitest';
import { ROUTES } from './routes.ts';

it('no operation is declared twice: a name that two areas use would hide one of them', async () => {
  const files = import.meta.glob<Record<string, unknown>>('./routes/*.ts');
  const declared = await Promise.all(Object.values(files).map((load) => load()));
  const names = declared.flatMap((module) =>
    Object.entries(module).flatMap(([name, rows]) =>
      name.endsWith('Routes') ? Object.keys(rows as object) : [],
    ),
  );
  expect(names.sort()).toEqual(Object.keys(ROUTES).sort());
});

it('no two operations have the same method and path', () => {
  const places = Object.values(ROUTES).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
