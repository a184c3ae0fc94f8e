import { href } from '../src/lib/i18n/paths.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { accepted, type TestApi } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { drawRound, plantTournament } from './support/seed.ts';

const t = MESSAGES.da.stages;

/** Hands in totals for every match of a round, to home what `net` says, and closes it. */
async function playTotals(api: TestApi, roundId: string, net: (home: number, away: number) => number) {
  const params = { path: { id: roundId } };
  const { matchList } = await accepted(api.GET('/api/rounds/{id}', { params }));
  for (const { home, away, tables } of matchList) {
    if (away === null) continue;
    for (const { id, side } of tables) {
      const nsGamePoints = side === 'a' ? net(home.number, away.number) : 0;
      await accepted(
        api.PUT('/api/tables/{id}/total', {
          params: { path: { id } },
          body: { expectedVersion: 1, nsGamePoints },
        }),
      );
    }
  }
  const { version } = await accepted(api.GET('/api/rounds/{id}', { params }));
  await accepted(api.POST('/api/rounds/{id}/close', { params, body: { expectedVersion: version } }));
}

test('level teams play off, the stage is finished, and who goes on is changed, confirmed and taken back', async ({
  api,
  directorPage: page,
}) => {
  const names = ['Ærø', 'Odense', 'Aalborg', 'Vejle'];
  const { id, stageId } = await plantTournament(api, { teams: names });
  await page.goto(href('da', 'stages', { id }));

  // How many go on, and where to.
  const first = page.locator('[data-stage="1"]');
  await first.getByRole('button', { name: t.edit }).click();
  let dialog = page.getByRole('dialog', { name: t.editTitle('Grundspil') });
  await dialog.getByLabel(t.kind).selectOption('qualification');
  await dialog.getByLabel(t.perPool).fill('2');
  await dialog.getByRole('button', { name: MESSAGES.da.common.save }).click();
  await page.getByRole('button', { name: t.add }).click();
  dialog = page.getByRole('dialog', { name: t.add });
  await dialog.getByLabel(t.name, { exact: true }).fill('Finale');
  await dialog.getByLabel(t.kind).selectOption('final');
  await dialog.getByLabel(t.carryOver).selectOption('match-points');
  await dialog.getByRole('button', { name: MESSAGES.da.common.save }).click();
  await expect(page.locator('[data-stage="2"]')).toContainText('Finale');

  // Ærø wins everything; the others draw: level on places 2, 3 and 4.
  for (let round = 0; round < 3; round += 1) {
    await playTotals(api, (await drawRound(api, stageId)).id, (home) => (home === 1 ? 9 : 0));
  }
  await page.reload();
  await expect(first.getByText(t.levelInPool('Odense, Aalborg og Vejle', 'Pulje 1'))).toBeVisible();
  await expectAccessible(page);
  for (let round = 0; round < 3; round += 1) {
    await first.getByRole('button', { name: t.drawPlayOff }).click();
    await expect(first.getByRole('button', { name: t.drawPlayOff })).toBeHidden();
    const { stages } = await accepted(api.GET('/api/tournaments/{id}/stages', { params: { path: { id } } }));
    const playOff = stages[0]?.rounds.at(-1);
    expect(playOff).toMatchObject({ kind: 'play-off', state: 'drawn' });
    await expect(first.getByText(t.openRounds('Omkamp'), { exact: true })).toBeVisible();
    await playTotals(api, playOff?.id ?? '', (home, away) => away - home);
    await page.reload();
  }

  // Frozen, then Vejle instead of Odense, with a reason.
  await first.getByRole('button', { name: t.finish }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.finish }).click();
  await expect(first.getByText(t.byPlace(2, 'Pulje 1', false, true))).toBeVisible();
  await first.getByText(t.standings, { exact: true }).click();
  await expect(first.getByText(MESSAGES.da.public.why.byPlayOff).first()).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('button', { name: t.leaveOut('Odense') }).click();
  await first.getByLabel(t.takeIn).selectOption({ label: '4 · Vejle' });
  await first.getByLabel(t.reason).fill('Odense kan ikke stille op');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await first.getByRole('button', { name: t.confirm(2) }).click();
  await expect(first.getByText(t.byHand)).toBeVisible();
  await expect(first.getByText('Odense kan ikke stille op')).toBeVisible();

  // A correction moves nobody, and is told.
  const { stages } = await accepted(api.GET('/api/tournaments/{id}/stages', { params: { path: { id } } }));
  const corrected = stages[0]?.rounds[0]?.id ?? '';
  const params = { path: { id: corrected } };
  const { version } = await accepted(api.GET('/api/rounds/{id}', { params }));
  await accepted(
    api.POST('/api/rounds/{id}/reopen', { params, body: { expectedVersion: version, reason: 'Tastefejl' } }),
  );
  const { matchList } = await accepted(api.GET('/api/rounds/{id}', { params }));
  const match = matchList.find(({ home }) => home.number === 1);
  const table = match?.tables.find(({ side }) => side === 'a')?.id ?? '';
  const slip = await accepted(api.GET('/api/tables/{id}/slip', { params: { path: { id: table } } }));
  await accepted(
    api.PUT('/api/tables/{id}/total', {
      params: { path: { id: table } },
      body: { expectedVersion: slip.table.version, nsGamePoints: -30 },
    }),
  );
  await page.reload();
  await expect(first.getByText(t.differs)).toBeVisible();
  await expect(first.getByText(t.byHand)).toBeVisible();

  await first.getByRole('button', { name: t.takeBack }).click();
  dialog = page.getByRole('dialog', { name: t.takeBackTitle });
  await dialog.getByLabel(t.reason).fill('Rettet resultat');
  await dialog.getByRole('button', { name: t.takeBack }).click();
  await expect(first.getByRole('button', { name: t.reopen })).toBeVisible();
  await page.goto(href('en', 'stages', { id }));
  await expect(
    page.getByRole('heading', { name: MESSAGES.en.stages.heading(1, 'Main stage') }),
  ).toBeVisible();
  await expectAccessible(page);
});
