import { href } from '../src/lib/i18n/paths.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { slipReady } from './support/director-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { drawRound } from './support/seed.ts';

/** Each theme and width with each language, without trying all of them together. */
const VIEWS = [
  { lang: 'da', width: 360, colorScheme: 'light' },
  { lang: 'da', width: 1280, colorScheme: 'dark' },
  { lang: 'en', width: 360, colorScheme: 'dark' },
  { lang: 'en', width: 1280, colorScheme: 'light' },
] as const;

for (const { lang, width, colorScheme } of VIEWS) {
  test(`every director’s page is accessible and keeps its width (${lang}, ${width} px, ${colorScheme})`, async ({
    directorPage: page,
    publishedPool,
    api,
  }) => {
    test.slow();
    const long = 'Østerbro og Omegns L’hombreforening af 1903, tredje seniorhold';
    const { id } = await publishedPool({ teams: ['Ærø', long, 'Aalborg'] });
    const { stages } = await accepted(api.GET('/api/tournaments/{id}', { params: { path: { id } } }));
    const published = stages[0]?.rounds[0]?.id ?? '';
    const round = await drawRound(api, stages[0]?.id ?? '');
    const match = round.matchList.find(({ kind }) => kind === 'played');
    const table = match?.tables[0]?.id ?? '';
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const address of [
      href(lang, 'director'),
      `${href(lang, 'setup')}#unknown`,
      href(lang, 'signIn'),
      href(lang, 'rounds', { id }),
      href(lang, 'teams', { id }),
      href(lang, 'standingsNow', { id }),
      href(lang, 'folders', { id }),
      href(lang, 'settings', { id }),
      href(lang, 'draw', { id }),
      href(lang, 'day', { id: round.id }),
      href(lang, 'redraw', { id: round.id }),
      href(lang, 'day', { id: published }),
      href(lang, 'matchSheet', { id: match?.id ?? '' }),
      href(lang, 'slip', { id: table }),
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await slipReady(page);
    await page.keyboard.type('nox');
    await expect(page.locator('#slip-refusal')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    for (const keys of [',n', 'a']) {
      await page.keyboard.type(keys);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}
