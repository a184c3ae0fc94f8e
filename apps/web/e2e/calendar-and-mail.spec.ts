import { type Page } from '@playwright/test';
import { formatWeekday } from '../src/lib/i18n/format.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const words = MESSAGES.da;
const t = words.calendar;
const weekday = (day: string) => formatWeekday('da', day);

/** Both widths and both themes. */
async function expectFit(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a day is moved by the keyboard, goes back to the rule, is cancelled; the calendar is shown', async ({
  directorPage: page,
  api,
  request,
}) => {
  const season = await accepted(api.POST('/api/championships', { body: { seasonStartYear: 2071 } }));
  await page.goto(href('da', 'calendar', { id: season.id }));
  const missing = page.getByRole('button', { name: t.addThisOf(t.rules['qualification-3']) });
  await expect(missing).toBeVisible();
  await expectFit(page);

  // The third Sunday of November 2071 is the 15th.
  const edit = page.getByRole('button', { name: t.editDay(weekday('2071-11-15')) });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(t.date).fill('2072-03-01');
  await page.getByLabel(t.venue).fill('Ringsted');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Semifinale begynder')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t.date).fill('2071-11-22');
  await page.keyboard.press('Enter');
  await expect(page.getByText(weekday('2071-11-22'))).toBeVisible();
  await expect(page.getByText('Ringsted')).toBeVisible();
  await page.getByRole('button', { name: t.backToRuleOf(weekday('2071-11-22')) }).click();
  await expect(page.getByText(weekday('2071-11-15'))).toBeVisible();

  await missing.click();
  await expect(missing).toHaveCount(0);

  await page.getByRole('button', { name: t.editDay(weekday('2071-11-15')) }).click();
  await page.getByRole('button', { name: t.cancel }).click();
  await expect(page.getByText(t.cancelled, { exact: true })).toBeVisible();

  const feed = `/api/public/tournaments/${season.slug}/calendar.ics`;
  expect((await request.get(feed)).status()).toBe(404);
  await page.getByRole('button', { name: t.show }).click();
  await expect(page.getByRole('link', { name: t.feed })).toBeVisible();
  expect(await (await request.get(feed)).text()).toContain('STATUS:CANCELLED');
});

test('the committee sees text and receivers before the clubs are written to, and the outbox says that mail is off', async ({
  directorPage: page,
  api,
}) => {
  const season = await accepted(api.POST('/api/championships', { body: { seasonStartYear: 2072 } }));
  const club = await accepted(
    api.POST('/api/clubs', { body: { name: 'Mailby', affiliatedFrom: '2020-01-01' } }),
  );
  await accepted(
    api.PUT('/api/clubs/{id}/contacts', {
      params: { path: { id: club.id } },
      body: {
        expectedVersion: club.version,
        contacts: [{ name: 'Åse Ærø', email: 'aase@example.dk', phone: null }],
      },
    }),
  );
  const mail = words.mail;
  await page.goto(href('da', 'calendar', { id: season.id }));
  await page.getByRole('link', { name: t.tell }).click();
  await expect(page.getByText(mail.off)).toBeVisible();
  await expect(page.getByText(/Her er spilledagene i Danmarksturneringen 2072\/73/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Mailby Åse Ærø aase@example\.dk/ })).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: /^Send \d+ mails?$/ }).click();
  await expect(page.getByText(/lagt i udbakken/)).toBeVisible();

  await page.getByRole('link', { name: mail.toOutbox }).click();
  const subject = 'Datoer for Danmarksturneringen 2072/73';
  const item = page.getByRole('article').filter({ hasText: subject }).filter({ hasText: 'aase@example.dk' });
  await expect(item.getByText(mail.states.waiting)).toBeVisible();
  await expectFit(page);
  await item
    .getByRole('button', {
      name: mail.decisionOn(mail.decisions['give-up'], subject, 'aase@example.dk'),
    })
    .click();
  await expect(item.getByText(mail.states['given-up'])).toBeVisible();
  await item.getByRole('button', { name: /^Send igen/ }).click();
  await expect(item.getByText(mail.states.waiting)).toBeVisible();
});
