import { randomUUID } from 'node:crypto';
import { LANGS } from '../src/lib/i18n/lang.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import {
  LONG_TEAM,
  plantSeason,
  playersOf,
  playToTheEnd,
  showCalendar,
  showDraw,
  showEntries,
} from './support/season.ts';
import { playRound, publishRound } from './support/seed.ts';

/** Letters that no other test's names begin with. */
const newMark = () =>
  `Q${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8)}x`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of LANGS) {
    test(`a player finds his table, and somebody hidden does not (${lang})`, async ({ page, api }) => {
      const mark = newMark();
      const season = await plantSeason(api, { mark });
      await showDraw(api, season.roundIds[0] ?? '');
      const words = MESSAGES[lang].seasonPages.find;
      await page.goto(href(lang, 'front'));
      await page.getByRole('link', { name: MESSAGES[lang].seasonPages.menu.find }).first().click();
      const search = async (typed: string) => {
        await page
          .getByRole('searchbox')
          .or(page.getByRole('textbox', { name: words.label }))
          .fill(typed);
        await page.getByRole('button', { name: words.action }).click();
      };
      await search(`aage ${mark.toLowerCase()} oersted 2`);
      const [first] = playersOf(2, mark);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(first?.name ?? '');
      await expect(page.getByRole('article')).toContainText(words.pair.NS);
      await page.getByRole('link', { name: words.wholeDraw }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(4);
      await expect(page.getByRole('cell', { name: LONG_TEAM }).first()).toBeVisible();

      const players = await accepted(api.GET('/api/players', { params: { query: { q: mark } } }));
      const hidden = players.players.find(({ name }) => name === first?.name);
      const path = { id: hidden?.id ?? '' };
      const { version } = await accepted(api.GET('/api/players/{id}', { params: { path } }));
      await accepted(
        api.PATCH('/api/players/{id}', {
          params: { path },
          body: { expectedVersion: version, hidden: true },
        }),
      );
      await page.goto(href(lang, 'findTable'));
      await search(first?.name ?? '');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(words.noneTitle(first?.name ?? ''));
    });
  }

  test('somebody asks that his name is not shown, and hears the same whoever he is', async ({
    page,
    api,
  }) => {
    const mark = newMark();
    await plantSeason(api, { mark, teams: ['Ærø', 'Odense'] });
    const words = MESSAGES.da.seasonPages.hideName;
    const ask = async (name: string) => {
      await page.goto(href('da', 'findTable'));
      await page.getByRole('main').getByRole('link', { name: words.title }).click();
      await page.getByRole('textbox', { name: words.name }).fill(name);
      await page.getByRole('button', { name: words.action }).click();
      await expect(page.getByRole('status')).toContainText(words.doneTitle);
      return page.getByRole('main').innerText();
    };
    const known = playersOf(1, mark)[0]?.name ?? '';
    expect(await ask(known)).toBe(await ask(`Ingen ${newMark()}`));
    const asked = await accepted(api.GET('/api/name-requests'));
    expect(JSON.stringify(asked)).toContain(known);
  });
});

test('a season is read from its first day to its winner', async ({ page, api }) => {
  const season = await plantSeason(api, { mark: newMark(), teams: ['Ærø', 'Odense', 'Vejle'] });
  const { slug, name, id } = season;
  const address = href('da', 'tournament', { slug });
  const words = MESSAGES.da.seasonPages;
  expect((await page.goto(address))?.status()).toBe(404);

  await showCalendar(api, id);
  await page.goto(href('da', 'front'));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('table', { name: words.calendar.title })).toContainText(
    'kl. 10.00, Medborgerhuset',
  );
  await expect(page.getByRole('main')).not.toContainText('Odense');

  await showDraw(api, season.roundIds[0] ?? '');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Odense' })).toBeVisible();
  await page.getByRole('link', { name: words.season.draw }).click();
  await expect(page.getByRole('table', { name: words.draw.tables })).toContainText('Odense');

  await playToTheEnd(api, season, 3);
  await page.goto(address);
  const podium = page.getByRole('region', { name: words.season.podium });
  await expect(podium).toContainText(words.season.winner);
  await page.getByRole('link', { name: words.season.crosstable }).click();
  const table = page.getByRole('table', { name: words.crosstable.captionOnly('Runde 3') });
  await expect(table.getByRole('row')).toHaveCount(4);
  const winner = table.getByRole('row').nth(1);
  await winner.getByRole('cell').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kamp/);
});

test('nothing of a season that is not shown can be reached', async ({ page, api }) => {
  const mark = newMark();
  const season = await plantSeason(api, { mark, teams: ['Ærø', 'Odense'] });
  const [roundId = ''] = season.roundIds;
  const { slug, name } = season;
  const hidden = [
    href('da', 'tournament', { slug }),
    href('en', 'crosstable', { slug }),
    href('da', 'tables', { slug, round: 1 }),
    href('en', 'publicEntries', { slug }),
  ];
  const open = [href('da', 'front'), href('en', 'champions'), `${href('da', 'findTable')}?q=${mark}`];
  const expectNothing = async () => {
    for (const address of [...hidden, ...open]) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(hidden.includes(address) ? 404 : 200);
      await expect(page.getByText(name)).toHaveCount(0);
      await expect(page.getByText('Ørsted')).toHaveCount(0);
    }
  };
  await expectNothing();
  await playRound(api, roundId);
  await publishRound(api, roundId);
  expect((await page.goto(hidden[0] ?? ''))?.status()).toBe(200);
  const params = { path: { id: roundId } };
  const { version } = await accepted(api.GET('/api/rounds/{id}', { params }));
  await accepted(
    api.POST('/api/rounds/{id}/publication/withdrawal', {
      params,
      body: { expectedVersion: version, reason: 'For tidligt' },
    }),
  );
  await expectNothing();
});

/** Each size is seen in each theme and each language in each size and theme, without trying all of them together. */
const VIEWS = [
  { lang: 'da', width: 360, colorScheme: 'light' },
  { lang: 'da', width: 1280, colorScheme: 'dark' },
  { lang: 'en', width: 360, colorScheme: 'dark' },
  { lang: 'en', width: 1280, colorScheme: 'light' },
] as const;

for (const { lang, width, colorScheme } of VIEWS) {
  test(`the pages of a season are accessible and keep their width (${lang}, ${width} px, ${colorScheme})`, async ({
    page,
    api,
  }) => {
    test.setTimeout(120_000);
    const mark = newMark();
    // So many teams that the crosstable is wider than a telephone.
    const teams = ['Ærø', LONG_TEAM, 'Aalborg', 'Vejle', 'Nykøbing', 'Ringsted'];
    const season = await plantSeason(api, { mark, teams });
    const { slug, id, roundIds } = season;
    await showCalendar(api, id);
    await showEntries(api, id);
    await showDraw(api, roundIds[0] ?? '');
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const look = async (...addresses: readonly string[]) => {
      for (const address of addresses) {
        expect((await page.goto(address))?.status()).toBe(200);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    };
    const address = href(lang, 'tournament', { slug });
    const find = href(lang, 'findTable');
    await look(
      address,
      href(lang, 'publicEntries', { slug }),
      href(lang, 'tables', { slug, round: 1 }),
      find,
      `${find}?q=${mark}`,
      `${find}?q=ingenaltingheddersaadan`,
      href(lang, 'hideName'),
      href(lang, 'front'),
    );
    await playToTheEnd(api, season, 5);
    await look(
      address,
      href(lang, 'crosstable', { slug }),
      href(lang, 'team', { slug, team: 2 }),
      href(lang, 'champions'),
    );
  });
}
