import type { Page } from '@playwright/test';
import { rulingText } from '@spadille/rulings';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { toVenueClock, venueDay } from '../src/lib/i18n/venue-time.ts';
import { accepted, type TestApi } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect } from './support/fixtures.ts';
import { oneSolo, plantOpenRound, plantRuling, readRound, test } from './support/rulings.ts';
import { DIRECTOR } from './support/run.ts';
import { drawRound, plantTournament, publishRound } from './support/seed.ts';

const t = MESSAGES.da.rulingsList;
/** A defender revoked: the solo is won. */
const REVOKE = {
  table: 1,
  board: 1,
  seat: 'E',
  rule: 'revoke-defender',
  facts: { 'already-bete': 'no' },
} as const;
const WHERE = t.where(1, 1);

const dialog = (page: Page) => page.getByRole('dialog');

test('a ruling stands in the list of the round, and is taken back with a reason', async ({
  directorPage: page,
  api,
  soloRound: { roundId },
}) => {
  await plantRuling(api, roundId, { ...REVOKE, note: 'Set af begge modspillere' });
  await page.goto(href('da', 'day', { id: roundId }));
  await page.getByRole('link', { name: t.title, exact: true }).click();
  const line = page.getByRole('region', { name: t.rulings }).getByRole('listitem').first();
  await expect(line).toContainText('§16');
  await expect(line).toContainText(rulingText('revoke-defender', 'da').title);
  await expect(line).toContainText(/Solo\s+bete/);
  await expect(line).toContainText(/Solo\s+vundet/);
  await expect(line).toContainText('Set af begge modspillere');
  await expect(line).toContainText(DIRECTOR.name);
  await expect(line.getByRole('link', { name: t.slip(1) })).toHaveAttribute('href', /\/director\/tables\//);

  await line.getByRole('button', { name: t.withdrawOf(WHERE) }).click();
  await dialog(page).getByLabel(MESSAGES.da.rulings.withdraw.reason).fill('Det var ikke svigt');
  await dialog(page).getByRole('button', { name: MESSAGES.da.rulings.withdraw.submit }).click();
  await expect(line).toContainText(MESSAGES.da.rulings.list.status.withdrawn);
  await expect(line.getByRole('button', { name: t.withdrawOf(WHERE) })).toHaveCount(0);
  expect((await readRound(api, roundId)).matchList[0]?.ruledBoards).toEqual([]);
});

test('a protest is taken, seen on the overview, and decided', async ({
  directorPage: page,
  soloRound: { roundId },
}) => {
  await page.goto(href('da', 'rulings', { id: roundId }));
  await page.getByRole('button', { name: t.lodge }).click();
  await dialog(page)
    .getByLabel(t.team)
    .selectOption({ label: t.teamName(2, 'Odense') });
  await dialog(page).getByLabel(t.board).fill('9');
  await dialog(page).getByLabel(t.text).fill('Der blev snakket under spillet');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(dialog(page)).toContainText(t.boardFault(4));
  await dialog(page).getByLabel(t.board).fill('1');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  const protests = page.getByRole('region', { name: t.protests });
  await expect(protests.getByRole('listitem')).toContainText(t.aBoardShort(1, 1));
  await expect(protests.getByRole('listitem')).toContainText(t.inTime);

  await page.goto(href('da', 'day', { id: roundId }));
  await page.getByRole('link', { name: t.open.protests(1) }).click();
  await protests.getByRole('button', { name: t.decideProtestOf(t.teamName(2, 'Odense')) }).click();
  await dialog(page).getByText(t.protestStates.refused).click();
  await dialog(page).getByLabel(t.decisionReason).fill('Ingen af de andre hørte noget');
  await dialog(page).getByRole('button', { name: t.decide, exact: true }).click();
  await expect(protests.getByRole('listitem')).toContainText(t.protestStates.refused);
  await expect(protests.getByRole('listitem')).toContainText('Ingen af de andre hørte noget');
  await page.goto(href('da', 'day', { id: roundId }));
  await expect(page.getByRole('link', { name: t.title, exact: true })).toBeVisible();
  await expect(page.getByText(t.open.title)).toHaveCount(0);
});

test('a protest after the deadline needs a reason, which stands with it', async ({
  directorPage: page,
  api,
  soloRound: { roundId, stageId },
}) => {
  const settings = { params: { path: { id: stageId } }, body: { expectedVersion: 1, protestMinutes: 0 } };
  await accepted(api.PATCH('/api/stages/{id}/settings', settings));
  const round = await readRound(api, roundId);
  await accepted(
    api.POST('/api/rounds/{id}/close', {
      params: { path: { id: roundId } },
      body: { expectedVersion: round.version },
    }),
  );
  await page.goto(href('da', 'rulings', { id: roundId }));
  await page.getByRole('button', { name: t.lodge }).click();
  await dialog(page).getByLabel(t.against).selectOption({ label: t.theRound });
  await dialog(page)
    .getByLabel(t.time)
    .fill(toVenueClock(new Date(Date.now() + 120_000)));
  await dialog(page).getByLabel(t.text).fill('Forkerte mapper');
  await dialog(page).getByLabel(t.lateReason).fill('Det blev først set på sedlen');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  const protest = page.getByRole('region', { name: t.protests }).getByRole('listitem');
  await expect(protest).toContainText(t.tooLate);
  await expect(protest).toContainText(t.tooLateBecause('Det blev først set på sedlen'));
});

const closeRound = async (api: TestApi, id: string): Promise<void> => {
  const { version } = await readRound(api, id);
  await accepted(
    api.POST('/api/rounds/{id}/close', { params: { path: { id } }, body: { expectedVersion: version } }),
  );
};

test('the committee puts another ruling in the place of one that is appealed, in a round that is closed', async ({
  directorPage: page,
  api,
  soloRound: { roundId },
}) => {
  await plantRuling(api, roundId, REVOKE);
  await closeRound(api, roundId);
  await page.goto(href('da', 'rulings', { id: roundId }));
  await page.getByRole('button', { name: t.fileAppealOf(WHERE) }).click();
  await dialog(page).getByLabel(t.text).fill('Beten var sikker før svigtet');
  await dialog(page).getByRole('button', { name: t.fileAppeal, exact: true }).click();
  await expect(page.getByText('Beten var sikker før svigtet')).toBeVisible();

  await page.getByRole('button', { name: t.decideAppealOf(WHERE) }).click();
  await dialog(page).getByText(t.outcomes.changed).click();
  await dialog(page)
    .getByRole('searchbox')
    .or(dialog(page).getByRole('combobox'))
    .first()
    .fill('16 modspiller');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('radio', { name: /Øst/ }).check();
  await dialog(page).getByRole('radio', { name: 'ja', exact: true }).check();
  await dialog(page).getByLabel(t.decisionReason).fill('Han var allerede bete');
  await dialog(page).getByRole('button', { name: t.decideAppeal }).click();
  await expect(dialog(page)).toHaveCount(0);
  const lines = page.getByRole('region', { name: t.rulings }).locator('> ul > li');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(t.appealStates.changed);
  await expect(lines.first()).toContainText('Han var allerede bete');
  await lines.first().getByRole('link', { name: t.replaced }).click();
  await expect(page).toHaveURL(/#ruling-/);
});

test('a director records an appeal, and only the committee decides it', async ({
  directorPage: page,
  api,
  soloRound: { roundId },
}) => {
  await plantRuling(api, roundId, REVOKE);
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: object };
    const grants = [{ role: 'director', tournamentId: null, clubId: null }];
    await route.fulfill({ response, json: { user: { ...user, grants } } });
  });
  await page.goto(href('da', 'rulings', { id: roundId }));
  await page.getByRole('button', { name: t.fileAppealOf(WHERE) }).click();
  await dialog(page).getByLabel(t.text).fill('Beten var sikker');
  await dialog(page).getByRole('button', { name: t.fileAppeal, exact: true }).click();
  await expect(page.getByText(t.waitsForCommittee)).toBeVisible();
  await expect(page.getByRole('button', { name: t.decideAppealOf(WHERE) })).toHaveCount(0);
});

