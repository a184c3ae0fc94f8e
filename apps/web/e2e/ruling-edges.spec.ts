import { type BoardTuple } from '@spadille/rules';
import { rulingText } from '@spadille/rulings';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { toVenueClock } from '../src/lib/i18n/venue-time.ts';
import { accepted } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect } from './support/fixtures.ts';
import { openAt, plantRuling, ruleOn, sayBoard, test } from './support/rulings.ts';

const t = MESSAGES.da.rulings;
const MINUTE = 60_000;
const clockIn = (minutes: number): string => toVenueClock(new Date(Date.now() + minutes * MINUTE));

test('0 and 1 say whether a penalty point is given, and each answer shows its key', async ({
  directorPage: page,
  slip,
}) => {
  await openAt(page, slip, 1);
  await page.keyboard.type('.18');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.title(1) });
  await page.keyboard.press('v');
  await expect(dialog.getByRole('radio', { name: /^Vest/ })).toBeChecked();
  await page.keyboard.press('Enter');
  const penalty = dialog.locator('[data-question="penalty"]');
  await expect(penalty.locator('kbd')).toHaveText(['0', '1']);
  await page.keyboard.press('1');
  await expect(penalty.getByRole('radio', { name: 'gives', exact: true })).toBeChecked();
  await page.keyboard.press('0');
  await expect(penalty.getByRole('radio', { name: 'gives ikke', exact: true })).toBeChecked();
  await expect(dialog.locator('[data-question="seat"] kbd')).toHaveText(['N', 'V', 'S', 'Ø']);
});

test('ouvert laid early: only hands that bid before the offender can take it over', async ({
  directorPage: page,
  slip,
}) => {
  const ouvert: BoardTuple = { contract: 'nolo-ouvert', declarer: 'N', outcome: 'bete', tout: 'none' };
  await sayBoard(slip.api, slip.table.id, 1, ouvert, 2);
  await openAt(page, slip, 1);
  await page.keyboard.type('.15 ouvert');
  const dialog = page.getByRole('dialog', { name: t.title(1) });
  await dialog
    .getByRole('option')
    .filter({ hasText: rulingText('ouvert-laid-early', 'da').title })
    .click();
  const seat = dialog.locator('[data-question="seat"]');
  const over = dialog.locator('[data-question="taken-over"]');
  await seat.getByRole('radio', { name: /^Nord/ }).check();
  await expect(over.getByRole('radio')).toHaveCount(3);
  await over.getByRole('radio', { name: 'Øst' }).check();
  // Middlehand's own: only forehand bids before him, and what was answered is no answer any more.
  await seat.getByRole('radio', { name: /^Øst/ }).check();
  await expect(over.getByRole('radio')).toHaveCount(2);
  await expect(over.getByRole('radio', { name: t.facts.leftOut['taken-over'] })).toBeChecked();
  await seat.getByRole('radio', { name: /^Vest/ }).check();
  await expect(over).toHaveCount(0);
});

test('a public reason that says who it was is refused at its field, with the word', async ({
  directorPage: page,
  slip,
}) => {
  await openAt(page, slip, 1);
  await page.keyboard.type('.16');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.title(1) });
  await dialog.getByRole('radio', { name: t.called.at }).check();
  await dialog.getByLabel(t.called.clock).fill(clockIn(2));
  const reason = dialog.getByLabel(t.late.reason);
  await reason.fill('Vest bad om det');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(t.late.namesSomeone('Vest'))).toBeVisible();
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  await reason.fill('Alle fire bad om det');
  await expect(dialog.getByText(t.late.namesSomeone('Vest'))).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
});

test('the director cannot have been called tomorrow', async ({ directorPage: page, slip }) => {
  await openAt(page, slip, 1);
  await page.keyboard.type('.16');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.title(1) });
  await dialog.getByRole('radio', { name: t.called.at }).check();
  await dialog.getByLabel(t.called.clock).fill(clockIn(24 * 60));
  await expect(dialog.getByText(t.faults['time-in-future']())).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByLabel(t.called.clock)).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('a protest and an appeal of tomorrow are refused at the time, and keep what was written', async ({
  directorPage: page,
  soloRound: { roundId },
  api,
}) => {
  const l = MESSAGES.da.rulingsList;
  await plantRuling(api, roundId, { table: 1, board: 1, seat: 'N', rule: 'revoke-declarer' });
  await page.goto(href('da', 'rulings', { id: roundId }));
  const dialog = page.getByRole('dialog');
  for (const [open, submit] of [
    [l.lodge, MESSAGES.da.common.save],
    [l.fileAppealOf(l.where(1, 1)), l.fileAppeal],
  ] as const) {
    await page.getByRole('button', { name: open }).click();
    await dialog.getByLabel(l.time).fill(clockIn(24 * 60));
    await dialog.getByLabel(l.text).fill('Det gik forkert til');
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expect(dialog.getByText('Tidspunktet ligger i fremtiden.')).toBeVisible();
    await expect(dialog.getByLabel(l.text)).toHaveValue('Det gik forkert til');
    await dialog.getByLabel(l.time).fill(clockIn(0));
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
});

for (const [lang, width, colorScheme] of [
  ['da', 360, 'light'],
  ['en', 1280, 'dark'],
] as const) {
  test(`boards not played name the rulings that wait, and withdraw them when told (${lang}, ${width} px)`, async ({
    directorPage: page,
    slip,
  }) => {
    const m = MESSAGES[lang].director.matchPage;
    const { api, match, table } = slip;
    await ruleOn(api, match.id, { tableId: table.id, board: 8, seat: 'N', rule: 'revoke-declarer' });
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(href(lang, 'matchSheet', { id: match.id }));
    await page.getByText(m.notPlayed, { exact: true }).click();
    const form = page.locator('form').filter({ has: page.getByLabel(m.notPlayedBoards) });
    const save = form.getByRole('button', { name: m.saveNotPlayed, exact: true });
    await form.getByLabel(m.notPlayedBoards).fill('8');
    await form.getByLabel(m.reason).fill('Tiden løb ud');
    await save.click();
    await expect(form.getByText(lang === 'da' ? 'bord 1, mappe 8' : 'table 1, board 8')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await form.getByLabel(m.withdrawWaiting).check();
    await save.click();
    await expect(page.getByText(m.notPlayedList('8'))).toBeVisible();
    const { rulingList } = await accepted(
      api.GET('/api/matches/{id}', { params: { path: { id: match.id } } }),
    );
    expect(rulingList).toMatchObject([{ board: 8, status: 'withdrawn' }]);
  });
}
