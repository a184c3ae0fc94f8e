import { type BoardTuple } from '@spadille/rules';
import { networkAddresses } from '../../../scripts/lib/addresses.mjs';
import { href } from '../src/lib/i18n/paths.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { accepted } from './support/api.ts';
import {
  agree,
  agreeTotal,
  enter,
  phoneAt,
  plantTable,
  press,
  sendState,
  t,
  weAre,
  words,
} from './support/at-table.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { firstSignIn } from './support/first-sign-in.ts';
import { expect, test } from './support/fixtures.ts';
import { thisRun } from './support/run.ts';
import { sayBoard } from './support/rulings.ts';
import { openVenue } from './support/venue.ts';

const PASSED: BoardTuple = { contract: 'pas' };
const SOLO: BoardTuple = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'made' };
const KRUK: BoardTuple = { contract: 'ren-nolo', declarer: 'E', outcome: 'kruk', tout: 'none' };
const SPIL: BoardTuple = { contract: 'spil', declarer: 'W', outcome: 'won', tout: 'none' };

test('boards in five taps, the other pair’s answer on the same phone, and the total', async ({ browser }) => {
  const table = await plantTable(4);
  const { context, page } = await phoneAt(browser, table);
  await weAre(page, 'NS');
  await enter(page, SOLO);
  await expect(page.getByTestId('spoken')).toHaveText(
    'Gemt. Mappe 1: Nord Solo vundet, tout, plus 4 til N/S',
  );
  await expect(page.getByText('+4 til N/S')).toBeVisible();
  await agree(page);
  await expect(sendState(page)).toContainText(t.sending.saved);
  expect(await table.saved(1)).toMatchObject({ state: 'confirmed', tuple: SOLO });

  // A mistake is one tap away while it is not confirmed.
  await enter(page, SPIL);
  await press(page, `${words.sides.NS}: ${t.fix}`);
  await press(page, t.entry.change(words.outcomes.won));
  await press(page, new RegExp(`^${words.outcomes.bete}`));
  await press(page, t.entry.save);
  await agree(page);

  // The other pair sees it otherwise: both stand, and play goes on.
  await enter(page, KRUK);
  await press(page, t.confirm.no);
  await expect(page.getByRole('heading', { name: t.entry.differs(words.sides.EW) })).toBeVisible();
  await press(page, new RegExp(`^${words.seats.E}`));
  await press(page, words.names['ren-nolo']);
  await press(page, new RegExp(`^${words.outcomes.bete}`));
  await press(page, t.entry.saveDiffers(words.sides.EW));
  await expect(page.getByText(t.news.disputed(3))).toBeVisible();
  await press(page, t.news.seen);
  await enter(page, PASSED);
  await agree(page);
  await expect(page.getByRole('heading', { name: t.total.title(4) })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('+10');
  await press(page, t.total.wrong);
  await page.getByRole('main').getByRole('button', { name: t.call.open }).click();
  await expect(page.getByText(/^Turneringslederen er kaldt .* mappe 4/)).toBeVisible();
  await press(page, t.total.back);
  await agreeTotal(page);
  await expect(page.getByRole('heading', { name: t.finished.title })).toBeVisible();
  await expect(page.getByText(t.finished.waits('3'))).toBeVisible();
  await expect(sendState(page)).toContainText(t.sending.saved);
  expect(await table.saved(2)).toMatchObject({ state: 'confirmed', tuple: { ...SPIL, outcome: 'bete' } });
  expect(await table.saved(3)).toMatchObject({ state: 'disputed', tuple: KRUK });

  // The director settles it, and the table hears of it.
  const { version = 1 } = (await table.saved(3)) ?? {};
  await sayBoard(table.api, table.table.id, 3, { ...KRUK, outcome: 'bete' }, version);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(t.news.corrected(3, 'Øst Ren nolo bete'))).toBeVisible();
  await context.close();
});

