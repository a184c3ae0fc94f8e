import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { SESSION_COOKIE, thisRun } from './run.ts';

/** A page in a browser of its own, signed in as the director of a server: the run's when no other is named. */
export async function directorIn(
  browser: Browser,
  { url, session }: { url: string; session: string } = thisRun(),
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  await context.addCookies([{ name: SESSION_COOKIE, value: encodeURIComponent(session), url }]);
  return { context, page: await context.newPage() };
}

/** More Tab stops than any page has. */
const MOST_STOPS = 80;

/** Goes to a control by the Tab key alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The control cannot be reached by the keyboard.');
}

/** The slip's cell of a board. */
export const cellOf = (page: Page, board: number): Locator => page.locator(`[data-board="${board}"]`);

/** Waits until the slip listens to the keyboard. */
export async function slipReady(page: Page): Promise<void> {
  await expect(page.locator('[data-cursor]')).toBeFocused();
}

/** What the page says of what was typed. */
export const saveState = (page: Page): Locator => page.getByTestId('save-state');