test('a folder error cancels the board where it was met, as the director decides, and is undone', async ({
  directorPage: page,
  api,
  soloRound: { roundId },
}) => {
  const cancelled = async () =>
    (await readRound(api, roundId)).matchList.map(({ cancelledBoards }) => cancelledBoards);
  await page.goto(href('da', 'rulings', { id: roundId }));
  await page.getByRole('link', { name: t.foundFolderError }).click();
  await page.getByLabel(t.wizard.board, { exact: true }).fill('1');
  await page.getByRole('radio', { name: t.wizard.byOrder }).check();
  await page.getByLabel(t.wizard.from).selectOption({ index: 1 });
  await page.getByRole('button', { name: t.wizard.see }).click();
  await expect(page.getByText(t.wizard.rule)).toBeVisible();
  const choice = (match: number) => page.getByRole('radiogroup', { name: t.wizard.decisionOf(match) });
  await expect(choice(1).getByRole('radio', { name: t.wizard.keep })).toBeChecked();
  await expect(choice(2).getByRole('radio', { name: t.wizard.cancel })).toBeChecked();
  // What the director decides goes before the proposal.
  await choice(1).getByRole('radio', { name: t.wizard.cancel }).check();
  await choice(2).getByRole('radio', { name: t.wizard.keep }).check();
  await expect(page.getByText(t.wizard.changedByYou)).toHaveCount(2);
  await page.getByLabel(t.wizard.note).fill('Ruder es lå hos vest');
  await page.getByRole('button', { name: t.wizard.confirm(1) }).click();

  const errors = page.getByRole('region', { name: t.folderErrors });
  await expect(errors.getByRole('listitem')).toContainText(t.cancelledIn('1'));
  expect(await cancelled()).toEqual([[1], []]);
  await errors.getByRole('button', { name: new RegExp(`^${t.undo}`) }).click();
  await dialog(page).getByLabel(t.reason).fill('Det var et andet sæt');
  await dialog(page).getByRole('button', { name: t.undo }).click();
  await expect(errors.getByRole('listitem')).toContainText(t.wasCancelledIn('1'));
  expect(await cancelled()).toEqual([[], []]);
});