test('a phone for each pair: what one says, the other is asked', async ({ browser }) => {
  const table = await plantTable();
  const [ns, ew] = [await phoneAt(browser, table), await phoneAt(browser, table)];
  await weAre(ns.page, 'NS');
  await weAre(ew.page, 'EW');
  await enter(ns.page, SOLO);
  await press(ns.page, t.confirm.ownPhone(words.sides.EW));
  await expect(ns.page.getByRole('heading', { name: /Mappe 2/ })).toBeVisible();
  await expect(sendState(ns.page)).toContainText(t.sending.saved);
  await ew.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await agree(ew.page);
  await expect(sendState(ew.page)).toContainText(t.sending.saved);
  expect(await table.saved(1)).toMatchObject({ state: 'confirmed' });

  // What is being tapped in is not swept away by what the other phone says.
  await press(ew.page, new RegExp(`^${words.seats.E}`));
  await enter(ns.page, SPIL);
  await expect(sendState(ns.page)).toContainText(t.sending.saved);
  await ew.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await press(ew.page, words.names['ren-nolo']);
  await press(ew.page, new RegExp(`^${words.outcomes.kruk}`));
  await press(ew.page, t.entry.save);
  await expect(ew.page.getByText(t.news.disputed(2))).toBeVisible();
  expect(await table.saved(2)).toMatchObject({ state: 'disputed', tuple: SPIL });
  for (const { context } of [ns, ew]) await context.close();
});

test('hours without a network, on plain http at an address of the hall: all is kept, and sent once', async ({
  browser,
}) => {
  const [address] = networkAddresses();
  if (!address) throw new Error('This machine is on no network, so this cannot be tried.');
  const table = await plantTable();
  const url = `http://${address}:${new URL(thisRun().url).port}`;
  const { context, page } = await phoneAt(browser, table, { url });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await weAre(page, 'NS');
  await context.setOffline(true);
  for (const tuple of [SOLO, PASSED, KRUK, SPIL]) {
    await enter(page, tuple);
    await agree(page);
  }
  // The total is added up on the phone.
  await expect(page.getByRole('definition').first()).toHaveText('+8');
  await agreeTotal(page);
  await enter(page, SOLO);
  await expect(sendState(page)).toContainText(t.sending.waiting(11));
  await sendState(page).click();
  await expect(page.getByText(t.sending.lost)).toBeVisible();
  await expect(page.getByText('Mappe 3, N/S: Øst Ren nolo kruk')).toBeVisible();
  await press(page, t.call.open);
  await press(page, t.call.about.ruling);
  await expect(page.getByText(t.call.noConnection)).toBeVisible();

  // The phone's battery dies; later it is in the network again.
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(href('da', 'atTable', { id: table.table.id }));
  await expect(sendState(next)).toContainText(t.sending.saved);
  await expect(next.getByRole('heading', { name: t.confirm.title(words.sides.EW) })).toBeVisible();
  expect(await table.saved(3)).toMatchObject({ state: 'confirmed', tuple: KRUK, version: 3 });
  expect(await table.saved(5)).toMatchObject({ state: 'entered', tuple: SOLO, version: 2 });
  const log = await table.log();
  expect(log.filter((type) => type === 'board-said')).toHaveLength(5);
  expect(log.filter((type) => type === 'board-confirmed')).toHaveLength(4);
  expect(log.filter((type) => type === 'total-said')).toHaveLength(2);
  expect(asked).not.toContain('/service-worker.js');
  expect(asked.filter((path) => path.endsWith('.webmanifest'))).toEqual([]);
  await context.close();
});

test('the director wrote something else meanwhile: nothing is overwritten, and both hear of it', async ({
  browser,
}) => {
  const table = await plantTable();
  const { context, page } = await phoneAt(browser, table);
  await weAre(page, 'NS');
  await context.setOffline(true);
  await enter(page, SOLO);
  await expect(sendState(page)).toContainText(t.sending.waiting(1));
  await sayBoard(table.api, table.table.id, 1, PASSED);
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(t.news.kept(1))).toBeVisible();
  await expect(sendState(page)).toContainText(t.sending.saved);
  expect(await table.saved(1)).toMatchObject({ state: 'disputed', tuple: PASSED });
  await context.close();
});

