import { type Page } from '@playwright/test';
import { v7 } from 'uuid';
import { LANGS } from '../src/lib/i18n/lang.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { accepted, type TestApi } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { drawRound, plantTournament, playRound, type SeededTournament } from './support/seed.ts';

/** Sixty characters, some of them wide, and two without a place to break. */
const LONG = [
  'Wilhelmsborg og Omegns Lhombreklub af 1897, hold nummer tolv',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Sydvestjysk-Nordslesvigsk-Ballum-Højer-Møgeltønder-Skærbæk 2',
  'Ærøskøbing',
];
const teamNames = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => (LONG[index % LONG.length] ?? '').slice(0, 57) + ` ${index + 1}`,
  );

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

async function setLive(api: TestApi, id: string, live = true) {
  const params = { path: { id } };
  const { version } = await accepted(api.GET('/api/rounds/{id}/wall', { params }));
  return accepted(api.PUT('/api/rounds/{id}/live', { params, body: { expectedVersion: version, live } }));
}

async function showDraw(api: TestApi, id: string) {
  const params = { path: { id } };
  const { version } = await accepted(api.GET('/api/rounds/{id}', { params }));
  await accepted(
    api.PUT('/api/rounds/{id}/draw-shown', { params, body: { expectedVersion: version, shown: true } }),
  );
}

const announce = (api: TestApi, id: string, text: string) =>
  accepted(
    api.POST('/api/rounds/{id}/announcements', {
      params: { path: { id } },
      body: { announcementId: v7(), text },
    }),
  );

const startClock = (api: TestApi, id: string) =>
  accepted(
    api.PUT('/api/rounds/{id}/clock', {
      params: { path: { id } },
      body: { expectedVersion: 0, step: { kind: 'start' } },
    }),
  );

/** What the program called the first round, in the reader’s language. */
const ROUND = { da: 'Runde 1', en: 'Round 1' } as const;

const addressOf = (page: 'wall' | 'live', { slug }: SeededTournament, lang: (typeof LANGS)[number] = 'da') =>
  href(lang, page, { slug, round: 1 });

/** Nothing hangs over the edge of the screen, or of the place that it has. */
async function expectWhole(page: Page, what: string) {
  // Letters are fitted a moment after the screen has changed.
  await expect.poll(() => hangingOver(page), { message: what }).toEqual([]);
}

const hangingOver = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const screen = root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight;
    // Of single lines the letters' own boxes reach beyond the line; what holds them must not be overrun.
    const holders = '.wall, .stage, .page, .name, .text, ol, li, [role=table], [role=row]';
    const inner = [...document.querySelectorAll<HTMLElement>(holders)].filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    );
    const { right, bottom } = root.getBoundingClientRect();
    const outside = [...document.querySelectorAll('.stage *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.right > right + 1 || box.bottom > bottom + 1;
    });
    const name = (element: Element) =>
      `${element.className || element.tagName}: ${element.textContent.slice(0, 40)}`;
    return [...(screen ? ['the screen'] : []), ...inner.map(name), ...outside.map(name)];
  });

test('the wall shows forty teams with long names whole, at every size', async ({ page, api }, info) => {
  test.setTimeout(240_000);
  const cup = await plantTournament(api, { teams: teamNames(40), boards: 2 });
  const { id } = await drawRound(api, cup.stageId);
  await setLive(api, id);
  await playRound(api, id, (table, board) =>
    table % 3 === 0
      ? { contract: 'pas' }
      : {
          contract: table % 4 === 1 ? 'nolo-ouvert' : 'solo',
          declarer: board === 1 ? 'N' : 'S',
          outcome: table % 5 === 0 ? 'kruk' : 'won',
          tout: 'none',
        },
  );
  await showDraw(api, (await drawRound(api, cup.stageId, '2026-11-16')).id);
  await startClock(api, id);
  const words = MESSAGES.da.wall.screen;
  for (const news of [false, true]) {
    if (news) await announce(api, id, 'Frokosten er klar i den store sal. '.repeat(8));
    await page.goto(addressOf('wall', cup));
    await page.getByRole('button', { name: words.pause }).click();
    await expect(page.getByText(words.paused)).toBeVisible();
    const count = Number(
      (
        await page
          .getByText(/^\d+ af \d+$/)
          .last()
          .innerText()
      ).split(' ')[2],
    );
    expect(count).toBeGreaterThan(8);
    const seen = new Set<string>();
    for (let shown = 1; shown <= count; shown += 1) {
      await expect(page.getByText(words.of(shown, count), { exact: true }).last()).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => document.fonts.ready);
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        seen.add(title);
        await expectWhole(page, `${title} ${shown} ${size.width}`);
        if (shown === 1 || title !== info.title) {
          await page.screenshot({
            path: info.outputPath(`${news ? 'news-' : ''}${shown}-${size.width}.png`),
          });
        }
      }
      await page.keyboard.press('ArrowRight');
    }
    expect([...seen]).toEqual([words.results, words.standings, words.nextSeating('Runde 2')]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectAccessible(page);
  }
});

