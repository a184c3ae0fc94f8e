import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { accepted, directorApi } from './support/api.ts';
import { directorIn, saveState, slipReady, tabTo } from './support/director-pages.ts';
import { firstSignIn } from './support/first-sign-in.ts';
import { expect, test } from './support/fixtures.ts';
import { openSlip } from './support/open-slip.ts';
import { DIRECTOR } from './support/run.ts';
import { drawRound, plantTournament } from './support/seed.ts';
import { openVenue } from './support/venue.ts';

const t = MESSAGES.da.director;
const words = MESSAGES.da;

test('from the one-time link to published standings by the keyboard alone', async ({ browser }) => {
  const venue = await openVenue();
  const context = await browser.newContext({ baseURL: venue.url, locale: 'da-DK' });
  const page = await context.newPage();
  const { keyboard } = page;

  await page.goto(`${href('da', 'setup')}#${venue.token}`);
  await tabTo(page, page.getByLabel(t.setup.name));
  await keyboard.type('Karen Blixt');
  await tabTo(page, page.getByLabel(t.setup.password));
  await keyboard.type('kort');
  await keyboard.press('Enter');
  await expect(page.getByText(t.setup.tooShort(4))).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type(DIRECTOR.password);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: t.tournaments.title })).toBeVisible();
  await tabTo(page, page.getByLabel(t.tournaments.name, { exact: true }));
  await keyboard.type('Klubmesterskab');
  await tabTo(page, page.getByText(t.tournaments.settings));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel(t.settings.boardsPerMatch));
  await keyboard.press('Control+a');
  await keyboard.type('4');
  await keyboard.press('Enter');

  for (const team of ['Ærø', 'Randers']) {
    await expect(page.getByLabel(t.teams.name)).toBeFocused();
    await keyboard.type(team);
    if (team === 'Ærø') {
      await keyboard.press('Tab');
      await keyboard.type('Marstal');
    }
    await keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: team })).toBeVisible();
  }

  // The club of one team is not the next one's.
  await expect(page.getByRole('cell', { name: 'Marstal' })).toHaveCount(1);

  await tabTo(page, page.getByRole('link', { name: t.tournament.groups.play }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: t.tournament.draw }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: t.draw.submit }));
  await expect(page.getByRole('row', { name: '1 Ærø' }).first()).toBeVisible();
  await keyboard.press('Enter');

  await expect(page.getByLabel(t.day.jump)).toBeFocused();
  await keyboard.type('1');
  await keyboard.press('Enter');
  await slipReady(page);
  await keyboard.type('no+tvsb-er+');
  await expect(page.getByTestId('slip-total')).toHaveText('+2');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.slip.title(2) })).toBeVisible();
  await slipReady(page);
  await keyboard.type('nobvs+--');
  await expect(saveState(page)).toHaveText(/Alt gemt/);
  await keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: t.day.close }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: t.day.publish }));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: t.day.seePublic })).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: venue.url })).newPage();
  await visitor.goto(href('da', 'front'));
  await visitor.getByRole('heading', { name: 'Klubmesterskab' }).getByRole('link').click();
  // +2 at table 1 and, sitting the other way, +4 at table 2: the match is won by the championship's scale.
  await expect(visitor.getByRole('row', { name: /Ærø/ })).toContainText('+6');
  await venue.close();
});

test('a server killed in the middle of a slip loses no accepted board', async ({ browser }) => {
  const venue = await openVenue();
  const run = { url: venue.url, session: await firstSignIn(venue.url, venue.token) };
  const api = directorApi(run);
  const { stageId } = await plantTournament(api, { teams: ['Ærø', 'Randers'], boards: 8 });
  const round = await drawRound(api, stageId);
  const id = round.matchList[0]?.tables[0]?.id ?? '';
  const { page } = await directorIn(browser, run);
  await page.goto(href('da', 'slip', { id }));
  await slipReady(page);

  await page.keyboard.type('no+t');
  await expect(saveState(page)).toHaveText(/Alt gemt/);
  const killed = venue.kill();
  await page.keyboard.type('vsb-ss+xnnk');
  await killed;
  await page.keyboard.type('eu+');
  await expect(saveState(page)).toContainText(t.queue.lost(5));
  await expect(page.getByRole('grid').getByRole('row', { name: /Ren nolo kruk/ })).toBeVisible();

  await venue.startAgain();
  // The page tries again every few seconds.
  await expect(saveState(page)).toHaveText(/Alt gemt/, { timeout: 20_000 });
  await page.keyboard.type('--');
  await expect(saveState(page)).toHaveText(/Alt gemt/);
  await page.reload();
  await expect(page.getByText(t.slip.allDone)).toBeVisible();
  const { table } = await accepted(api.GET('/api/tables/{id}/slip', { params: { path: { id } } }));
  expect(table.boards.map(({ tuple }) => tuple)).toEqual([
    { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'made' },
    { contract: 'spil', declarer: 'W', outcome: 'bete', tout: 'none' },
    { contract: 'pas' },
    { contract: 'spil', declarer: 'S', outcome: 'won', tout: 'failed' },
    { contract: 'ren-nolo', declarer: 'N', outcome: 'kruk', tout: 'none' },
    { contract: 'nolo-ouvert', declarer: 'E', outcome: 'won', tout: 'none' },
    { contract: 'pas' },
    { contract: 'pas' },
  ]);
  // Each entry counted once: one version more for each thing said of a board.
  expect(table.boards.map(({ version }) => version)).toEqual([3, 2, 2, 3, 2, 2, 2, 2]);
  await venue.close();
});