test('a card that is renewed: what was said can be read out, and is sent when the phone is let in again', async ({
  browser,
}) => {
  const table = await plantTable();
  const { context, page } = await phoneAt(browser, table);
  await weAre(page, 'NS');
  await context.setOffline(true);
  await enter(page, KRUK);
  const params = { path: { id: table.round.id } };
  const { tables } = await accepted(table.api.GET('/api/rounds/{id}/phones', { params }));
  const card = tables.find(({ tableId }) => tableId === table.table.id)?.card;
  const renewed = await accepted(
    table.api.POST('/api/tables/{id}/card', {
      params: { path: { id: table.table.id } },
      body: { expectedCardId: card?.id ?? null },
    }),
  );
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await sendState(page).click();
  await expect(page.getByText(t.sending.read)).toBeVisible();
  await expect(page.getByText('Mappe 1, N/S: Øst Ren nolo kruk')).toBeVisible();
  const pin = renewed.tables.find(({ tableId }) => tableId === table.table.id)?.card?.pin;
  await context.request.post('/api/table-entrance', {
    headers: { origin: thisRun().url },
    data: { table: table.table.number, pin },
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(sendState(page)).toContainText(t.sending.saved);
  expect(await table.saved(1)).toMatchObject({ tuple: KRUK });
  await context.close();
});

test('a call of the director, taken back', async ({ browser }) => {
  const table = await plantTable();
  const { context, page } = await phoneAt(browser, table);
  await weAre(page, 'NS');
  await press(page, t.call.open);
  await press(page, t.call.about.ruling);
  await expect(page.getByText(/^Turneringslederen er kaldt/)).toBeVisible();
  const params = { path: { id: table.round.id } };
  const matters = () => accepted(table.api.GET('/api/rounds/{id}/table-matters', { params }));
  const [call] = (await matters()).calls;
  expect(call).toMatchObject({ tableId: table.table.id, board: 1, about: 'ruling' });
  await accepted(
    table.api.POST('/api/tables/{id}/calls/{call}/taking', {
      params: { path: { id: table.table.id, call: call?.id ?? '' } },
      body: { expectedVersion: call?.version ?? 0 },
    }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(t.call.coming(1))).toBeVisible();
  await press(page, t.call.takeBack);
  await expect(page.getByText(t.call.coming(1))).toBeHidden();
  expect((await matters()).calls).toEqual([]);
  await context.close();
});

test('where the connection is safe: opened, played on and sent with the server dead and the page closed', async ({
  browser,
}) => {
  test.slow();
  const venue = await openVenue();
  const run = { url: venue.url, session: await firstSignIn(venue.url, venue.token) };
  const table = await plantTable(8, run);
  const address = `${venue.url}${href('da', 'atTable', { id: table.table.id })}`;
  const { context, page } = await phoneAt(browser, table, run);
  await weAre(page, 'NS');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  const manifest = await context.request.get(`${address}/app.webmanifest`);
  expect(await manifest.json()).toMatchObject({ start_url: new URL(address).pathname, scope: '/bord/' });
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match(new URL('-', location.href).href)) !== undefined),
    )
    .toBe(true);

  await venue.kill();
  await enter(page, SOLO);
  await page.close();
  const second = await context.newPage();
  await second.goto(address);
  await agree(second);
  for (const tuple of [PASSED, KRUK, SPIL]) {
    await enter(second, tuple);
    await agree(second);
  }
  await second.reload();
  await agreeTotal(second);
  await expect(sendState(second)).toContainText(t.sending.waiting(10));

  await venue.startAgain();
  await second.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(sendState(second)).toContainText(t.sending.saved, { timeout: 20_000 });
  expect(await table.saved(1)).toMatchObject({ state: 'confirmed', tuple: SOLO, version: 3 });
  const log = await table.log();
  expect(log.filter((type) => type === 'board-said')).toHaveLength(4);
  expect(log.filter((type) => type === 'board-confirmed')).toHaveLength(4);
  expect(log.filter((type) => type === 'total-said')).toHaveLength(2);
  await context.close();
  await venue.close();
});

