import { type Locator, type Page } from '@playwright/test';
import { type BoardTuple } from '@spadille/rules';
import { rulingText } from '@spadille/rulings';
import { LANGS } from '../src/lib/i18n/lang.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { toVenueClock } from '../src/lib/i18n/venue-time.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { cellOf, directorIn, slipReady } from './support/director-pages.ts';
import { expect } from './support/fixtures.ts';
import { openSlip } from './support/open-slip.ts';
import { BETE, openAt, ruleOn, sayBoard, type Slip, test, toBoard } from './support/rulings.ts';

const t = MESSAGES.da.rulings;

const dialogOf = (page: Page, board: number): Locator => page.getByRole('dialog', { name: t.title(board) });
const effectOf = (dialog: Locator, row: 'a' | 'b' | 'match'): Locator =>
  dialog.locator(`[data-effect="${row}"] td`);
const matchOf = ({ api, match }: Slip) =>
  accepted(api.GET('/api/matches/{id}', { params: { path: { id: match.id } } }));

/** Rules by the API that North revoked on board 1. */
const ruleRevoke = ({ api, match, table }: Slip): Promise<void> =>
  ruleOn(api, match.id, {
    ...{ tableId: table.id, board: 1, seat: 'N', rule: 'revoke-defender' },
    facts: { 'already-bete': 'no' },
  });

test('a revoke is ruled on by the keyboard, and gives what was shown', async ({
  directorPage: page,
  slip,
}) => {
  await openAt(page, slip, 1);
  await page.keyboard.type('.16');
  const dialog = dialogOf(page, 1);
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /§16/ })).toContainText(
    rulingText('revoke-defender', 'da').title,
  );
  await page.keyboard.press('s');
  await expect(dialog.getByRole('radio', { name: /^Syd/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expect(effectOf(dialog, 'a')).toHaveText([/Solo bete \+3/, /Solo vundet −3/]);
  await expect(effectOf(dialog, 'b')).toHaveText([/Alle pas 0/, /Alle pas 0/]);
  await expect(effectOf(dialog, 'match')).toHaveText([/\+6/, /0/]);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: t.confirm })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cellOf(page, 1)).toBeFocused();
  await expect(cellOf(page, 1)).toContainText('§16');
  await expect(cellOf(page, 1)).toContainText('vundet');

  const match = await matchOf(slip);
  expect(match.score?.homeGamePoints).toBe(0);
  expect(match.rulingList).toMatchObject([
    { rule: 'revoke-defender', seat: 'S', facts: { 'already-bete': 'no' }, status: 'in-force' },
  ]);
  expect(match.boardList[0]?.a).toMatchObject({ recorded: BETE, tuple: { outcome: 'won' }, ruled: true });
});

test('typed behind the result: two full stops mean the board just left', async ({ directorPage: page }) => {
  const slip = await openSlip();
  await page.goto(slip.address);
  await slipReady(page);
  await page.keyboard.type('vob..16');
  const dialog = dialogOf(page, 1);
  await expect(dialog.getByRole('option').first()).toContainText(rulingText('revoke-declarer', 'da').title);
  await page.keyboard.press('Enter');
  await expect(effectOf(dialog, 'a')).toHaveText([/bete/, /kruk/]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(cellOf(page, 1)).toContainText('kruk');
  expect((await matchOf(slip)).rulingList).toMatchObject([{ board: 1, rule: 'revoke-declarer', seat: 'W' }]);
});

test('Esc changes nothing and leads back to the board', async ({ directorPage: page, slip }) => {
  await openAt(page, slip, 2);
  await page.keyboard.type('.');
  await expect(dialogOf(page, 2)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 2).getByLabel(t.search.label)).toBeFocused();
  await page.keyboard.type('annul');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 2)).toBeHidden();
  await expect(cellOf(page, 2)).toBeFocused();
  expect((await matchOf(slip)).rulingList).toEqual([]);
});

test('what does not fit is said in words: an entry in the list, a seat at the seat', async ({
  directorPage: page,
  slip,
}) => {
  await openAt(page, slip, 1);
  await page.keyboard.type('.nolo');
  const dialog = dialogOf(page, 1);
  await expect(dialog.getByRole('option').last()).toContainText(t.misfits['contract-does-not-fit']('Solo'));
  await dialog.getByLabel(t.search.label).fill('16 modsp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('v');
  await expect(dialog.getByRole('radio', { name: /^Vest/ })).toBeChecked();
  await expect(dialog.getByText(t.faults['seat-does-not-fit']('Vest', 'Nord og Syd'))).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(t.faults['fact-missing']())).toBeVisible();
  await expect(dialog).toBeVisible();
  expect((await matchOf(slip)).rulingList).toEqual([]);
});

test('too late: the paragraph in words, and on with a reason that is shown', async ({
  directorPage: page,
  slip,
}) => {
  await openAt(page, slip, 1);
  await page.keyboard.type('.16');
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 1);
  await dialog.getByRole('radio', { name: t.called.at }).check();
  await dialog.getByLabel(t.called.clock).fill(toVenueClock(new Date(Date.now() + 120_000)));
  await expect(dialog.getByText(t.late.title(23))).toBeVisible();
  await dialog.getByRole('button', { name: t.confirm }).click();
  const reason = dialog.getByLabel(t.late.reason);
  await expect(reason).toBeFocused();
  await expect(dialog.getByText(t.late.reasonMissing)).toBeVisible();
  await page.keyboard.type('Begge hold er enige om det');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.goto(href('da', 'matchSheet', { id: slip.match.id }));
  await expect(page.getByRole('region', { name: t.list.title })).toContainText(
    t.late.shown(23, 'Begge hold er enige om det'),
  );
});

