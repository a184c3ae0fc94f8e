import type { Locator, Page } from '@playwright/test';
import type { BoardTuple } from '@spadille/rules';
import { v7 } from 'uuid';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { accepted, type TestApi } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { type OpenRound, plantOpenRound, plantRuling, readRound } from './support/rulings.ts';
import { drawRound } from './support/seed.ts';

const SOLO_BETE: BoardTuple = { contract: 'solo', declarer: 'N', outcome: 'bete', tout: 'none' };
/** Ærø's North is bete in a solo on both boards at table 1; all else is passed out. */
const twoSolos = (table: number): BoardTuple => (table === 1 ? SOLO_BETE : { contract: 'pas' });
/** A defender revoked: the solo on board 1 is won. */
const REVOKE = {
  table: 1,
  board: 1,
  seat: 'E',
  rule: 'revoke-defender',
  facts: { 'already-bete': 'no' },
} as const;
const LOST = { boards: 2, result: twoSolos } as const;

const t = MESSAGES.da.rulingsList;
const e = MESSAGES.da.rulings.effect;
const WHERE = t.where(1, 1);
const dialog = (page: Page): Locator => page.getByRole('dialog');
const effectOf = (page: Page, row: 'a' | 'b' | 'match'): Locator =>
  dialog(page).locator(`[data-effect="${row}"] td`);
/** Before and after, in a row by its name. */
const row = (page: Page, name: string): Locator =>
  dialog(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell');

async function fileAppeal(page: Page, lang: 'da' | 'en' = 'da'): Promise<void> {
  const m = MESSAGES[lang].rulingsList;
  await page.getByRole('button', { name: m.fileAppealOf(m.where(1, 1)) }).click();
  await dialog(page).getByLabel(m.text).fill('Beten var sikker');
  await dialog(page).getByRole('button', { name: m.fileAppeal, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Somebody else says that table 1 played another contract on board 1. */
async function sayTourne(api: TestApi, roundId: string): Promise<void> {
  const { matchList } = await readRound(api, roundId);
  const id = matchList[0]?.id ?? '';
  const match = await accepted(api.GET('/api/matches/{id}', { params: { path: { id } } }));
  const line = match.boardList[0]?.a;
  const tuple: BoardTuple = { contract: 'tourne', declarer: 'N', outcome: 'bete', tout: 'none' };
  await accepted(
    api.PUT('/api/tables/{id}/boards/{board}', {
      params: { path: { id: match.tables[0]?.id ?? '', board: 1 } },
      body: { entryId: v7(), expectedVersion: line?.version ?? 0, said: { kind: 'result', tuple } },
    }),
  );
}

const scoreOf = async (api: TestApi, { roundId }: OpenRound) =>
  (await readRound(api, roundId)).matchList[0]?.score;

test('before a ruling is withdrawn its match, its places and the rounds drawn by them are seen', async ({
  directorPage: page,
  api,
}) => {
  const round = await plantOpenRound(api, LOST);
  await plantRuling(api, round.roundId, REVOKE);
  const later = await drawRound(api, round.stageId);
  await page.goto(href('da', 'rulings', { id: round.roundId }));
  await page.getByRole('button', { name: t.withdrawOf(WHERE) }).click();
  await expect(effectOf(page, 'a')).toHaveText([/Solo vundet \+3/, /Solo bete −3/]);
  await expect(effectOf(page, 'b')).toHaveText([/Alle pas 0/, /Alle pas 0/]);
  await expect(effectOf(page, 'match')).toHaveText(['0', /−6/]);
  await expect(row(page, e.matchPoints('Ærø', 'Vejle'))).toHaveText(['1–1', /0–2/]);
  await expect(row(page, e.place('Ærø'))).toHaveText([e.placeNumber(1), /nr\. 4/]);
  await expect(row(page, e.place('Vejle'))).toHaveText([e.placeNumber(1), e.placeNumber(1)]);
  // Those who are passed by are named, too.
  await expect(row(page, e.place('Odense'))).toHaveText([e.placeNumber(1), /nr\. 2/]);
  await expect(dialog(page).getByText(e.dependents)).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveText(later.label);
  await page.keyboard.type('Det var ikke svigt');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await scoreOf(api, round)).toMatchObject({ homeGamePoints: -6, homeMatchPoints: 0 });
});

test('before an appeal is decided each outcome is seen, and what was seen is what comes', async ({
  directorPage: page,
  api,
}) => {
  const round = await plantOpenRound(api, LOST);
  await plantRuling(api, round.roundId, REVOKE);
  const later = await drawRound(api, round.stageId);
  await page.goto(href('da', 'rulings', { id: round.roundId }));
  await fileAppeal(page);
  await page.getByRole('button', { name: t.decideAppealOf(WHERE) }).click();
  const confirm = dialog(page).getByRole('button', { name: t.decideAppeal });
  await expect(dialog(page).getByText(e.waitingForVerdict)).toBeVisible();
  await dialog(page).getByLabel(t.decisionReason).fill('Nævnets grunde');
  await expect(confirm).toBeDisabled();

  await dialog(page).getByRole('radio', { name: t.outcomes.dismissed }).check();
  await expect(dialog(page).getByText(e.nothing)).toBeVisible();
  await expect(effectOf(page, 'match')).toHaveText(['0', '0']);
  await expect(dialog(page).getByText(e.dependents)).toHaveCount(0);

  await dialog(page).getByRole('radio', { name: t.outcomes.upheld }).check();
  await expect(effectOf(page, 'a')).toHaveText([/Solo vundet \+3/, /Solo bete −3/]);
  await expect(row(page, e.matchPoints('Ærø', 'Vejle'))).toHaveText(['1–1', /0–2/]);
  await expect(row(page, e.place('Ærø'))).toHaveText([e.placeNumber(1), /nr\. 4/]);
  await expect(dialog(page).getByRole('listitem').filter({ hasText: later.label })).toBeVisible();

  await dialog(page).getByRole('radio', { name: t.outcomes.changed }).check();
  await expect(dialog(page).getByText(e.waiting)).toBeVisible();
  await expect(confirm).toBeDisabled();
  await dialog(page).getByRole('combobox').fill('annul');
  await page.keyboard.press('Enter');
  await expect(effectOf(page, 'a')).toHaveText([/Solo vundet \+3/, /annulleret/]);
  await expect(effectOf(page, 'b')).toHaveText([/Alle pas 0/, /annulleret/]);
  await expect(effectOf(page, 'match')).toHaveText(['0', /−3/]);
  await confirm.click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await scoreOf(api, round)).toMatchObject({ homeGamePoints: -3 });
});

test('the committee’s own ruling is put in with the keys alone', async ({ directorPage: page, api }) => {
  const { roundId } = await plantOpenRound(api, LOST);
  await plantRuling(api, roundId, REVOKE);
  await page.goto(href('en', 'rulings', { id: roundId }));
  await fileAppeal(page, 'en');
  const m = MESSAGES.en.rulingsList;
  await page.getByRole('button', { name: m.decideAppealOf(m.where(1, 1)) }).click();
  await dialog(page).getByRole('radio', { name: m.outcomes.changed }).check();
  await page.keyboard.press('Tab');
  await page.keyboard.type('15 shows a card');
  await page.keyboard.press('Enter');
  const east = dialog(page).getByRole('radio', { name: /^East/ });
  await expect(east).toHaveAttribute('aria-keyshortcuts', 'E');
  await page.keyboard.type('e');
  await expect(east).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('It gained nothing');
  await expect(dialog(page).getByLabel(m.decisionReason)).toHaveValue('It gained nothing');
  await expect(effectOf(page, 'a')).toHaveText([/Solo won/, /Solo bete/]);
});

test('another result saved meanwhile: what a withdrawal does is shown anew, and nothing is withdrawn', async ({
  directorPage: page,
  api,
}) => {
  const round = await plantOpenRound(api, LOST);
  await plantRuling(api, round.roundId, REVOKE);
  await page.goto(href('da', 'rulings', { id: round.roundId }));
  await page.getByRole('button', { name: t.withdrawOf(WHERE) }).click();
  await expect(effectOf(page, 'a')).toHaveText([/Solo vundet/, /Solo bete/]);
  await sayTourne(api, round.roundId);
  await page.keyboard.type('Det var ikke svigt');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(MESSAGES.da.rulings.staleNow)).toBeVisible();
  await expect(effectOf(page, 'a')).toHaveText([/Tourné vundet/, /Tourné bete/]);
  const ruled = async () => (await readRound(api, round.roundId)).matchList[0]?.ruledBoards;
  expect(await ruled()).toEqual([1]);
  await dialog(page).getByRole('button', { name: MESSAGES.da.rulings.withdraw.submit }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await ruled()).toEqual([]);
});

test('another result saved meanwhile: an appeal is not decided blind', async ({
  directorPage: page,
  api,
}) => {
  const round = await plantOpenRound(api, LOST);
  await plantRuling(api, round.roundId, REVOKE);
  await page.goto(href('da', 'rulings', { id: round.roundId }));
  await fileAppeal(page);
  await page.getByRole('button', { name: t.decideAppealOf(WHERE) }).click();
  await dialog(page).getByRole('radio', { name: t.outcomes.upheld }).check();
  await dialog(page).getByLabel(t.decisionReason).fill('Nævnets grunde');
  await expect(effectOf(page, 'a')).toHaveText([/Solo vundet/, /Solo bete/]);
  await sayTourne(api, round.roundId);
  await dialog(page).getByRole('button', { name: t.decideAppeal }).click();
  await expect(dialog(page).getByText(MESSAGES.da.rulings.staleNow)).toBeVisible();
  await expect(effectOf(page, 'a')).toHaveText([/Tourné vundet/, /Tourné bete/]);
  expect(await scoreOf(api, round)).toMatchObject({ homeGamePoints: -1 });
  await dialog(page).getByRole('button', { name: t.decideAppeal }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: t.rulings })).toContainText(t.appealStates.upheld);
});