test('what waits is sent with the page closed, where the browser can', async ({ browser }) => {
  const table = await plantTable();
  const { context, page } = await phoneAt(browser, table);
  await weAre(page, 'NS');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await context.setOffline(true);
  await enter(page, KRUK);
  await agree(page);
  await expect(sendState(page)).toContainText(t.sending.waiting(2));
  await page.close();
  await context.setOffline(false);

  // The browser says that the network is back; here Chromium is told to.
  const other = await context.newPage();
  await other.goto('/');
  const browserItself = await context.newCDPSession(other);
  const registered = new Promise<string>((found) => {
    browserItself.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/bord/'));
      if (ours) found(ours.registrationId);
    });
  });
  await browserItself.send('ServiceWorker.enable');
  await browserItself.send('ServiceWorker.dispatchSyncEvent', {
    origin: thisRun().url,
    registrationId: await registered,
    tag: 'spadille-table',
    lastChance: false,
  });
  await expect.poll(async () => (await table.saved(1))?.state).toBe('confirmed');
  await context.close();
});

for (const { lang, width, colorScheme } of [
  { lang: 'da', width: 360, colorScheme: 'light' },
  { lang: 'en', width: 320, colorScheme: 'dark' },
] as const) {
  test(`every step can be seen, heard and pressed (${lang}, ${width} px, ${colorScheme})`, async ({
    browser,
  }) => {
    test.slow();
    const { atTable, contracts } = MESSAGES[lang];
    const table = await plantTable();
    const { context, page } = await phoneAt(browser, table);
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(href(lang, 'atTable', { id: table.table.id }));
    const check = async (flow = true) => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (!flow) return;
      const tall = await page.evaluate(() => {
        const main = document.querySelector('main');
        const hidden = main ? main.scrollHeight - main.clientHeight : 0;
        return Math.max(hidden, document.documentElement.scrollHeight - window.innerHeight);
      });
      expect(tall).toBeLessThanOrEqual(0);
      const heights = await page
        .locator('main button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    };
    const by = (name: RegExp | string) => page.getByRole('button', { name }).first();
    await check();
    await by(new RegExp(atTable.side.we(contracts.sideNames.NS))).click();
    await check();
    // South sits out on board 1: it may be pressed, and is warned of. From here on by the keyboard alone.
    await by(new RegExp(`^${contracts.seats.S}`)).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(atTable.entry.sitsOut(contracts.seats.S, 1))).toBeVisible();
    await expect(
      page.getByRole('heading', { name: atTable.entry.contract(contracts.seats.S) }),
    ).toBeFocused();
    await check();
    await by(contracts.names['tourne-respekt']).focus();
    await page.keyboard.press('Enter');
    await check();
    await by(new RegExp(`^${contracts.outcomes.won}`)).focus();
    await page.keyboard.press('Enter');
    await expect(by(atTable.entry.touts.made)).toBeVisible();
    await check();
    await by(atTable.entry.save).focus();
    await page.keyboard.press('Enter');
    await expect(by(atTable.confirm.yes)).toBeVisible();
    await check();
    await by(atTable.confirm.no).click();
    await check();
    await by(atTable.entry.onlyNo).click();
    await by(new RegExp(atTable.list.open)).click();
    await page.getByRole('row').nth(1).getByRole('button').click();
    await check(false);
    await by(new RegExp(atTable.call.open)).click();
    await expectAccessible(page);
    await context.close();
  });
}