test('a folder error is told by table and time, seen on the tournament, and undone', async ({
  directorPage: page,
  api,
  soloRound: { id, roundId },
}) => {
  const cancelled = async () =>
    (await readRound(api, roundId)).matchList.map(({ cancelledBoards }) => cancelledBoards);
  await page.goto(href('da', 'rulings', { id: roundId }));
  await page.getByRole('link', { name: t.foundFolderError }).click();
  await page.getByLabel(t.wizard.board, { exact: true }).fill('1');
  await page.getByLabel(t.wizard.table, { exact: true }).selectOption({ label: t.tableNumber(2) });
  await page.getByRole('button', { name: t.wizard.see }).click();
  await expect(page.getByText(t.wizard.clockFault)).toBeVisible();
  await page.getByLabel(t.wizard.clock, { exact: true }).fill('00:01');
  await page.getByLabel(t.wizard.day, { exact: true }).fill(venueDay(new Date()));
  await page.getByRole('button', { name: t.wizard.see }).click();

  // The test plays all boards within seconds, as somebody keys in a slip after the round.
  const rows = page.getByRole('table', { name: t.wizard.caption(1) }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(t.tableNumber(1));
  await expect(rows.first().getByText(t.wizard.doubts['keyed-at-once'](false))).toHaveCount(2);
  const choice = (match: number) => page.getByRole('radiogroup', { name: t.wizard.decisionOf(match) });
  await expect(choice(1).getByRole('radio', { name: t.wizard.cancel })).toBeChecked();
  await choice(1).getByRole('radio', { name: t.wizard.keep }).check();
  await page.getByRole('button', { name: t.wizard.confirm(1) }).click();
  const errors = page.getByRole('region', { name: t.folderErrors });
  await expect(errors.getByRole('listitem')).toContainText(t.tableShort(2));
  await expect(errors.getByRole('listitem')).toContainText('00.01');
  await expect(errors.getByRole('listitem')).toContainText(t.cancelledIn('2'));
  expect(await cancelled()).toEqual([[], [1]]);

  await page.goto(href('da', 'rounds', { id }));
  await page.getByRole('link', { name: t.open.folderErrors(1) }).click();
  await errors.getByRole('button', { name: new RegExp(`^${t.undo}`) }).click();
  await dialog(page).getByLabel(t.reason).fill('Det var et andet sæt');
  await dialog(page).getByRole('button', { name: t.undo }).click();
  await expect(errors.getByRole('listitem')).toContainText(t.wasCancelledIn('2'));
  expect(await cancelled()).toEqual([[], []]);
  await page.goto(href('da', 'rounds', { id }));
  await expect(page.getByRole('link', { name: t.open.folderErrors(1) })).toHaveCount(0);
});

test('cards found swapped lead from the ruling on a board to the folder error, board and table filled in', async ({
  directorPage: page,
  api,
  soloRound: { roundId },
}) => {
  const { matchList } = await readRound(api, roundId);
  const [, second] = matchList;
  await page.goto(href('da', 'matchSheet', { id: second?.id ?? '' }));
  await page.getByRole('button', { name: MESSAGES.da.rulings.openFor(3) }).click();
  await dialog(page).getByRole('radio').last().check();
  await dialog(page).getByRole('combobox').fill(rulingText('card-swap-found', 'da').title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.wizard.title })).toBeVisible();
  await expect(page.getByLabel(t.wizard.board, { exact: true })).toHaveValue('3');
  await expect(page.getByLabel(t.wizard.table, { exact: true }).locator('option:checked')).toHaveText(
    t.tableNumber(second?.tables[1]?.number ?? 0),
  );
});

