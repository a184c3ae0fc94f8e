import { test as base, type Page } from '@playwright/test';
import { directorApi, type TestApi } from './api.ts';
import { SESSION_COOKIE, thisRun } from './run.ts';
import { plantPublishedPool, type PoolWanted, type SeededTournament } from './seed.ts';

interface Fixtures {
  /** Plants a tournament of this test alone with published rounds. */
  publishedPool: (wanted?: PoolWanted) => Promise<SeededTournament>;
  /** A page whose visitor is signed in as the run's director. */
  directorPage: Page;
}

interface WorkerFixtures {
  api: TestApi;
}

/**
 * Playwright's test on the run's server. Every page is watched: an error in a script, or anything that the page's own
 * security policy had to stop, fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright reads a fixture's needs from this pattern, so that it has to stand there empty.
  // eslint-disable-next-line no-empty-pattern
  api: [async ({}, use) => use(directorApi()), { scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(thisRun().url),
  context: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
    });
    await use(context);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },
  publishedPool: async ({ api }, use) => use((wanted) => plantPublishedPool(api, wanted)),
  directorPage: async ({ context, page }, use) => {
    const { url, session } = thisRun();
    await context.addCookies([{ name: SESSION_COOKIE, value: encodeURIComponent(session), url }]);
    await use(page);
  },
});

export { expect } from '@playwright/test';