test('what a table enters is on the wall and with those who follow, in another browser without login', async ({
  page,
  api,
}) => {
  const cup = await plantTournament(api, { teams: ['Ærø', 'Odense', 'Aalborg', 'Vejle'], boards: 2 });
  const { id } = await drawRound(api, cup.stageId);
  expect((await page.goto(addressOf('live', cup)))?.status()).toBe(404);
  await setLive(api, id);
  const words = MESSAGES.da.wall.live;
  await page.goto(href('da', 'front'));
  await page.getByRole('listitem').filter({ hasText: cup.name }).getByRole('link').first().click();
  await expect(page).toHaveURL(addressOf('live', cup));
  await expect(page.getByText(words.noneFinished)).toBeVisible();
  await expect(page.getByRole('table', { name: words.standings })).toBeVisible();
  await playRound(api, id, (table) => ({
    contract: table === 1 ? 'nolo-ouvert' : 'spil',
    declarer: 'N',
    outcome: 'won',
    tout: 'none',
  }));
  await expect(page.getByRole('table', { name: words.finished })).toContainText('+10');
  await announce(api, id, 'Kaffe om ti minutter');
  await startClock(api, id);
  await expect(page.getByText('Kaffe om ti minutter')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/2:(30:00|29:\d\d)/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: words.seeBoards(1) }).click();
  await expect(page.getByRole('table').last()).toContainText('+6');

  await page.goto(href('da', 'round', { slug: cup.slug, round: 1 }));
  await expect(page).toHaveURL(addressOf('live', cup));
  await setLive(api, id, false);
  await expect(page.getByText(words.hidden)).toBeVisible();
  await expect(page.getByText('+10')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of LANGS) {
    test(`the page that one follows says when it was made (${lang})`, async ({ page, api }) => {
      const cup = await plantTournament(api, { teams: ['Ærø', 'Odense'], boards: 2 });
      const { id } = await drawRound(api, cup.stageId);
      await setLive(api, id);
      const words = MESSAGES[lang].wall.live;
      await page.goto(addressOf('live', cup, lang));
      const made = words.madeAt('').replace(/[.\s]+$/, '');
      await expect(page.getByText(made)).toBeVisible();
      await page.getByRole('link', { name: words.reload }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title(ROUND[lang]));
      await expect(page.getByText(words.provisional)).toBeVisible();
    });
  }
});

test('a director has the wall in one place', async ({ directorPage: page, api, browser }) => {
  const cup = await plantTournament(api, { teams: ['Ærø', 'Odense'], boards: 2 });
  const { id } = await drawRound(api, cup.stageId);
  const words = MESSAGES.da.wall.director;
  await page.goto(href('da', 'day', { id }));
  const section = page.getByRole('region', { name: words.title });
  await expect(section.getByText(words.nothingShown)).toBeVisible();
  await section.getByRole('button', { name: words.turnOn }).click();
  await expect(section.getByText(words.liveOn)).toBeVisible();
  await section.getByRole('button', { name: words.start }).click();
  await expect(section.getByRole('button', { name: words.pause })).toBeVisible();
  await section.getByRole('textbox', { name: words.announce }).fill('Velkommen');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('listitem')).toContainText('Velkommen');
  await expectAccessible(page);

  const hall = await browser.newContext();
  const wall = await hall.newPage();
  await wall.goto(
    new URL((await section.getByRole('link', { name: words.open }).getAttribute('href')) ?? '', page.url())
      .href,
  );
  await expect(wall.getByRole('heading', { level: 1 })).toHaveText(
    MESSAGES.da.wall.screen.seating('Runde 1'),
  );
  await expect(wall.getByRole('status').filter({ hasText: 'Velkommen' })).toBeVisible();
  await expect(wall.getByRole('timer')).toContainText('2:29');
  await section.getByRole('button', { name: `${words.takeDown}: Velkommen` }).click();
  await expect(wall.getByText('Velkommen')).toHaveCount(0);
  await section.getByRole('button', { name: words.pause }).click();
  await expect(wall.getByRole('timer')).toContainText(MESSAGES.da.wall.clock.stands);
  await hall.close();
});
