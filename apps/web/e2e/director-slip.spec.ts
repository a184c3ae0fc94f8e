import { networkAddresses } from '../../../scripts/lib/addresses.mjs';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { accepted } from './support/api.ts';
import { cellOf, directorIn, saveState, slipReady } from './support/director-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { openSlip } from './support/open-slip.ts';
import { DIRECTOR, thisRun } from './support/run.ts';

const t = MESSAGES.da.director;
const words = MESSAGES.da;

test('what is typed without a network outlives the page and is sent later', async ({ browser }) => {
  const { address, saved } = await openSlip();
  const { context, page } = await directorIn(browser);
  await page.goto(address);
  await slipReady(page);
  await context.setOffline(true);
  await page.keyboard.type('no+vsb-');
  await expect(saveState(page)).toContainText(t.queue.lost(3));
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(address);
  await slipReady(next);
  await expect(cellOf(next, 2)).toHaveText(/Spil\s+bete/);
  await expect(saveState(next)).toHaveText(/Alt gemt/);
  expect(await saved(3)).toMatchObject({ tuple: { contract: 'pas' }, version: 2 });
  await context.close();
});

test('two directors on the same board: nothing is overwritten unseen', async ({ browser }) => {
  const { address, saved } = await openSlip();
  const [one, other] = [await directorIn(browser), await directorIn(browser)];
  await one.page.goto(address);
  await other.page.goto(address);
  await slipReady(one.page);
  await slipReady(other.page);

  await one.page.keyboard.type('no');
  await other.page.keyboard.type('esb');
  await expect(saveState(other.page)).toHaveText(/Alt gemt/);
  await one.page.keyboard.type('+');
  const choice = one.page.getByRole('group', { name: t.slip.saving.conflict });
  await expect(choice).toContainText('Ø Spil bete (+1)');
  await expect(choice).toContainText('N Solo vundet (+3)');
  expect(await saved(1)).toMatchObject({ tuple: { declarer: 'E' } });
  await choice.getByRole('button', { name: /^Skriv N Solo/ }).click();
  await expect(saveState(one.page)).toHaveText(/Alt gemt/);
  expect(await saved(1)).toMatchObject({ tuple: { declarer: 'N', contract: 'solo' }, version: 3 });

  // The other page hears of it when it is looked at again.
  await other.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cellOf(other.page, 1)).toHaveText(/N\s+Solo/);
  await one.context.close();
  await other.context.close();
});

