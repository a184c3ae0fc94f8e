import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '../src/lib/i18n/messages.ts';
import { href } from '../src/lib/i18n/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { plantTournament } from './support/seed.ts';

const t = MESSAGES.da.director;

test('a list of teams with faults is not taken in; a right one is', async ({ directorPage: page, api }) => {
  const { id } = await plantTournament(api, { teams: [] });
  await page.goto(href('da', 'teams', { id }));
  const file = (lines: string[]) => ({
    name: 'teams.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(file(['number;name;club', '1;Ærø;Ærøskøbing', 'x;Randers;Randers', '3;;Viborg']));
  await expect(page.getByRole('alert')).toContainText(t.faults.nothingTaken);
  await expect(page.getByRole('row', { name: /teams\.csv 3 number/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Skriv/ })).toBeHidden();
  await input.setInputFiles(file(['number;name;club', '1;Ærø;Ærøskøbing', '2;Randers;Randers']));
  await page.getByRole('button', { name: t.teams.takeIn(2) }).click();
  await expect(page.getByRole('rowheader', { name: /Randers/ })).toBeVisible();
});

test('round folders: every fault at its line, then several rounds at once', async ({
  directorPage: page,
  api,
}, testInfo) => {
  const { id } = await plantTournament(api, { teams: [], boards: 40 });
  const season = testInfo.outputPath('sæson');
  for (const [round, outcome] of [
    ['runde-1', 'won'],
    ['runde-2', 'lost'],
  ]) {
    const folder = join(season, round as string);
    mkdirSync(folder, { recursive: true });
    const results = [1, 2].flatMap((table) =>
      Array.from({ length: 40 }, (_, at) => `${table};${at + 1};N;solo;won;;played`),
    );
    if (outcome === 'lost') results[4] = '1;5;N;solo;lost;;played';
    writeFileSync(join(folder, 'teams.csv'), 'number;name;club\n1;Ærø;Ærøskøbing\n2;Randers;Randers\n');
    writeFileSync(join(folder, 'matches.csv'), 'match;table_a;table_b;home;away\n1;1;2;1;2\n');
    writeFileSync(
      join(folder, 'results.csv'),
      `table;board;declarer;contract;outcome;tout;status\n${results.join('\n')}\n`,
    );
    writeFileSync(join(folder, 'penalties.csv'), 'table;board;side;rule;points\n');
  }
  await page.goto(href('da', 'folders', { id }));
  const input = page.locator('input[webkitdirectory]');
  await input.setInputFiles(season);
  await expect(page.getByRole('alert')).toContainText(t.faults.title(1));
  await expect(page.getByRole('row', { name: /runde-2 results\.csv 6 outcome/ })).toBeVisible();

  const second = join(season, 'runde-2', 'results.csv');
  const results = [1, 2].flatMap((table) =>
    Array.from({ length: 40 }, (_, at) => `${table};${at + 1};N;solo;bete;;played`),
  );
  writeFileSync(second, `table;board;declarer;contract;outcome;tout;status\n${results.join('\n')}\n`);
  await input.setInputFiles(season);
  await page.getByRole('button', { name: t.folders.takeIn(2) }).click();
  await page.getByRole('link', { name: t.folders.toRounds }).click();
  await expect(page.getByRole('rowheader', { name: /runde-2/ })).toBeVisible();
});
