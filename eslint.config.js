import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

/** What a pure package may not reach for: a date, an id or chance comes in as an argument. */
const IMPURE = [
  'Date',
  'process',
  'fetch',
  'console',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Buffer',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'require',
];

const TYPED = ['packages/*/src/**/*.ts', 'apps/{api,cli}/{src,test}/**/*.ts', '*.config.ts'];
const TESTS = [
  '**/*.test.ts',
  '**/*.test.mjs',
  'apps/api/test/**',
  'apps/web/e2e/**',
  'packages/test-kit/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/.svelte-kit/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      '.spadille/',
      'apps/api/src/generated/',
      'apps/web/src/lib/api/schema.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,svelte}', '**/*.svelte.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error', 'max-lines': ['error', 400] } },

  // Type-aware rules where a plain tsconfig covers the file; svelte-check holds the web.
  { files: TYPED, extends: [tseslint.configs.recommendedTypeCheckedOnly] },
  {
    files: TYPED,
    languageOptions: {
      parserOptions: {
        project: [
          'packages/tsconfig.json',
          'packages/round-folder/tsconfig.json',
          'tsconfig.tests.json',
          'apps/api/tsconfig.json',
          'apps/cli/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Fastify's handlers and plugins are async by contract, with or without an await inside.
      '@typescript-eslint/require-await': 'off',
    },
  },

  {
    files: ['packages/*/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE.map((name) => ({ name, message: 'Packages are pure: take it as an argument.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Packages are pure: take chance as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression', message: 'Packages load nothing at run time.' },
        { selector: 'TSEnumDeclaration', message: 'Use a literal union.' },
      ],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },

  {
    files: ['apps/{api,cli,web}/src/**/*.{ts,svelte}'],
    ignores: ['**/venue-time.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="slice"] > MemberExpression > CallExpression[callee.property.name="toISOString"]',
          message: 'The day of a moment in UTC is not the day in Denmark: venue-time.ts knows it.',
        },
        { selector: 'Literal[value="Europe/Copenhagen"]', message: 'The zone stands in venue-time.ts.' },
      ],
    },
  },

  {
    files: ['**/*.{js,mjs,cjs}', 'apps/{api,cli}/**/*.ts', '*.config.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },

  ...svelte.configs.recommended.map((config) => ({
    ...config,
    files: config.files ?? ['apps/web/**/*.svelte'],
  })),
  {
    files: ['apps/web/**/*.{ts,svelte}'],
    // TypeScript itself knows every global of the browser and of Svelte's runes.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['apps/web/**/*.svelte', 'apps/web/**/*.svelte.ts'],
    plugins: { svelte },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Props are declared with `let`, as everywhere in Svelte; the plugin's own rule knows the runes.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // Links are made by `href` of lib/i18n/paths.ts, which knows both languages; there is no base path.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['apps/web/static/**/*.js'], languageOptions: { globals: globals.browser } },

  { files: TESTS, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
);
