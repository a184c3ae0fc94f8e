import { type BrowserContext } from '@playwright/test';
import { v7 } from 'uuid';
import { type BoardTuple } from '@spadille/rules';
import { href } from '../src/lib/i18n/paths.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { phoneAt, type PlantedTable, plantTable } from './support/at-table.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { cellOf, directorIn, slipReady } from './support/director-pages.ts';
import { firstSignIn } from './support/first-sign-in.ts';
import { expect, test } from './support/fixtures.ts';
import { thisRun } from './support/run.ts';
import { openVenue } from './support/venue.ts';

const t = MESSAGES.da.live;
const SOLO: BoardTuple = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' };
const SPIL: BoardTuple = { contract: 'spil', declarer: 'W', outcome: 'won', tout: 'none' };

/** What a phone sends, without its page. */
function phoneOf(context: BrowserContext, { table }: PlantedTable, url = thisRun().url) {
  const send = async (method: 'PUT' | 'POST', path: string, data: object) => {
    const sent = await context.request.fetch(`${url}/api/at-table/${table.id}${path}`, {
      method,
      headers: { origin: url },
      data,
    });
    if (!sent.ok()) throw new Error(`${path} answered ${sent.status()}: ${await sent.text()}`);
  };
  const clientTime = () => new Date().toISOString();
  return {
    say: (board: number, tuple: BoardTuple, bySide: 'NS' | 'EW' = 'NS') =>
      send('PUT', `/boards/${board}`, {
        entryId: v7(),
        expectedVersion: 1,
        bySide,
        said: { kind: 'result', tuple },
        clientTime: clientTime(),
      }),
    call: (board: number) => send('POST', '/calls', { callId: v7(), board, about: 'ruling' }),
  };
}

