import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  test: {
    coverage: {
      include: ['packages/*/src/**/*.ts', 'apps/{api,cli,web}/src/**/*.ts'],
      exclude: ['**/generated/**'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/api/src/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/*.db.test.ts'],
          // Properties try hundreds of cases, also on a machine that is busy with the other steps.
          testTimeout: 30_000,
        },
      },
      {
        // Tests on a real PostgreSQL; every test file gets a database of its own (apps/api/test/support).
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts', 'apps/cli/**/*.db.test.ts'],
          globalSetup: ['apps/api/test/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: path('apps/web'),
        plugins: [svelte({ configFile: false })],
        resolve: { alias: { $lib: path('apps/web/src/lib') }, conditions: ['browser'] },
        test: {
          name: 'web',
          include: ['src/**/*.test.ts'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