test('a ruling is withdrawn with a reason, the effect before it, and stays on record', async ({
  directorPage: page,
  slip,
}) => {
  await ruleRevoke(slip);
  await page.goto(href('da', 'matchSheet', { id: slip.match.id }));
  const rulings = page.getByRole('region', { name: t.list.title });
  await expect(rulings).toContainText(/bete \+3\s*→\s*bliver til.*vundet −3/);
  await rulings.getByRole('button', { name: t.withdraw.open }).click();
  const dialog = page.getByRole('dialog', { name: t.withdraw.title(1) });
  await expect(effectOf(dialog, 'a')).toHaveText([/vundet −3/, /bete \+3/]);
  await expect(effectOf(dialog, 'match')).toHaveText(['0', /\+6/]);
  await page.keyboard.type('Bordet havde misforstået det');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rulings).toContainText(t.list.status.withdrawn);
  await expect(rulings.locator('s').first()).toContainText('§16');
  const match = await matchOf(slip);
  expect(match.score?.homeGamePoints).toBe(6);
  expect(match.boardList[0]?.a).toMatchObject({ tuple: BETE, recorded: BETE, ruled: false });
});

test('from the match page: the table has to be said, a penalty point goes to the other team', async ({
  directorPage: page,
  slip,
}) => {
  await page.goto(href('da', 'matchSheet', { id: slip.match.id }));
  await page.getByRole('button', { name: t.openFor(2) }).click();
  const dialog = dialogOf(page, 2);
  await dialog.getByLabel(t.search.label).fill('stik vendte');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /^Bord 1/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'gives', exact: true }).check();
  await expect(dialog.getByText(MESSAGES.da.rulings.effect.penalty(1, 'Ærø', 'Randers'))).toBeVisible();
  await expect(effectOf(dialog, 'match')).toHaveText([/\+6/, /\+5/]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t.openFor(2) })).toBeFocused();
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: t.openFor(2) }) });
  await expect(row).toContainText('§18');
  expect((await matchOf(slip)).score?.homeGamePoints).toBe(5);
});

test('another result saved meanwhile: the effect is shown anew before anything is ruled', async ({
  directorPage: page,
  slip,
}) => {
  await openAt(page, slip, 1);
  await page.keyboard.type('.16');
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 1);
  await expect(effectOf(dialog, 'a')).toHaveText([/Solo bete/, /Solo kruk/]);
  const spil: BoardTuple = { contract: 'spil', declarer: 'W', outcome: 'won', tout: 'none' };
  const version = (await matchOf(slip)).boardList[0]?.a.version ?? 0;
  await sayBoard(slip.api, slip.table.id, 1, spil, version);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(t.staleNow)).toBeVisible();
  const both = dialog.locator('[data-changed="a"]');
  await expect(both.getByRole('definition')).toHaveText([/Solo bete/, /Spil vundet/]);
  await expect(dialog.locator('[data-changed="b"]')).toHaveCount(0);
  await expect(effectOf(dialog, 'a')).toHaveText([/Spil vundet/, /Spil kruk/]);
  expect((await matchOf(slip)).rulingList).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect((await matchOf(slip)).boardList[0]?.a.tuple).toMatchObject({ contract: 'spil', outcome: 'kruk' });
});

test('two directors at one board: the second sees the first one’s ruling before his own', async ({
  browser,
  slip,
}) => {
  const { context, page } = await directorIn(browser);
  await openAt(page, slip, 1);
  await page.keyboard.type('.16');
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 1);
  await expect(effectOf(dialog, 'a')).toHaveText([/bete/, /kruk/]);
  await ruleRevoke(slip);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(t.staleNow)).toBeVisible();
  await expect(dialog.getByRole('region', { name: t.alreadyRuled })).toContainText('§16');
  await expect(effectOf(dialog, 'a')).toHaveText([/vundet/, /kruk/]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect((await matchOf(slip)).rulingList).toHaveLength(2);
  await context.close();
});

for (const lang of LANGS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the screen is accessible and keeps its width (${lang}, ${colorScheme})`, async ({
      directorPage: page,
      slip,
    }) => {
      const texts = MESSAGES[lang].rulings;
      await ruleRevoke(slip);
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(href(lang, 'slip', { id: slip.table.id }));
        await slipReady(page);
        await toBoard(page, 1);
        await page.keyboard.type('.');
        const dialog = page.getByRole('dialog', { name: texts.title(1) });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await dialog.getByLabel(texts.search.label).fill('16');
        await dialog.getByRole('option').last().click();
        await dialog.getByRole('radio', { name: texts.called.at }).check();
        await dialog.getByRole('button', { name: texts.confirm }).click();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        expect(
          await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBeLessThanOrEqual(0);
        await page.goto(href(lang, 'matchSheet', { id: slip.match.id }));
        await expect(page.getByRole('region', { name: texts.list.title })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
}