test('two directors see what a table enters and that it calls, and one sees that the other goes', async ({
  browser,
}) => {
  const planted = await plantTable(8);
  const { context } = await phoneAt(browser, planted);
  const phone = phoneOf(context, planted);
  const number = planted.table.number;
  const day = href('da', 'day', { id: planted.round.id });
  const [first, second] = [await directorIn(browser), await directorIn(browser)];
  for (const { page } of [first, second]) await page.goto(day);
  const row = first.page.getByRole('row', { name: 'Ærø' });
  await expect(row.getByText('0/8').first()).toBeVisible();
  await expect(row.getByText(t.table.phones(1))).toBeVisible();

  await phone.say(1, SOLO);
  await expect(row.getByText('1/8')).toBeVisible();
  await phone.say(1, SPIL, 'EW');
  await expect(row.getByText(t.table.disputed('1'))).toBeVisible();
  await expect(first.page.getByRole('heading', { name: t.disputed.title })).toBeVisible();

  // A dialog that is open stays as it is.
  await second.page.getByText(MESSAGES.da.exchange.laptop, { exact: true }).click();
  await second.page.getByRole('button', { name: MESSAGES.da.exchange.checkOut }).click();
  const label = second.page.getByLabel(MESSAGES.da.exchange.label);
  await label.fill('Klubbens');
  await phone.call(2);
  for (const { page } of [first, second]) {
    await expect(page.getByText(t.calls.where(number, 2))).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
  }
  await expect(label).toHaveValue('Klubbens');
  await expect(label).toBeFocused();
  await second.page.keyboard.press('Escape');
  await expect(first.page.getByTestId('calls-said')).toHaveText(
    t.calls.heard(number, 2, t.calls.about.ruling),
  );
  await expectAccessible(first.page);
  await expectNoSidewaysScroll(first.page);

  await first.page.getByRole('button', { name: t.calls.takeAt(number) }).click();
  await expect(second.page.getByRole('button', { name: t.calls.takeAt(number) })).toHaveCount(0);
  await second.page.getByRole('button', { name: t.calls.closeAt(number) }).click();
  await expect(first.page.getByText(t.calls.none)).toBeVisible();
  await expect(second.page.getByRole('heading', { name: t.calls.title })).toBeFocused();
  await expect(first.page).not.toHaveTitle(/^\(/);
});

test('a board that the table enters appears on the open slip, and the line that is being typed stays', async ({
  browser,
}) => {
  const planted = await plantTable(8);
  const { context } = await phoneAt(browser, planted);
  const { page } = await directorIn(browser);
  await page.goto(planted.address);
  await slipReady(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('ns');
  const typed = await cellOf(page, 2).innerText();
  await phoneOf(context, planted).say(1, SOLO);
  await expect(cellOf(page, 1)).toContainText(t.atTable.entered('N/S'));
  await expect(cellOf(page, 2)).toBeFocused();
  expect(await cellOf(page, 2).innerText()).toBe(typed);
  await page.keyboard.type('+');
  await expect.poll(async () => (await planted.saved(2))?.tuple).toEqual({ ...SOLO, contract: 'spil' });
});

test('a change that comes while somebody is on the way to a slip does not lead him astray', async ({
  browser,
}) => {
  const planted = await plantTable(8);
  const { context } = await phoneAt(browser, planted);
  const { page } = await directorIn(browser);
  await page.goto(href('da', 'day', { id: planted.round.id }));
  const row = page.getByRole('row', { name: 'Ærø' });
  await expect(row.getByText('0/8').first()).toBeVisible();
  // The slip is on its way for as long as the page hears of the change and asks for the round.
  const heard = page.waitForResponse((answer) => answer.url().endsWith(`/api/rounds/${planted.round.id}`));
  await page.route(
    '**/api/tables/*/slip',
    async (route) => {
      await phoneOf(context, planted).say(1, SOLO);
      await (await heard).finished();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByLabel(MESSAGES.da.director.day.jump).fill(String(planted.table.number));
  await page.keyboard.press('Enter');
  await slipReady(page);
  await expect(page).toHaveURL(new RegExp(planted.address));
});

test('a page that hears nothing says since when it is old, and heals when the server is back', async ({
  browser,
}) => {
  test.slow();
  const venue = await openVenue();
  const run = { url: venue.url, session: await firstSignIn(venue.url, venue.token) };
  const planted = await plantTable(8, run);
  const { context } = await phoneAt(browser, planted, run);
  const { page } = await directorIn(browser, run);
  await page.clock.install({ time: new Date('2026-11-15T13:03:00Z') });
  await page.goto(href('da', 'day', { id: planted.round.id }));
  const row = page.getByRole('row', { name: 'Ærø' });
  await expect(row.getByText('0/8').first()).toBeVisible();

  await venue.kill();
  const behind = page.getByTestId('behind');
  await expect(behind).toBeEmpty();
  await page.clock.fastForward(60_000);
  await expect(behind).toContainText('Ikke opdateret siden 14.03');

  await venue.startAgain();
  await phoneOf(context, planted, venue.url).say(1, SOLO);
  await page.clock.fastForward(15_000);
  await expect(row.getByText('1/8')).toBeVisible();
  await expect(behind).toHaveText(t.upToDate);
  await context.close();
  await venue.close();
});

test('the day’s page says when the newest copy was made, and that the stick is out or full', async ({
  directorPage: page,
}) => {
  let copies = { folder: '/media/usb', lastAt: '2026-11-15T12:06:00.000Z', fault: null as string | null };
  // The run's server keeps no copies; what a stick does to one that does is tried with the server.
  await page.route('**/api/copies', (route) => route.fulfill({ json: copies }));
  await page.clock.install();
  const { round } = await plantTable();
  await page.goto(href('da', 'day', { id: round.id }));
  await expect(page.getByText('Nyeste kopi: 15. november 2026 kl. 13.06 · /media/usb')).toBeVisible();
  copies = { ...copies, fault: 'ENOENT' };
  await page.clock.runFor(15_000);
  await expect(page.getByText(t.copies.fault('/media/usb'))).toBeVisible();
  await expect(page.getByText('Nyeste kopi: 15. november 2026 kl. 13.06')).toBeVisible();
  await expect(page.getByText(t.copies.out)).toBeVisible();
  await expectAccessible(page);
  copies = { ...copies, fault: 'ENOSPC' };
  await page.clock.runFor(15_000);
  await expect(page.getByText(t.copies.full)).toBeVisible();
  copies = { ...copies, fault: null };
  await page.clock.runFor(15_000);
  await expect(page.getByText(t.copies.full)).toBeHidden();
});