test('a page that needs a director leads to the sign-in page and back', async ({ page }) => {
  const { address } = await openSlip();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: t.session.signIn })).toBeVisible();
  await page.getByLabel(t.session.login).fill(DIRECTOR.login);
  await page.getByLabel(t.session.password).fill('forkert adgangskode');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(words.problems.texts['sign-in-failed'].what({}));
  await page.getByLabel(t.session.password).fill(DIRECTOR.password);
  await page.keyboard.press('Enter');
  await slipReady(page);
});

test('closing tells what is missing and leads there; boards not played, a walkover', async ({
  directorPage: page,
}) => {
  const { round, match } = await openSlip(2);
  await page.goto(href('da', 'day', { id: round.id }));
  await page.getByRole('button', { name: t.day.start }).click();
  await page.getByRole('button', { name: t.day.close }).click();
  await expect(page.getByRole('alert')).toContainText(t.day.incomplete);
  await page.getByRole('link', { name: t.day.incompleteTable(2, '1–2') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.slip.title(2) })).toBeVisible();

  await page.goto(href('da', 'matchSheet', { id: match.id }));
  await page.getByText(t.matchPage.notPlayed, { exact: true }).click();
  await page.getByLabel(t.matchPage.notPlayedBoards).fill('2');
  await page.locator('[name="not-played-reason"]').fill('Tiden løb ud');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.matchPage.notPlayedList('2'))).toBeVisible();

  await page.getByText(t.matchPage.kind, { exact: true }).click();
  await page.getByLabel(t.matchPage.kinds.walkover('Randers')).check();
  await page.locator('[name="kind-reason"]').fill('Ærø kom ikke');
  await page.getByRole('button', { name: t.matchPage.saveKind, exact: true }).last().click();
  await expect(page.getByText(t.matchPage.because('Ærø kom ikke'))).toBeVisible();
  await page.goto(href('da', 'day', { id: round.id }));
  await page.getByRole('button', { name: t.day.close }).click();
  await expect(page.getByRole('button', { name: t.day.publish })).toBeVisible();
});

test('published results differ after a correction, are published again and withdrawn', async ({
  directorPage: page,
  publishedPool,
  api,
}) => {
  const { stageId: _, id, slug } = await publishedPool({ teams: ['Ærø', 'Randers'], boards: 2 });
  const { stages } = await accepted(api.GET('/api/tournaments/{id}', { params: { path: { id } } }));
  const roundId = stages[0]?.rounds[0]?.id ?? '';
  await page.goto(href('da', 'day', { id: roundId }));
  await page.getByRole('button', { name: t.day.reopen }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t.day.reason)).toBeFocused();
  await expect(page.getByLabel(t.day.reason)).toHaveAccessibleDescription(words.common.missing);
  await page.getByLabel(t.day.reason).fill('Forkert tastet');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel(t.day.jump).fill('1');
  await page.keyboard.press('Enter');
  await slipReady(page);
  await page.keyboard.type('no+');
  await expect(saveState(page)).toHaveText(/Alt gemt/);
  await page.goto(href('da', 'day', { id: roundId }));
  await expect(page.getByText(t.day.differs)).toBeVisible();
  await page.getByRole('button', { name: t.day.close }).click();
  await page.getByRole('button', { name: t.day.publishAgain }).click();
  await expect(page.getByText(t.day.differs)).toBeHidden();
  await page.getByRole('button', { name: t.day.withdraw }).click();
  await page.getByLabel(t.day.reason).fill('Klage');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Trukket tilbage/)).toBeVisible();
  const gone = await page.request.get(href('da', 'round', { slug, round: 1 }));
  expect(gone.status()).toBe(404);
});