test('what waits in a round is seen on the tournament, with the way there', async ({
  directorPage: page,
  api,
  soloRound: { id, roundId },
}) => {
  const { matchList } = await readRound(api, roundId);
  const team = matchList[0]?.home.id ?? '';
  await accepted(
    api.POST('/api/rounds/{id}/protests', {
      params: { path: { id: roundId } },
      body: {
        teamId: team,
        tableId: null,
        board: null,
        rulingId: null,
        lodgedAt: new Date().toISOString(),
        text: 'Der blev snakket under spillet',
        lateReason: null,
      },
    }),
  );
  await page.goto(href('da', 'rounds', { id }));
  const row = page.getByRole('row', { name: /Runde 1/ });
  await expect(row).toContainText(t.open.title);
  await row.getByRole('link', { name: t.open.protests(1) }).click();
  await expect(page.getByRole('region', { name: t.protests }).getByRole('listitem')).toBeVisible();
});

test('a ruling that waits for a result does not say that the result stands', async ({
  directorPage: page,
  api,
}) => {
  const { stageId } = await plantTournament(api, {});
  const { id: roundId } = await drawRound(api, stageId);
  await plantRuling(api, roundId, { table: 1, board: 1, seat: 'N', rule: 'revoke-declarer' });
  await page.goto(href('da', 'rulings', { id: roundId }));
  const line = page.getByRole('region', { name: t.rulings });
  await expect(line).toContainText(MESSAGES.da.rulings.list.status.waits);
  await expect(line).toContainText(MESSAGES.da.rulings.noResult);
  await expect(line).not.toContainText(MESSAGES.da.rulings.list.unchanged);
});

test('a match shows at which table a board was ruled on, with the way to the ruling', async ({
  directorPage: page,
  api,
  soloRound: { roundId },
}) => {
  await plantRuling(api, roundId, REVOKE);
  await plantRuling(api, roundId, { table: 2, board: 2, seat: 'N', rule: 'director-cancels' });
  const { matchList } = await readRound(api, roundId);
  await page.goto(href('da', 'matchSheet', { id: matchList[0]?.id ?? '' }));
  const rows = page.getByRole('region', { name: MESSAGES.da.director.matchPage.boards }).locator('tbody tr');
  const mark = MESSAGES.da.rulings.mark;
  const cells = rows.first().getByRole('cell');
  await expect(cells.nth(0).getByRole('link', { name: mark('16') })).toBeVisible();
  await expect(cells.nth(1).getByRole('link')).toHaveCount(0);
  await expect(rows.nth(1).getByRole('link', { name: mark('23') })).toBeVisible();
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0);
  await cells
    .nth(0)
    .getByRole('link', { name: mark('16') })
    .click();
  await expect(page).toHaveURL(/#ruling-/);
});

