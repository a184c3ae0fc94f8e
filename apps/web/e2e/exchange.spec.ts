import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { drawRound, plantTournament } from './support/seed.ts';

const t = MESSAGES.da.exchange;
const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 900 };

/** The file as a laptop gives it back that has changed nothing. */
function fromLaptop(out: Uint8Array): Buffer {
  const document = JSON.parse(strFromU8(unzipSync(out)['season.json'] as Uint8Array)) as {
    loan: { direction: string };
  };
  document.loan.direction = 'back';
  return Buffer.from(zipSync({ 'season.json': strToU8(JSON.stringify(document)) }));
}

test('a round goes out to a laptop, is read-only meanwhile, and comes back', async ({
  directorPage: page,
  api,
}) => {
  const { id, stageId } = await plantTournament(api);
  const round = await drawRound(api, stageId);
  await page.goto(href('da', 'day', { id: round.id }));
  await page.getByText(t.laptop).click();
  await page.getByRole('button', { name: t.checkOut }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Annes bærbare');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t.checkOut }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/-ud\.spadille\.zip$/);
  const out = readFileSync(await saved.path());

  await expect(page.getByText(/Runden er hentet ud til Annes bærbare/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: MESSAGES.da.director.day.start })).toBeHidden();
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(WIDE);

  const input = page.locator('input[type="file"]').first();
  const file = (buffer: Buffer) => ({ name: 'runde.zip', mimeType: 'application/zip', buffer });
  await input.setInputFiles(file(Buffer.from('hej')));
  await expect(page.getByRole('alert').filter({ hasText: t.faults(1) })).toBeVisible();
  await input.setInputFiles(file(fromLaptop(out)));
  await expect(page.getByText(t.fit.fits)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.bringBack }).click();
  await expect(page.getByText(/Runden er hentet ud til/)).toBeHidden();
  await page.getByRole('button', { name: MESSAGES.da.director.day.start }).click();
  await expect(page.getByRole('button', { name: MESSAGES.da.director.day.close })).toBeVisible();

  await page.goto(href('da', 'log', { id }));
  await expect(page.getByText('Lagde runden ind fra den bærbare', { exact: false })).toBeVisible();
});

test('a check-out is called off with a reason, and a season’s file says what it holds', async ({
  directorPage: page,
  api,
}) => {
  const { id, stageId, name } = await plantTournament(api);
  const round = await drawRound(api, stageId);
  const params = { path: { id: round.id } };
  await api.POST('/api/rounds/{id}/check-out', {
    params,
    body: { expectedVersion: round.version, label: 'Bos bærbare' },
    parseAs: 'arrayBuffer',
  });
  await page.goto(href('da', 'day', { id: round.id }));
  await page.getByRole('button', { name: t.callOff }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Den er gået i stykker');
  await page.getByRole('dialog').getByRole('button', { name: t.callOff }).click();
  await expect(page.getByText(/Runden er hentet ud til/)).toBeHidden();

  await page.goto(href('da', 'folders', { id }));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.download }).click();
  const bytes = readFileSync(await (await download).path());

  await page.goto(href('da', 'union'));
  await page.getByRole('link', { name: t.title }).click();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'sæson.zip', mimeType: 'application/zip', buffer: bytes });
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(t.here)).toBeVisible();
  await expect(page.getByRole('button', { name: t.takeIn, exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
});
