import type { BoardTuple } from '@spadille/rules';
import { networkAddresses } from '../../../scripts/lib/addresses.mjs';
import { LANGS } from '../src/lib/i18n/lang.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { drawRound, plantTournament, playRound, publishRound } from './support/seed.ts';

const SOLO: BoardTuple = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'made' };
const KRUK: BoardTuple = { contract: 'ren-nolo', declarer: 'E', outcome: 'kruk', tout: 'none' };
const LONG = 'Østerbro og Omegns L’hombreforening af 1903, tredje seniorhold';

/** Home wins a solo at table one, and everything else is passed out or lost in the same way at both tables. */
const lively = (table: number, board: number): BoardTuple => {
  if (table === 1 && board === 1) return SOLO;
  return board === 2 ? KRUK : { contract: 'pas' };
};

for (const lang of LANGS) {
  test(`a visitor comes from the front page to a team (${lang})`, async ({ page, publishedPool }) => {
    const { name } = await publishedPool({ result: lively });
    const t = MESSAGES[lang];
    await page.goto(href(lang, 'front'));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('region', { name: t.public.tournament.rounds }).getByRole('link').click();
    await expect(page.getByRole('table', { name: t.public.round.matches })).toBeVisible();
    await page.getByRole('link', { name: t.public.round.match(1), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.public.round.match(1));
    await expect(page.getByRole('row', { name: t.public.tables.gamePoints }).last()).toContainText('+4');
    await page.getByRole('link', { name: t.public.match.next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.public.round.match(2));
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Ærø' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ærø');
    await page.getByRole('link', { name: /^1/ }).first().click();
    await expect(page).toHaveTitle(/Spadille$/);
  });
}

/** Each size is seen in each theme and each language in each size and theme, without trying all of them together. */
const VIEWS = [
  { lang: 'da', width: 360, colorScheme: 'light' },
  { lang: 'da', width: 1280, colorScheme: 'dark' },
  { lang: 'en', width: 360, colorScheme: 'dark' },
  { lang: 'en', width: 1280, colorScheme: 'light' },
] as const;

for (const { lang, width, colorScheme } of VIEWS) {
  test(`every public page is accessible and keeps its width (${lang}, ${width} px, ${colorScheme})`, async ({
    page,
    publishedPool,
  }) => {
    const { slug } = await publishedPool({ teams: ['Ærø', LONG, 'Aalborg'], result: lively });
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const address of [
      href(lang, 'front'),
      href(lang, 'tournament', { slug }),
      href(lang, 'standings', { slug }),
      href(lang, 'round', { slug, round: 1 }),
      href(lang, 'match', { slug, round: 1, match: 1 }),
      href(lang, 'team', { slug, team: 2 }),
      href(lang, 'scoring'),
      href(lang, 'tournament', { slug: 'nothing-here' }),
    ]) {
      await page.goto(address);
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

test('the language switch stays on the page', async ({ page, publishedPool }) => {
  const { slug } = await publishedPool();
  await page.goto(href('da', 'match', { slug, round: 1, match: 1 }));
  await page.getByRole('link', { name: 'English' }).click();
  expect(new URL(page.url()).pathname).toBe(`/en/tournament/${slug}/round/1/match/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match 1');
  await page.getByRole('link', { name: 'Dansk' }).click();
  expect(new URL(page.url()).pathname).toBe(`/turnering/${slug}/runde/1/kamp/1`);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute(
    'href',
    /^http:\/\/[^/]+\/en\/tournament/,
  );
});

test('nothing of an unpublished round can be reached', async ({ page, api }) => {
  const { slug, stageId, name } = await plantTournament(api);
  const { id } = await drawRound(api, stageId);
  await playRound(api, id);
  for (const address of [
    href('da', 'tournament', { slug }),
    href('en', 'standings', { slug }),
    href('da', 'round', { slug, round: 1 }),
    href('en', 'match', { slug, round: 1, match: 1 }),
    href('da', 'team', { slug, team: 1 }),
  ]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(name)).toHaveCount(0);
  }
  await page.goto(href('da', 'front'));
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a withdrawn round goes at once', async ({ page, api, publishedPool }) => {
  const { id, slug, name } = await publishedPool();
  const address = href('da', 'round', { slug, round: 1 });
  expect((await page.goto(address))?.status()).toBe(200);
  const view = await accepted(api.GET('/api/tournaments/{id}', { params: { path: { id } } }));
  const round = view.stages[0]?.rounds[0];
  await accepted(
    api.POST('/api/rounds/{id}/publication/withdrawal', {
      params: { path: { id: round?.id ?? '' } },
      body: { expectedVersion: round?.version ?? 0, reason: 'Fejl i kamp 1' },
    }),
  );
  expect((await page.goto(address))?.status()).toBe(404);
  await page.goto(href('da', 'front'));
  await expect(page.getByText(name)).toHaveCount(0);
});

test('names are shown as text', async ({ page, publishedPool }) => {
  const nasty = '<img src=x onerror=alert(1)>{1+1}&amp;';
  const { slug } = await publishedPool({ teams: [nasty, 'Odense'] });
  for (const address of [
    href('da', 'standings', { slug }),
    href('da', 'match', { slug, round: 1, match: 1 }),
    href('da', 'team', { slug, team: 1 }),
  ]) {
    await page.goto(address);
    await expect(page.getByText(nasty).first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  }
});

test('passed out, cancelled and not played are told apart, a penalty is only its points', async ({
  page,
  api,
}) => {
  const { slug, stageId } = await plantTournament(api, { teams: ['Ærø', 'Odense'], boards: 8 });
  const { id } = await drawRound(api, stageId);
  const round = await accepted(api.GET('/api/rounds/{id}', { params: { path: { id } } }));
  const [match] = round.matchList;
  if (!match) throw new Error('two teams have a match');
  const path = { id: match.id };
  const version = async () => (await accepted(api.GET('/api/matches/{id}', { params: { path } }))).version;
  await accepted(
    api.PUT('/api/matches/{id}/boards-not-played', {
      params: { path },
      body: { expectedVersion: await version(), boards: [7, 8], reason: 'Tiden løb ud' },
    }),
  );
  for (const table of match.tables) {
    for (let board = 1; board <= 6; board += 1) {
      await accepted(
        api.PUT('/api/tables/{id}/boards/{board}', {
          params: { path: { id: table.id, board } },
          body: {
            entryId: crypto.randomUUID(),
            expectedVersion: 1,
            said: { kind: 'result', tuple: lively(table.number, board) },
          },
        }),
      );
    }
  }
  await accepted(
    api.PUT('/api/matches/{id}/cancelled-boards', {
      params: { path },
      body: { expectedVersion: await version(), board: 3, cancelled: true, reason: 'Forkert mappe' },
    }),
  );
  await accepted(
    api.POST('/api/matches/{id}/penalties', {
      params: { path },
      body: {
        expectedVersion: await version(),
        tableId: match.tables[0]?.id ?? '',
        board: 4,
        side: 'NS',
        rule: 'bid-out-of-turn',
      },
    }),
  );
  await publishRound(api, id);

  await page.goto(href('da', 'match', { slug, round: 1, match: 1 }));
  const line = (board: number) => page.getByRole('row', { name: new RegExp(`^${board} `) });
  await expect(line(1)).toContainText('vundet, tout');
  await expect(line(2)).toContainText('Ren nolo');
  await expect(line(2)).toContainText('kruk');
  await expect(line(3)).toContainText('Annulleret');
  await expect(line(4)).toContainText('Alle pas');
  await expect(line(7)).toContainText('Ikke spillet');
  await expect(page.getByRole('row', { name: /^Strafpoint/ })).toContainText('−1');
  await expect(page.getByRole('row', { name: /^Spillepoint/ }).last()).toContainText('+3');
  await expect(page.locator('main')).not.toContainText(/§|Tiden løb ud|Forkert mappe|turn/);
});

test('the chosen theme survives a reload, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Mørk' }).click();
  await expect(page.getByRole('button', { name: 'Mørk' })).toHaveAttribute('aria-pressed', 'true');
  const dark = await paper();
  expect(dark).not.toBe(light);
  // The very first thing that is painted is dark already: the attribute is there before the body is.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.atFirst = document.documentElement.dataset.theme ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'dark');
  expect(await paper()).toBe(dark);
  await page.getByRole('button', { name: 'Som enheden' }).click();
  expect(await paper()).toBe(light);
});

test('over plain http on the hall’s network everything is there', async ({
  browser,
  publishedPool,
  baseURL,
}) => {
  const [address] = networkAddresses();
  if (!address) throw new Error('This machine is on no network, so this cannot be tried.');
  const { slug } = await publishedPool({ result: lively });
  const base = `http://${address}:${new URL(baseURL ?? '').port}`;
  const page = await browser.newPage();
  await page.goto(`${base}${href('da', 'match', { slug, round: 1, match: 1 })}`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamp 1');
  expect(await page.evaluate(() => document.fonts.check('16px "Source Sans 3"'))).toBe(true);
  await expect(page.locator('link[hreflang="da"]')).toHaveAttribute('href', new RegExp(`^${base}/turnering`));
  await page.getByRole('button', { name: 'Mørk' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match 1');
  await page.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every result can be read, and why a team has its place', async ({ page, publishedPool }) => {
    const { slug, name } = await publishedPool({ result: lively });
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Mørk' })).toBeHidden();
    const why = page.locator('details').first();
    await why.locator('summary').click();
    await expect(why.locator('p').first()).toBeVisible();
    await page.goto(href('da', 'match', { slug, round: 1, match: 1 }));
    await expect(page.getByRole('row', { name: /^1 / })).toContainText('Solo');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match 1');
  });

  test('a public page asks for no script but the theme’s', async ({ page, publishedPool }) => {
    const { slug } = await publishedPool();
    await page.goto(href('da', 'standings', { slug }));
    await expect(page.locator('script')).toHaveCount(1);
    await expect(page.locator('[style]')).toHaveCount(0);
  });
});
