import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const executablePath = await findChromium();
if (!executablePath) {
  throw new Error('The browser tests need Chromium: install it, or let CHROMIUM_PATH name one.');
}

/** What Chromium needs as root and without the internet. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath, args },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    trace: 'retain-on-failure',
  },
});
