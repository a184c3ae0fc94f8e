import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/**
 * An import that each rule must refuse: file, what it imports, and the file (if any) that has to be there for it.
 * @type {[rule: string, from: string, specifier: string, to?: string][]}
 */
const VIOLATIONS = [
  ['no-cycles', 'packages/core/src/a.ts', './b.ts', 'packages/core/src/b.ts'],
  ['no-package-outside-the-table', 'packages/new-one/src/a.ts', './x.ts', 'packages/new-one/src/x.ts'],
  ['no-package-imports-node', 'packages/rules/src/io.ts', 'node:fs'],
  [
    'no-package-imports-an-app',
    'packages/rules/src/app.ts',
    '../../../apps/api/src/app.ts',
    'apps/api/src/app.ts',
  ],
  [
    'test-kit-only-in-tests',
    'packages/rules/src/kit.ts',
    '../../test-kit/src/k.ts',
    'packages/test-kit/src/k.ts',
  ],
  ['web-imports-no-api-source', 'apps/web/src/lib/a.ts', '../../../api/src/app.ts', 'apps/api/src/app.ts'],
  ['api-imports-no-other-app', 'apps/api/src/w.ts', '../../web/src/lib/w.ts', 'apps/web/src/lib/w.ts'],
  ['cli-imports-no-web', 'apps/cli/src/w.ts', '../../web/src/lib/w.ts', 'apps/web/src/lib/w.ts'],
  ['cli-imports-no-prisma', 'apps/cli/src/p.ts', 'pg', 'node_modules/pg/index.js'],
  ['handlers-import-no-prisma', 'apps/api/src/modules/draw/handlers.ts', 'pg', 'node_modules/pg/index.js'],
  [
    'handlers-import-no-repository',
    'apps/api/src/modules/slips/handlers.ts',
    './repository.ts',
    'apps/api/src/modules/slips/repository.ts',
  ],
  [
    'no-repository-of-another-module',
    'apps/api/src/modules/teams/add-team.ts',
    '../slips/repository.ts',
    'apps/api/src/modules/slips/repository.ts',
  ],
  // Goes on through another module and comes back; see below.
  [
    'no-circle-of-modules',
    'apps/api/src/modules/pools/a.ts',
    '../stages/b.ts',
    'apps/api/src/modules/stages/b.ts',
  ],
  // Of the rules that each package has, one of each kind for every package.
  ...packageRules('-imports-only-packages-below-it', '../../web-only/src/z.ts', 'packages/web-only/src/z.ts'),
  ...packageRules('-imports-no-other-library', 'pg', 'node_modules/pg/index.js'),
];

/**
 * @param {string} ending
 * @param {string} specifier
 * @param {string} to
 * @returns {[string, string, string, string][]}
 */
function packageRules(ending, specifier, to) {
  return forbidden
    .filter((/** @type {{ name: string }} */ { name }) => name.endsWith(ending))
    .map((/** @type {{ name: string }} */ { name }) => {
      const folder = name.slice(0, -ending.length);
      return [name, `packages/${folder}/src/bad${ending}.ts`, specifier, to];
    });
}

/** @type {string} */
let folder;
/** @type {{ rule: string, from: string }[]} */
let found;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spadille-layers-'));
  for (const [, from, specifier, to] of VIOLATIONS) {
    if (to) put(to, to.includes('node_modules') ? 'module.exports = {};' : 'export const x = 1;\n');
    put(from, `import '${specifier}';\n`);
  }
  put('packages/core/src/b.ts', "import './a.ts';\nexport const x = 1;\n");
  put(
    'apps/api/src/modules/stages/c.ts',
    "import { type D } from '../entries/d.ts';\nexport const c: D = 1;\n",
  );
  put('apps/api/src/modules/entries/d.ts', "import { type A } from '../pools/a.ts';\nexport type D = A;\n");
  put('packages/core/src/good.ts', "import './fine.ts';\n");
  put('packages/core/src/fine.ts', 'export const x = 1;\n');
  put('apps/api/src/modules/slips/record-slip.ts', "import './repository.ts';\n");
  const { output } = await cruise(['packages', 'apps'], {
    ...options,
    tsConfig: undefined,
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
  });
  const { violations } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output).summary;
  found = violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test.each(VIOLATIONS)('%s refuses %s → %s', (rule, from) => {
  const { scope } = forbidden.find((/** @type {{ name: string }} */ { name }) => name === rule);
  expect(found).toContainEqual({ rule, from: scope === 'folder' ? dirname(from) : from });
});

test('every rule has an import here that it refuses', () => {
  const tried = VIOLATIONS.map(([rule]) => rule);
  const names = forbidden.map((/** @type {{ name: string }} */ { name }) => name);
  expect([...tried].sort()).toEqual([...names].sort());
});

test.each(['packages/core/src/good.ts', 'apps/api/src/modules/slips/record-slip.ts'])(
  'nothing is held against %s',
  (from) => {
    expect(found.filter((violation) => violation.from === from)).toEqual([]);
  },
);
