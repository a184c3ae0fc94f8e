import { href } from '../src/lib/i18n/paths.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const words = MESSAGES.da;
const t = words.people;

/** Names of this run alone: the union's list is one for all tests. */
const mine = (name: string) => `${name} Q${Date.now().toString(36)}`;

test('a club with members by the keyboard, a double merged and taken apart, a name hidden, a person erased', async ({
  directorPage: page,
}) => {
  const [club, kept, double] = [mine('Ærø L’hombreklub'), mine('Åse Kjærgaard'), mine('Aase Kjergård')];
  await page.goto(href('da', 'union'));
  await page.getByRole('link', { name: t.clubs, exact: true }).click();
  await page.getByLabel(t.clubName).fill(club);
  await page.getByLabel(t.clubName).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(club);
  await expect(page.getByText(t.noMembers)).toBeVisible();

  for (const name of [kept, double]) {
    await page.getByRole('combobox').fill(name);
    await expect(page.getByText(t.newPlayer(name))).toBeVisible();
    await page.getByRole('combobox').press('Enter');
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
    await expect(page.getByRole('combobox')).toBeFocused();
  }
  // Nobody is made a member twice: who is one is not among the choices.
  await page.getByRole('combobox').fill(kept);
  await expect(page.getByText(t.newPlayer(kept))).toBeVisible();
  await page.getByRole('combobox').press('Escape');
  await expectAccessible(page);

  await page.getByRole('button', { name: t.editContacts }).click();
  await page.getByLabel(t.contactName(1), { exact: true }).fill('Øjvind Sekretær');
  await page.getByLabel(t.contactEmail(1), { exact: true }).fill('oejvind@example.org');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.common.save }).click();
  await expect(page.getByText('Øjvind Sekretær')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(href('da', 'doubles'));
  await expectAccessible(page);
  await page.getByRole('button', { name: t.lookAt(kept, double) }).click();
  await expect(page.getByRole('heading', { level: 3, name: kept })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.mergeNow }).click();
  await expect(page.getByText(t.mergedNow(kept))).toBeVisible();

  await page.goto(`${href('da', 'players')}?${new URLSearchParams({ q: double })}`);
  await expect(page.getByText(t.formerly(double))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: kept }).click();
  await page.getByRole('button', { name: t.undoMergeOf(double) }).click();
  await expect(page.getByText(t.likeHim)).toBeVisible();
  await page.getByRole('button', { name: t.hide }).click();
  await expect(page.getByText(t.hiddenNow)).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.exportFile }).click();
  expect((await download).suggestedFilename()).toContain('.json');
  await page.getByRole('button', { name: t.erase }).click();
  await expect(page.getByRole('heading', { name: t.eraseTitle(kept) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.eraseNow }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anonym spiller');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});

test('players from a file: faults first, then written in; a request to hide a name is answered', async ({
  directorPage: page,
  api,
}) => {
  const [club, name] = [mine('Øse Klub'), mine('Bent Bøgh')];
  const file = (text: string) => ({ name: 'spillere.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.goto(href('da', 'players'));
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(file(`navn;klub;fra\n${name};${club};i går\n`));
  await expect(page.getByRole('cell', { name: 'from', exact: true })).toBeVisible();
  await expectAccessible(page);
  await chooser.setInputFiles(file(`navn;klub;fra\n${name};${club};\n`));
  await expect(page.getByText(t.fileFromToday(1))).toBeVisible();
  await chooser.setInputFiles(file(`navn;klub;fra\n${name};${club};1.9.2025\n`));
  await expect(page.getByText(t.fileFromToday(1))).toBeHidden();
  await page.getByRole('button', { name: t.takeIn }).click();
  await expect(page.getByText(t.takenIn(1, 1))).toBeVisible();

  await accepted(
    api
      .POST('/api/public/name-requests', { body: { name: `${name} Jensen`, note: 'Det er mig.' } })
      .then((answer) => ({ ...answer, data: answer.response.ok ? true : undefined })),
  );
  await page.goto(href('da', 'nameRequests'));
  const request = page.getByRole('listitem').filter({ hasText: t.askedAs(`${name} Jensen`) });
  await request.getByRole('combobox').fill(name);
  await request.getByRole('option').click();
  await expectAccessible(page);
  await request.getByRole('button', { name: t.grant }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});