/** Each size in each theme, without trying all of them in both languages. */
const VIEWS = [
  { lang: 'da', width: 360, colorScheme: 'light' },
  { lang: 'en', width: 1280, colorScheme: 'light' },
  { lang: 'en', width: 360, colorScheme: 'dark' },
  { lang: 'da', width: 1280, colorScheme: 'dark' },
] as const;

for (const { lang, width, colorScheme } of VIEWS) {
  test(`what follows is accessible and keeps its width (${lang}, ${width} px, ${colorScheme})`, async ({
    directorPage: page,
    api,
  }) => {
    const m = MESSAGES[lang];
    const { roundId, stageId } = await plantOpenRound(api, LOST);
    await plantRuling(api, roundId, REVOKE);
    await drawRound(api, stageId);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const look = async () => {
      await expect(dialog(page).getByText(m.rulings.effect.dependents)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const wide = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
    };
    await page.goto(href(lang, 'rulings', { id: roundId }));
    await page.getByRole('button', { name: m.rulingsList.withdrawOf(m.rulingsList.where(1, 1)) }).click();
    await look();
    await page.keyboard.press('Escape');
    await fileAppeal(page, lang);
    await page.getByRole('button', { name: m.rulingsList.decideAppealOf(m.rulingsList.where(1, 1)) }).click();
    await dialog(page).getByRole('radio', { name: m.rulingsList.outcomes.upheld }).check();
    await look();
  });
}
