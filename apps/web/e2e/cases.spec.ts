import { formatGamePoints } from '../src/lib/i18n/format.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { expectedOf, publishCase } from './support/cases.ts';
import { expect, test } from './support/fixtures.ts';

for (const name of ['pool-6', 'pool-7-bye', 'dm-round-16']) {
  test(`the pages show what ${name} must give`, async ({ api, page }) => {
    const { slug } = await publishCase(api, name);
    const expected = expectedOf(name);

    await page.goto(href('da', 'standings', { slug }));
    const rows = await page
      .locator('table tbody tr')
      .evaluateAll((lines) =>
        lines.map((line) =>
          [...line.children].map((cell) =>
            cell.firstElementChild?.matches('a')
              ? cell.firstElementChild.textContent
              : cell.textContent?.trim(),
          ),
        ),
      );
    expect(rows).toEqual(
      expected.standings.map((row) => [
        `${row.rank}${row.shared ? 'delt' : ''}`,
        row.name,
        ...[row.played, row.won, row.drawn, row.lost, row.matchPoints].map(String),
        formatGamePoints(row.gamePoints),
      ]),
    );

    for (const round of new Set(expected.matches.map((match) => match.round))) {
      const number = Number(round.slice('round-'.length));
      await page.goto(href('da', 'round', { slug, round: number }));
      const matches = page.getByRole('table', { name: 'Kampe' }).locator('tbody');
      const ofRound = expected.matches.filter((match) => match.round === round);
      await expect(matches).toHaveCount(ofRound.length);
      for (const match of ofRound) {
        const body = matches.filter({
          has: page.getByRole('link', { name: `Kamp ${match.match}`, exact: true }),
        });
        await expect(body.locator('tr').nth(0).locator('td')).toHaveText([
          formatGamePoints(match.homeGamePoints),
          String(match.homeMatchPoints),
        ]);
        await expect(body.locator('tr').nth(1).locator('td')).toHaveText([
          formatGamePoints(match.awayGamePoints),
          String(match.awayMatchPoints),
        ]);
      }
    }
  });
}
