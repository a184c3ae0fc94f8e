import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { type BoardTuple } from '@spadille/rules';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { accepted, directorApi } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { cellOf, directorIn, saveState, slipReady } from './support/director-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { openSlip } from './support/open-slip.ts';
import { type Run, SESSION_COOKIE, thisRun } from './support/run.ts';

const t = MESSAGES.da.secondLook;
const slip = MESSAGES.da.director.slip;
const BOARDS = 6;

/** Somebody who helps with the entry: a session of his own. */
async function helperOf({ url, session }: Run = thisRun()): Promise<Run> {
  const invited = await accepted(
    directorApi({ url, session }).POST('/api/invitations', {
      body: {
        name: 'Mette Høj',
        email: null,
        role: 'helper',
        clubId: null,
        tournamentId: null,
        origin: url,
        lang: 'da',
        byMail: false,
      },
    }),
  );
  const { token } = invited;
  const used = await fetch(`${url}/api/one-time-links/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, password: 'spadille manille basta' }),
  });
  const cookie = used.headers
    .getSetCookie()
    .map((line) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(line)?.[1]);
  return { url, session: decodeURIComponent(cookie.find(Boolean) ?? '') };
}

async function helperIn(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  return directorIn(browser, await helperOf());
}

const stateOf = async (
  saved: (board: number) => Promise<{ state: string; tuple: BoardTuple | null } | undefined>,
) => {
  const states: string[] = [];
  for (let board = 1; board <= BOARDS; board += 1) states.push((await saved(board))?.state ?? '');
  return states;
};

test('a slip is keyed again by another person, offline in the middle, and what differs is settled', async ({
  browser,
  directorPage,
}) => {
  const { table, round, saved, address } = await openSlip(BOARDS);
  const again = href('da', 'secondLook', { id: table.id });

  // The first person keys six boards, and cannot look at them himself.
  await directorPage.goto(address);
  await slipReady(directorPage);
  await directorPage.keyboard.type('ns+so+esb-vs+nt+');
  await expect(saveState(directorPage)).toContainText(MESSAGES.da.director.queue.saved);
  await expect.poll(() => stateOf(saved)).toEqual(Array(BOARDS).fill('entered'));
  await directorPage.getByRole('link', { name: t.open }).click();
  await expect(directorPage).toHaveURL(again);
  await expect(directorPage.getByText(t.forOthers.title)).toBeVisible();
  await expect(directorPage.getByRole('grid')).toHaveCount(0);

  // The second keys them blind: nothing of the first is on the page.
  const { context, page } = await helperIn(browser);
  await page.goto(again);
  await slipReady(page);
  await expect(cellOf(page, 1)).not.toContainText('vundet');
  await page.keyboard.type('ns+sob');
  await expect(page.getByRole('heading', { name: t.differences.count(1) })).toBeVisible();
  await expect(page.getByText('S Solo vundet (+3)')).toBeVisible();

  // The network goes, he keys on, and the page is loaded anew before it is back.
  await context.route('**/api/tables/*/boards/**', (route) => route.abort());
  await page.keyboard.type('esb-');
  await expect(page.getByTestId('look-progress')).toHaveText(t.progress(4, BOARDS));
  await expect(saveState(page)).toContainText('2 mapper');
  await page.reload();
  await slipReady(page);
  await expect(page.getByTestId('look-progress')).toHaveText(t.progress(4, BOARDS));
  await context.unroute('**/api/tables/*/boards/**');
  await page.keyboard.type('vs+nt+');
  await expect(saveState(page)).toContainText(MESSAGES.da.director.queue.saved);
  const verified = ['verified', 'entered', 'verified', 'verified', 'verified', 'verified'];
  await expect.poll(() => stateOf(saved)).toEqual(verified);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // His own word he cannot find right; the first can give in, by one key less than a dialog.
  await expect(page.getByText(t.differences.ownSecond)).toBeVisible();
  await expect(page.getByRole('button', { name: t.differences.secondRight })).toHaveCount(0);
  await directorPage.reload();
  await directorPage
    .getByRole('button', { name: t.differences.onBoard(t.differences.secondRight, 2) })
    .press('Enter');
  await expect.poll(() => stateOf(saved)).toEqual(Array(BOARDS).fill('verified'));
  expect((await saved(2))?.tuple).toMatchObject({ outcome: 'bete' });
  await expect(page.getByText(t.agrees(BOARDS))).toBeVisible();

  // The day page says so, and the slip asks before it lets somebody overwrite what was looked at twice.
  await directorPage.goto(href('da', 'day', { id: round.id }));
  await expect(directorPage.getByText(MESSAGES.da.live.table.verified(BOARDS, BOARDS))).toBeVisible();
  await directorPage.goto(address);
  await slipReady(directorPage);
  await expect(cellOf(directorPage, 1)).toContainText(MESSAGES.da.live.atTable.verified);
  await directorPage.keyboard.type('nsb');
  await expect(directorPage.getByText(slip.asksFirst.verified)).toBeVisible();
  expect((await saved(1))?.tuple).toMatchObject({ outcome: 'won' });
  await directorPage.keyboard.press('ArrowUp');
  await directorPage.keyboard.press('>');
  await expect.poll(async () => (await saved(1))?.tuple).toMatchObject({ outcome: 'bete' });
  await context.close();
});