test('a session that ends while typing: sign in in place, and all is sent', async ({ browser }) => {
  const { address, saved } = await openSlip();
  const { context, page } = await directorIn(browser);
  await page.goto(address);
  await slipReady(page);
  await context.clearCookies();
  await page.keyboard.type('no+');
  const dialog = page.getByRole('dialog', { name: t.session.endedTitle });
  await dialog.getByLabel(t.session.password).fill(DIRECTOR.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(saveState(page)).toHaveText(/Alt gemt/);
  await expect(cellOf(page, 1)).toHaveText(/Solo/);
  expect(await saved(1)).toMatchObject({ tuple: { contract: 'solo' } });
  await context.close();
});

test('a tout, a correction, undo and redo, a cancelled board and a penalty point by the keyboard', async ({
  directorPage: page,
}) => {
  const { address, saved, match, api } = await openSlip();
  await page.goto(address);
  await slipReady(page);
  const { keyboard } = page;
  await keyboard.type('no+t');
  await expect(cellOf(page, 1)).toHaveText(/Solo\s+vundet,\s+tout/);
  await keyboard.type('2');
  await keyboard.press('Enter');
  await keyboard.type('nx');
  await expect(page.locator('#slip-refusal')).toHaveText(/»x« er ingen melding/);
  await keyboard.press('Escape');
  await keyboard.type('nsb');
  await keyboard.press('Control+z');
  await expect(cellOf(page, 2)).toHaveText(words.contracts.empty);
  await keyboard.press('Control+Shift+z');
  await expect(cellOf(page, 2)).toHaveText(/Spil\s+bete/);
  await expect(saveState(page)).toHaveText(/Alt gemt/);
  expect(await saved(2)).toMatchObject({ tuple: { outcome: 'bete' }, version: 4 });

  await keyboard.type('a');
  const cancelling = page.getByRole('dialog', { name: t.slip.cancelBoard.title(2) });
  await expect(cancelling.getByLabel(t.slip.cancelBoard.reason)).toBeFocused();
  await keyboard.type('Talonen lå åben');
  await keyboard.press('Enter');
  await expect(cellOf(page, 2)).toHaveText(/Annulleret/);
  await expect(cellOf(page, 2)).toBeFocused();

  await keyboard.type(',e');
  const penalty = page.getByRole('dialog', { name: t.slip.awardPenalty.title(2, 'Øst/Vest') });
  await expect(penalty.getByLabel(t.slip.awardPenalty.search)).toBeFocused();
  await keyboard.type('18');
  await keyboard.press('Enter');
  await expect(cellOf(page, 2)).toContainText(/§\s18/);
  const { penaltyList, cancelledBoards } = await accepted(
    api.GET('/api/matches/{id}', { params: { path: { id: match.id } } }),
  );
  expect(cancelledBoards).toEqual([2]);
  expect(penaltyList).toMatchObject([{ board: 2, side: 'EW', rule: 'looked-at-tricks', offender: 'away' }]);

  // The partner table shows the same.
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: t.slip.title(2) })).toBeVisible();
  await expect(cellOf(page, 2)).toHaveText(/Annulleret/);
  await expect(page.getByRole('row', { name: /^2 / })).toContainText(/§\s18/);
});

test('by touch on a phone', async ({ browser }) => {
  const { address, saved } = await openSlip();
  const { context, page } = await directorIn(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const name of ['Nord', 'Solo', 'vundet', 'Tout lavet', 'Alle pas']) await press(name);
  await expect(saveState(page)).toHaveText(/Alt gemt/);
  expect(await saved(1)).toMatchObject({ tuple: { contract: 'solo', tout: 'made' } });
  expect(await saved(2)).toMatchObject({ tuple: { contract: 'pas' } });
  await page.getByRole('rowheader', { name: '7' }).click();
  await expect(cellOf(page, 7)).toBeFocused();
  await context.close();
});

test('a slip with its total only, and back to single boards', async ({ directorPage: page }) => {
  const { address } = await openSlip();
  await page.goto(address);
  await slipReady(page);
  await page.getByRole('button', { name: t.slip.totalOnly.open }).click();
  await page.getByLabel(t.slip.totalOnly.label).fill('−7');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('slip-total')).toHaveText('−7');
  await expect(page.getByText(t.slip.totalOnly.stands('−7'))).toBeVisible();
  await page.getByRole('button', { name: t.slip.totalOnly.takeBack }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('over plain http on the hall’s network, where a browser gives a page the least', async ({ browser }) => {
  const [address] = networkAddresses();
  if (!address) throw new Error('This machine is on no network, so this cannot be tried.');
  const { url, session } = thisRun();
  const slip = await openSlip();
  const { context, page } = await directorIn(browser, {
    url: `http://${address}:${new URL(url).port}`,
    session,
  });
  await page.goto(slip.address);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await slipReady(page);
  await context.setOffline(true);
  await page.keyboard.type('no+tvsb');
  await expect(saveState(page)).toContainText(t.queue.lost(2));
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(slip.address);
  await expect(cellOf(next, 2)).toHaveText(/Spil\s+bete/);
  await expect(saveState(next)).toHaveText(/Alt gemt/);
  expect(await slip.saved(1)).toMatchObject({ tuple: { contract: 'solo', tout: 'made' }, version: 3 });
  await context.close();
});
