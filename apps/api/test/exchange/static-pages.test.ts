import { signedPoints } from '@spadille/scoring';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectedOf } from '../support/case-folders.ts';
import { step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { cupOfCase } from './support.ts';

let venue: Venue;
let files: Record<string, Uint8Array>;
let slug: string;
const expected = expectedOf('rulings-8');
const LAST = 2;
beforeAll(async () => {
  venue = await openVenue();
  const cup = await cupOfCase(venue, 'rulings-8');
  ({ slug } = cup);
  await venue.deps.db.team.updateMany({
    where: { tournamentId: cup.id, number: 1 },
    data: { name: 'Æ <b>&' },
  });
  const ofStage = { where: { stageId: cup.stageId }, orderBy: { number: 'asc' } } as const;
  const rounds = await venue.deps.db.round.findMany(ofStage);
  expect((await pages(LAST)).status).toBe(404);
  for (const { id } of rounds) await step(venue, 'publishRound', id);
  files = unzipSync((await pages(LAST)).bytes);
});
afterAll(() => venue.close());

const pages = (number: number) => venue.send('getPublicRoundPages', { params: { slug, number } }, 'visitor');
const names = () => Object.keys(files).map((name) => name.slice(`${slug}-${LAST}/`.length));
const page = (name: string) => strFromU8(files[`${slug}-${LAST}/${name}`] ?? new Uint8Array());
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('stands in one folder, Danish and English, with PDF and CSV beside', () => {
  for (const name of [
    'index.html',
    'stilling.html',
    'kamp-1.html',
    'resultater.pdf',
    'stilling.pdf',
    'stilling.csv',
  ])
    expect(names()).toContain(name);
  for (const name of ['index.html', 'standings.html', 'match-1.html', 'results.pdf', 'standings.csv'])
    expect(names()).toContain(`en/${name}`);
});

it('has no script, asks no other site for anything, and every link leads to a file that is there', () => {
  for (const name of names().filter((each) => each.endsWith('.html'))) {
    const markup = page(name);
    expect(markup).not.toMatch(/<script|https?:|src=|<b>/);
    const base = new URL(`file:///${name}`);
    for (const [, href = ''] of markup.matchAll(/href="([^"]+)"/g)) {
      expect(names()).toContain(new URL(href, base).pathname.slice(1));
    }
  }
  expect(page('index.html')).toContain('Æ &lt;b&gt;&amp;');
});

it.each(['index.html', 'stilling.html', 'en/index.html', 'en/standings.html'])(
  '%s has the figures',
  (name) => {
    const text = textOf(page(name));
    for (const { rank, team, played, won, drawn, lost, matchPoints, gamePoints } of expected.standings) {
      const figures = [played, won, drawn, lost, matchPoints, signedPoints(gamePoints)].join(' ');
      expect(text).toMatch(new RegExp(`${rank} ${team} .{1,60}? ${figures.replaceAll('+', '\\+')}`));
    }
  },
);

it('has every match with its points, board by board up to its sum', async () => {
  const { report } = await venue.get('getPublicRound', { params: { slug, number: LAST } }, 'visitor');
  for (const { number, score, boards } of report.matches) {
    const text = textOf(page(`kamp-${number}.html`));
    expect(text).toContain(`${signedPoints(score.homeGamePoints)} / ${signedPoints(score.awayGamePoints)}`);
    for (const { board, homeGamePoints, homeRunningTotal } of boards) {
      const line = `${signedPoints(homeGamePoints)} ${signedPoints(homeRunningTotal)}`;
      expect(text).toMatch(new RegExp(` ${board} .* ${line.replaceAll('+', '\\+')} `));
    }
  }
  expect(page('kamp-1.html') + page('kamp-2.html')).toContain('Kendelse efter §');
});