test('a closed round still takes a folder error, and lets go what §23 leaves open', async ({
  directorPage: page,
  api,
  soloRound: { roundId },
}) => {
  await plantRuling(api, roundId, REVOKE);
  await plantRuling(api, roundId, { table: 2, board: 2, seat: 'N', rule: 'director-cancels' });
  await closeRound(api, roundId);
  await page.goto(href('da', 'rulings', { id: roundId }));
  await expect(page.getByText(t.closed)).toBeVisible();
  await expect(page.getByRole('button', { name: t.withdrawOf(WHERE) })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t.withdrawOf(t.where(2, 2)) })).toBeVisible();

  await page.getByRole('link', { name: t.foundFolderError }).click();
  await page.getByLabel(t.wizard.board, { exact: true }).fill('1');
  await page.getByRole('radio', { name: t.wizard.byOrder }).check();
  await page.getByLabel(t.wizard.from).selectOption({ index: 1 });
  await page.getByRole('button', { name: t.wizard.see }).click();
  await page.getByRole('button', { name: t.wizard.confirm(1) }).click();
  const errors = page.getByRole('region', { name: t.folderErrors });
  await errors.getByRole('button', { name: new RegExp(`^${t.undo}`) }).click();
  await dialog(page).getByLabel(t.reason).fill('Det var et andet sæt');
  await dialog(page).getByRole('button', { name: t.undo }).click();
  await expect(errors.getByRole('listitem')).toContainText(t.wasCancelledIn('2'));
});

test('rounds that were drawn after it are named where a decision can change the standings', async ({
  directorPage: page,
  api,
  soloRound: { roundId, stageId },
}) => {
  await page.goto(href('da', 'rulings', { id: roundId }));
  await expect(page.getByRole('button', { name: t.lodge })).toBeVisible();
  await expect(page.getByText(t.laterRounds)).toHaveCount(0);
  await drawRound(api, stageId);
  await page.reload();
  await expect(page.getByText(t.laterRounds)).toBeVisible();
  await page.getByRole('link', { name: t.foundFolderError }).click();
  await page.getByLabel(t.wizard.board, { exact: true }).fill('1');
  await page.getByRole('radio', { name: t.wizard.byOrder }).check();
  await page.getByRole('button', { name: t.wizard.see }).click();
  await expect(page.getByText(t.laterRounds)).toBeVisible();
});

