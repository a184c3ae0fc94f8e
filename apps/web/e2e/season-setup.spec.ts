import { href } from '../src/lib/i18n/paths.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const words = MESSAGES.da;
const t = words.pools;

const TEAMS = [
  'Ærø 1; Ærø L’hombreklub',
  'Ærø 2; Ærø L’hombreklub',
  'Randers; Randers Klub',
  'Stilling; Stilling Klub',
  'Hobro; Hobro Klub',
];

test('from nothing to a drawn first round: season, teams, pools, all rounds, shown to everybody', async ({
  directorPage: page,
}) => {
  await page.goto(href('da', 'union'));
  await page.getByRole('link', { name: t.newSeason }).click();
  await page.getByLabel(t.startYear).fill('2061');
  await expect(page.getByLabel(words.calendar.rules['qualification-1'])).toHaveValue('2061-11-20');
  await page.getByLabel(words.calendar.rules['semifinal-1']).fill('2062-01-01');
  await expect(page.getByText(t.orderFault(words.calendar.rules['qualification-2']))).toBeVisible();
  await page.getByLabel(words.calendar.rules['semifinal-1']).fill('2062-02-12');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: t.makeSeason }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danmarksturneringen 2061/62');
  await expect(page.getByRole('heading', { name: t.steps })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.typeTeams }).click();
  const typed = page.getByLabel(t.pasteLabel, { exact: true });
  await typed.fill([...TEAMS, 'Viborg'].join('\n'));
  await expect(page.getByText(t.pasteNoClub('6 (Viborg)'))).toBeVisible();
  await typed.fill([...TEAMS, 'Viborg; Viborg Klub'].join('\n'));
  await page.getByRole('button', { name: t.pasteLook }).click();
  await page.getByRole('button', { name: words.director.teams.takeIn(6) }).click();
  await expect(page.getByText(words.director.teams.takenIn(6))).toBeVisible();

  await page.getByRole('link', { name: words.director.tournament.groups.play, exact: true }).click();
  await page.getByRole('link', { name: t.stepButton.pools }).click();
  await page.getByLabel(t.count).fill('4');
  await expect(page.getByText(t.countFault(3))).toBeVisible();
  await page.getByLabel(t.count).fill('2');
  await page.getByLabel(t.seed).fill('2061');
  await expect(page.getByRole('heading', { name: 'Pulje 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.make(2) }).click();
  await expect(page.getByText(/lodtrækningsnummer 2061/)).toBeVisible();
  await expect(page.getByText(t.togetherTitle)).toHaveCount(0);

  await expect(page.getByText(t.byes('').trim()).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: t.drawAll(3) }).click();
  await page.getByRole('link', { name: t.stepButton.play }).click();
  await page.getByRole('button', { name: t.show }).click();
  await expect(page.getByText(t.shown)).toBeVisible();
});

test('an order by hand is made by the keyboard, and teams are moved between pools', async ({
  directorPage: page,
  api,
}) => {
  const season = await accepted(api.POST('/api/championships', { body: { seasonStartYear: 2062 } }));
  for (const name of ['Aars', 'Bov', 'Christiansfeld', 'Dragør']) {
    const params = { path: { id: season.id } };
    await accepted(api.POST('/api/tournaments/{id}/teams', { params, body: { name, club: null } }));
  }
  await page.goto(href('da', 'pools', { id: season.id }));
  await page.getByLabel(t.methods['by-hand']).check();
  await page.getByLabel(t.count).fill('2');
  const down = page.getByRole('button', { name: t.down('1 Aars') });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  const order = page.getByRole('list', { name: t.order }).getByRole('listitem');
  await expect(order.nth(2)).toContainText('1 Aars');
  await page.getByRole('button', { name: t.make(2) }).click();
  await expect(page.getByText(t.made)).toBeVisible();

  const first = page.getByRole('region', { name: 'Pulje 1' });
  await expect(first.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel(t.moveTo('1 Aars'), { exact: true }).selectOption({ label: 'Pulje 1' });
  await expect(first.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(t.poolOfOne('Pulje 2'))).toBeVisible();
  await page.getByLabel(t.moveTo('1 Aars'), { exact: true }).selectOption({ label: 'Pulje 2' });
  await expect(page.getByRole('button', { name: t.drawAll(1) })).toBeEnabled();
});

test('who has not paid in time is left out of the pools and named, and every stage has settings of its own', async ({
  directorPage: page,
  api,
}) => {
  const season = await accepted(api.POST('/api/championships', { body: { seasonStartYear: 2063 } }));
  const params = { path: { id: season.id } };
  for (const name of ['Aars', 'Bov', 'Christiansfeld']) {
    await accepted(api.POST('/api/tournaments/{id}/teams', { params, body: { name, club: null } }));
  }
  const club = await accepted(
    api.POST('/api/clubs', { body: { name: 'Ebeltoft Klub', affiliatedFrom: '2000-01-01' } }),
  );
  const clubParams = { path: { id: club.id } };
  for (const name of ['Ebbe Et', 'Ebbe To', 'Ebbe Tre', 'Ebbe Fire']) {
    const body = { name, from: '2000-01-01' };
    await accepted(api.POST('/api/clubs/{id}/members', { params: clubParams, body }));
  }
  const { memberList } = await accepted(api.GET('/api/clubs/{id}', { params: clubParams }));
  const [deadline, paymentDeadline] = ['2020-10-01T21:59:00Z', '2020-10-10T21:59:00Z'];
  const terms = { opensAt: null, deadline, paymentDeadline, feeOre: 60_000, expectedVersion: null };
  await accepted(api.PUT('/api/tournaments/{id}/entry-terms', { params, body: terms }));
  await accepted(
    api.POST('/api/clubs/{id}/entries', {
      params: clubParams,
      body: {
        tournamentId: season.id,
        name: 'Ebeltoft 1',
        members: memberList.map(({ playerId }, index) => ({
          playerId,
          place: index < 2 ? ('NS' as const) : ('EW' as const),
        })),
      },
    }),
  );

  await page.goto(href('da', 'pools', { id: season.id }));
  await expect(page.getByText(t.leftOut(1))).toBeVisible();
  await expect(page.getByText(words.entries.marks.unpaid)).toBeVisible();
  await expect(page.getByLabel(t.methods['by-hand'])).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: t.toEntries }).click();
  await expect(page).toHaveURL(new RegExp(`/union/entries/${season.id}`));
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(href('da', 'settings', { id: season.id }));
  const settings = words.director.settings;
  await page
    .getByRole('navigation', { name: t.stages })
    .getByRole('link', { name: 'Finale', exact: true })
    .click();
  await expect(page.getByRole('link', { name: 'Finale', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByLabel(settings.protestMinutes).fill('45');
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(settings.saved)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel(settings.protestMinutes)).toHaveValue('45');
  await page.getByRole('navigation', { name: t.stages }).getByRole('link').first().click();
  await expect(page.getByLabel(settings.protestMinutes)).toHaveValue('30');
});
