/**
 * Who may import whom (docs/ARCHITECTURE.md has the picture). scripts/layers.test.mjs feeds every rule below
 * an import that breaks it, so that a rule whose pattern no longer matches anything is noticed.
 */

/** Each package and the other packages it may import; what is not listed is forbidden. */
const PACKAGES = {
  core: [],
  rules: ['core'],
  scoring: ['core', 'rules'],
  standings: ['core', 'rules', 'scoring'],
  rulings: ['core', 'rules'],
  competition: ['core', 'rules'],
  'slip-keys': ['core', 'rules'],
  'round-folder': ['core', 'rules', 'scoring', 'standings', 'rulings'],
  'api-schema': ['core', 'rules', 'scoring', 'standings', 'competition'],
  'demo-season': ['core', 'rules'],
  'test-kit': ['core', 'rules', 'scoring'],
};

/** Libraries that a package may use at run time. */
const LIBRARIES = {
  'round-folder': ['csv-parse', 'csv-stringify'],
  'api-schema': ['zod'],
  competition: ['pure-rand'],
  'demo-season': ['pure-rand'],
  'test-kit': ['fast-check'],
};

const TEST = '\\.test\\.ts$';
const REPOSITORY = '[/-]repository\\.ts$';
const HANDLERS = '^apps/api/src/modules/[^/]+/handlers\\.ts$';
const anyOf = (names) => `(${names.join('|')})`;

const packageRules = Object.entries(PACKAGES).flatMap(([name, allowed]) => [
  {
    name: `${name}-imports-only-packages-below-it`,
    severity: 'error',
    from: { path: `^packages/${name}/src/`, pathNot: TEST },
    to: { path: '^packages/', pathNot: `^packages/${anyOf([name, ...allowed])}/src/` },
  },
  {
    name: `${name}-imports-no-other-library`,
    severity: 'error',
    from: { path: `^packages/${name}/src/`, pathNot: TEST },
    to: {
      path: 'node_modules/',
      pathNot: `node_modules/${anyOf([...(LIBRARIES[name] ?? []), '@spadille'])}/`,
    },
  },
]);

module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: 'no-cycles',
      comment: 'Types alone may refer to each other: at run time nothing goes round.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-package-outside-the-table',
      comment: 'A new package gets a row in PACKAGES above.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/${anyOf(Object.keys(PACKAGES))}/` },
      to: {},
    },
    {
      name: 'no-package-imports-node',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-package-imports-an-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'test-kit-only-in-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TEST, '^packages/test-kit/', '^apps/[^/]+/(test|e2e)/'] },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'web-imports-no-api-source',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(api|cli)/' },
    },
    {
      name: 'api-imports-no-other-app',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^apps/(web|cli)/' },
    },
    {
      name: 'cli-imports-no-web',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'cli-imports-no-prisma',
      comment: 'The command line calls the API’s use cases.',
      severity: 'error',
      from: { path: '^apps/cli/src/' },
      to: { path: ['node_modules/(@prisma|prisma|pg)/', '^apps/api/src/generated/', REPOSITORY] },
    },
    {
      name: 'handlers-import-no-prisma',
      comment: 'A handler translates; the database is behind a use case.',
      severity: 'error',
      from: { path: HANDLERS },
      to: { path: ['node_modules/(@prisma|prisma|pg)/', '^apps/api/src/generated/'] },
    },
    {
      name: 'handlers-import-no-repository',
      severity: 'error',
      from: { path: HANDLERS },
      to: { path: REPOSITORY },
    },
    {
      name: 'no-circle-of-modules',
      comment:
        'What two modules of the server need of each other stands in a third, also where it is types alone.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/api/src/modules/[^/]+$' },
      to: { circular: true, path: '^apps/api/src/modules/[^/]+$' },
    },
    {
      name: 'no-repository-of-another-module',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: REPOSITORY, pathNot: '^apps/api/src/modules/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^apps/api/src/generated/'] },
    exclude: { path: ['/build/', '/\\.svelte-kit/', '/node_modules/\\.'] },
    // Imports of types alone bind two parts together as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.layers.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'types', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json', '.d.ts'],
    },
  },
};
