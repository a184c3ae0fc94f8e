import { href } from '../src/lib/i18n/paths.ts';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { accepted, type TestApi } from './support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { drawRound, playRound, publishRound } from './support/seed.ts';

const t = MESSAGES.da.lineUps;

/** Two teams with two pairs and a substitute each, and their drawn match. */
async function plantMatch(api: TestApi) {
  const name = `Opstilling ${Date.now()}`;
  const made = await accepted(
    api.POST('/api/tournaments', { body: { name, seasonStartYear: 2026, settings: { boardsPerMatch: 4 } } }),
  );
  for (const [index, team] of ['Ærø', 'Vejle'].entries()) {
    const members = (['NS', 'NS', 'EW', 'EW', 'substitute'] as const).map((place, nth) => ({
      name: `${team} ${'ABCDE'[nth]}`,
      place,
    }));
    await accepted(
      api.POST('/api/tournaments/{id}/teams', {
        params: { path: { id: made.id } },
        body: { number: index + 1, name: team, club: 'Ringe L’hombreklub', members },
      }),
    );
  }
  const round = await drawRound(api, made.stages[0]?.id ?? '');
  return { slug: made.slug, id: made.id, round, matchId: round.matchList[0]?.id ?? '' };
}

test('a line-up is confirmed, a substitute comes in by keyboard, pairs swap, and the public sees who sat where', async ({
  api,
  directorPage: page,
}) => {
  const { slug, id, round, matchId } = await plantMatch(api);
  await page.goto(href('da', 'matchSheet', { id: matchId }));
  const lineUp = page.locator('section', { has: page.getByRole('heading', { name: t.title, exact: true }) });
  await expect(lineUp.getByText('Ærø A')).toBeVisible();
  await lineUp.getByRole('button', { name: t.confirm }).click();
  await expect(lineUp.getByText(t.confirmed)).toBeVisible();
  await expect(lineUp.getByText(t.proposed)).toBeHidden();

  // The substitute from board 3 on, without the mouse.
  await lineUp.getByRole('button', { name: t.changeSeat('Nord', 1) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Ærø E')).toBeChecked();
  await expect(dialog.getByLabel(t.fromBoard)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lineUp.getByText(t.boards(1, 2))).toBeVisible();
  await expect(lineUp.getByText(t.boards(3, 4))).toBeVisible();

  // Why another cannot: in words beside those who can.
  await lineUp.getByRole('button', { name: t.changeSeat('Syd', 1) }).click();
  await expect(dialog.getByText('Ærø C sidder ved bord 2 i denne runde.')).toBeVisible();
  await dialog.getByRole('button', { name: MESSAGES.da.common.back }).click();

  await lineUp.getByRole('button', { name: t.swap('Vejle') }).click();
  await dialog.getByRole('button', { name: t.swapYes }).click();
  await expect(lineUp.getByText(t.swapped('Vejle'))).toBeVisible();

  await playRound(api, round.id);
  await publishRound(api, round.id);
  await page.reload();
  await lineUp.getByText(t.figures, { exact: true }).click();
  await expect(lineUp.getByRole('row', { name: /^Ærø E 2/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.goto(href('da', 'teams', { id }));
  await page.getByText(t.figures, { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Ærø E 2/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(href('da', 'match', { slug, round: 1, match: 1 }));
  await expect(page.getByRole('row', { name: /^Nord Ærø A\s*mappe 1–2\s*Ærø E\s*mappe 3–4/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