test('the log says who did what, and is looked through by kind, round and page', async ({
  directorPage: page,
  api,
}) => {
  const l = MESSAGES.da.log;
  const { id, roundId } = await plantOpenRound(api, { boards: 28, result: oneSolo });
  await plantRuling(api, roundId, { ...REVOKE, note: 'Set af begge modspillere' });
  await page.goto(href('da', 'rounds', { id }));
  await page.getByRole('link', { name: MESSAGES.da.director.tournament.groups.setup }).click();
  await page.getByRole('link', { name: l.title, exact: true }).click();
  const rows = page.getByRole('table', { name: l.table }).locator('tbody tr');
  await expect(rows.first()).toContainText(DIRECTOR.name);
  await expect(rows.first()).toContainText('§16');
  await expect(rows.first()).toContainText('Set af begge modspillere');
  await page.getByRole('link', { name: l.older, exact: true }).click();
  await expect(rows.last()).toContainText(l.events['tournament-created']);
  await page.getByRole('link', { name: l.newest }).click();

  await page.getByLabel(l.kind).selectOption('ruling-made');
  await page.getByLabel(l.round).selectOption({ index: 1 });
  await page.getByRole('button', { name: l.show, exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/type=ruling-made/);
  const csv = await page.getByRole('link', { name: l.csv }).getAttribute('href');
  const file = await page.request.get(csv ?? '');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect((await file.text()).trim().split('\n')).toHaveLength(2);
  await page.locator('input[name="to"]').fill('2020-01-01T12:00');
  await page.getByRole('button', { name: l.show, exact: true }).click();
  await expect(page.getByText(l.none)).toBeVisible();
  await page.getByRole('button', { name: l.clear }).click();
  await expect(rows.first()).toBeVisible();
});

test('everybody sees that a board was ruled on and what it changed, never who offended', async ({
  page,
  api,
  soloRound: { slug, roundId },
}) => {
  await plantRuling(api, roundId, { ...REVOKE, note: 'Østs svigt' });
  await publishRound(api, roundId);
  const address = href('da', 'match', { slug, round: 1, match: 1 });
  await page.goto(address);
  await page.getByRole('link', { name: t.public.mark(1) }).click();
  const notes = page.getByRole('region', { name: t.public.title });
  await expect(notes).toContainText('§16 Kulørsvigt');
  await expect(notes).toContainText(/Før:?\s*Nord Solo bete, −3/);
  await expect(notes).toContainText(/Efter:?\s*Nord Solo vundet, \+3/);
  await expect(notes).toContainText(t.public.explained);
  const sources = [
    await (await page.request.get(address)).text(),
    await (await page.request.get(`/api/public/tournaments/${slug}/rounds/1/matches/1`)).text(),
  ];
  for (const source of sources) expect(source).not.toMatch(/revoke|modspiller|svigt af|Østs|already-bete/);
});

/** Each size in each theme, without trying all of them in both languages. */
const VIEWS = [
  { lang: 'da', width: 360, colorScheme: 'light' },
  { lang: 'en', width: 1280, colorScheme: 'light' },
  { lang: 'en', width: 360, colorScheme: 'dark' },
  { lang: 'da', width: 1280, colorScheme: 'dark' },
] as const;

for (const { lang, width, colorScheme } of VIEWS) {
  test(`the pages around rulings are accessible and keep their width (${lang}, ${width} px, ${colorScheme})`, async ({
    directorPage: page,
    api,
    soloRound: { id, slug, roundId },
  }) => {
    // Many looks at many pages, each of them a second or two.
    test.slow();
    const m = MESSAGES[lang].rulingsList;
    await plantRuling(api, roundId, { ...REVOKE, note: 'Set af begge' });
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const look = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    await page.goto(href(lang, 'rulings', { id: roundId }));
    await page.getByRole('button', { name: m.fileAppealOf(m.where(1, 1)) }).click();
    await look();
    await dialog(page).getByLabel(m.text).fill('…');
    await dialog(page).getByRole('button', { name: m.fileAppeal, exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: m.lodge }).click();
    await look();
    await dialog(page).getByLabel(m.text).fill('…');
    await dialog(page).getByRole('button', { name: MESSAGES[lang].common.save }).click();
    await expect(dialog(page)).toHaveCount(0);
    await look();
    await page.getByRole('button', { name: m.decideAppealOf(m.where(1, 1)) }).click();
    await dialog(page).getByText(m.outcomes.changed).click();
    await look();
    await page.goto(href(lang, 'folderError', { id: roundId }));
    await page.getByLabel(m.wizard.board, { exact: true }).fill('1');
    await page.getByLabel(m.wizard.clock, { exact: true }).fill('00:01');
    await page.getByLabel(m.wizard.day, { exact: true }).fill(venueDay(new Date()));
    await page.getByRole('button', { name: m.wizard.see }).click();
    await expect(page.getByText(m.wizard.evidence)).toBeVisible();
    await look();
    await page.getByRole('button', { name: m.wizard.confirm(2) }).click();
    await expect(page.getByRole('region', { name: m.folderErrors }).getByRole('listitem')).toBeVisible();
    await look();
    await page.goto(href(lang, 'rounds', { id }));
    await expect(page.getByRole('link', { name: m.open.folderErrors(1) })).toBeVisible();
    await look();
    await page.goto(href(lang, 'log', { id }));
    await expect(page.getByRole('table', { name: MESSAGES[lang].log.table })).toBeVisible();
    await look();
    await page.goto(href(lang, 'day', { id: roundId }));
    await expect(page.getByText(m.open.title)).toBeVisible();
    await look();
    await publishRound(api, roundId);
    await page.goto(href(lang, 'match', { slug, round: 1, match: 1 }));
    await look();
  });
}
