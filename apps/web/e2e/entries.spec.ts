import { randomUUID } from 'node:crypto';
import { accepted, type TestApi } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const PASSWORD = 'basta manille ponto';

/** A club with members, and a tournament that it can enter until far in the future. */
async function plantOffice(api: TestApi) {
  const mark = randomUUID().slice(0, 6);
  const club = await accepted(
    api.POST('/api/clubs', { body: { name: `Ærø Spilleklub ${mark}`, affiliatedFrom: '2000-01-01' } }),
  );
  const players = ['Anna', 'Bent', 'Carl', 'Dorte', 'Egon'].map((name) => `${name} Ø${mark}`);
  for (const name of players) {
    await accepted(
      api.POST('/api/clubs/{id}/members', {
        params: { path: { id: club.id } },
        body: { name, from: '2000-01-01' },
      }),
    );
  }
  const tournament = await accepted(
    api.POST('/api/tournaments', { body: { name: `Tilmelding ${mark}`, seasonStartYear: 2026 } }),
  );
  return { club, players, tournament };
}

test('from terms and an invitation to a team that is entered and paid', async ({
  api,
  browser,
  directorPage: page,
}) => {
  test.slow();
  const { club, players, tournament } = await plantOffice(api);

  await page.goto(`/union/entries/${tournament.id}`);
  await page.getByLabel('Sidste frist for tilmelding').fill('2100-10-01T23:59');
  await page.getByLabel('Sidste dag for betaling').fill('2100-10-15T23:59');
  await page.getByLabel('Gebyr for hvert hold i kroner').fill('600');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByText('Frist 1. oktober 2100')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/union/users');
  await page.getByLabel('Navn').fill('Karen Sekretær');
  await page.getByLabel('Klub').selectOption(club.name);
  await page.getByRole('button', { name: 'Lav invitationen' }).click();
  const address = await page.getByLabel('Linket', { exact: true }).inputValue();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Brev med QR-kode (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^invitation-.*\.pdf$/);

  const context = await browser.newContext({ locale: 'da-DK', viewport: { width: 360, height: 800 } });
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone.getByText(`sekretær for ${club.name}`)).toBeVisible();
  await phone.getByLabel('Ny adgangskode').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Gem og log ind' }).click();
  await expect(phone.getByRole('heading', { name: club.name, level: 1 })).toBeVisible();

  await phone.getByRole('button', { name: 'Tilmeld et hold' }).click();
  const boxes = phone.getByRole('combobox');
  for (const [index, name] of players.slice(0, 3).entries()) {
    await boxes.nth(index).fill(name);
    await phone.getByRole('option', { name }).click();
  }
  await phone.getByRole('button', { name: 'Tilmeld holdet' }).click();
  await expect(phone.getByText('Makkerparret Øst/vest skal have to spillere; der er 1.')).toBeVisible();
  await expectAccessible(phone);
  await boxes.nth(3).fill(players[3] ?? '');
  await expect(phone.getByRole('option', { name: players[3] ?? '' })).toBeVisible();
  await boxes.nth(3).press('ArrowDown');
  await boxes.nth(3).press('Enter');
  await phone.getByRole('button', { name: 'Tilmeld holdet' }).click();
  await expect(phone.getByText(`${club.name} er tilmeldt.`)).toBeVisible();
  const reference = await phone.getByText(/^26-\d{3,}-[A-Z]$/).innerText();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  await page.goto(`/union/entries/${tournament.id}`);
  await page
    .getByLabel('Find hold, klub eller betalingsmærke')
    .fill(reference.replaceAll('-', ' ').toLowerCase());
  await expect(page.getByText('1 af 1 hold vises')).toBeVisible();
  await page.getByRole('checkbox', { name: `Vælg ${club.name}` }).check();
  await page.getByRole('button', { name: 'Betalt', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByText('betalt 600 kr. · skyldes 0 kr.')).toBeVisible();
  await page.getByRole('button', { name: `Åbn ${club.name}` }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Luk' }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/en/union/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await context.close();
});
