import { readRoundFolders, scoreFolders } from '@spadille/round-folder';
import { signedPoints } from '@spadille/scoring';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedOf, uploadOf, withFile } from '../support/case-folders.ts';
import { readPdf } from '../support/read-pdf.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const emptyCup = () => seedTournament(venue.deps, { pools: [[]], boards: 40 });

const escaped = (text: string) => text.replaceAll(/[+/]/g, String.raw`\$&`);

/** Unzips exported rounds and reads them as folders again. */
async function readBack(roundIds: readonly string[]) {
  const folders = [];
  for (const id of roundIds) {
    const zip = await venue.send('getRoundFolder', { params: { id } });
    expect(zip.headers['content-type']).toBe('application/zip');
    const entries = Object.entries(unzipSync(zip.bytes)).map(([path, bytes]) => [
      ...path.split('/'),
      strFromU8(bytes),
    ]);
    const label = entries[0]?.[0] ?? '';
    folders.push({
      label,
      files: Object.fromEntries(entries.map(([, file = '', text = '']): [string, string] => [file, text])),
    });
  }
  return readRoundFolders(folders);
}

describe.each(['dm-round-16', 'pool-6', 'pool-7-bye', 'rulings-8'])('the case %s', (name) => {
  const expected = expectedOf(name);
  const folders = uploadOf(name);

  it('gives the expected figures in preview, standings, report, and after it was written and read again', async () => {
    const cup = await emptyCup();
    const preview = await venue.get('previewFolders', { params: { id: cup.id }, body: { folders } });
    expect(preview.faults.filter(({ severity }) => severity === 'fault')).toEqual([]);
    const { roundIds } = await venue.get('importFolders', { params: { id: cup.id }, body: { folders } });
    expect(roundIds).toHaveLength(folders.length);

    const standings = await venue.get('getStandings', { params: { id: cup.id } });
    expect(preview.standings).toEqual(standings.pools[0]);
    const lines = standings.pools[0]?.rows.map((row) => ({
      rank: row.place,
      shared: row.shared,
      team: row.team.number,
      name: row.team.name,
      played: row.played,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      matchPoints: row.matchPoints,
      gamePoints: row.gamePoints,
    }));
    expect(lines).toEqual(expected.standings);

    const matches = [];
    for (const id of roundIds) {
      const report = await venue.get('getRoundReport', { params: { id } });
      for (const { number, home, away, score } of report.matches) {
        const [one, other] = [home.number, away.number];
        matches.push({ match: number, round: report.round.label, home: one, away: other, ...score });
      }
    }
    expect(matches).toEqual(expected.matches);

    const read = await readBack(roundIds);
    expect(read.ok && scoreFolders(read.value.folders)).toEqual(expected);
  });

  it('prints the expected figures in the expected order', async () => {
    const cup = await emptyCup();
    const { roundIds } = await venue.get('importFolders', { params: { id: cup.id }, body: { folders } });
    const last = roundIds.at(-1) ?? '';
    const lines = expected.standings.map(
      ({ rank, team, name: called, played, won, drawn, lost, matchPoints, gamePoints }) =>
        [rank, team, called, 'KLUB', played, won, drawn, lost, matchPoints, signedPoints(gamePoints)].join(
          ' ',
        ),
    );
    for (const route of ['getStandingsPdf', 'getRoundPdf'] as const) {
      const { bytes } = await venue.send(route, { params: { id: last }, query: { lang: 'da' } });
      const text = (await readPdf(bytes)).pages.join(' ').replaceAll(/Klub \d+/g, 'KLUB');
      const found = lines.map((line) => text.indexOf(` ${line} `));
      expect(found).not.toContain(-1);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
    const sheet = (
      await readPdf((await venue.send('getRoundPdf', { params: { id: last } })).bytes)
    ).pages.join(' ');
    const label = folders.at(-1)?.label;
    for (const { match, home, away, round, ...score } of expected.matches) {
      if (round !== label) continue;
      const points = `${signedPoints(score.homeGamePoints)} / ${signedPoints(score.awayGamePoints)}`;
      const result = `${score.homeMatchPoints}–${score.awayMatchPoints}`;
      expect(sheet).toMatch(
        new RegExp(
          ` ${match} \\d+, \\d+ ${home} Hold ${home} .*?${away} Hold ${away} ${escaped(points)} ${result}`,
        ),
      );
    }
  });

  it('is closed, complete, and under its own labels after the import', async () => {
    const cup = await emptyCup();
    const { roundIds } = await venue.get('importFolders', { params: { id: cup.id }, body: { folders } });
    for (const [index, id] of roundIds.entries()) {
      const round = await venue.get('getRound', { params: { id } });
      expect(round).toMatchObject({ number: index + 1, label: folders[index]?.label, state: 'closed' });
      expect(round.boardsDone).toBe(round.boardsTotal);
    }
  });
});

it('keeps cancelled boards with what was recorded, penalties, and table numbers', async () => {
  const cup = await emptyCup();
  const folder = withFile(uploadOf('pool-6')[0] ?? never(), 'results.csv', (text) =>
    text
      .replace('1;2;S;solo;won;;played', '1;2;S;solo;won;;cancelled')
      .replace(/^2;2;.*$/m, '2;2;;;;;cancelled'),
  );
  const { roundIds } = await venue.get('importFolders', {
    params: { id: cup.id },
    body: { folders: [folder] },
  });
  const round = await venue.get('getRound', { params: { id: roundIds[0] ?? '' } });
  expect(round.matchList[0]).toMatchObject({ cancelledBoards: [2], tables: [{ number: 1 }, { number: 2 }] });
  expect(round.matchList[2]).toMatchObject({ penalties: 1 });
  const match = await venue.get('getMatch', { params: { id: round.matchList[0]?.id ?? '' } });
  const solo = { contract: 'solo', declarer: 'S', outcome: 'won', tout: 'none' };
  expect(match.boardList[1]).toMatchObject({
    a: { cancelled: true, tuple: solo, nsGamePoints: 0 },
    b: { cancelled: true, tuple: null },
    homeGamePoints: 0,
  });
  const read = await readBack(roundIds);
  expect(read.ok && read.value.folders[0]?.boards.filter(({ cancelled }) => cancelled)).toEqual([
    { table: 1, board: 2, tuple: solo, cancelled: true },
    { table: 2, board: 2, tuple: null, cancelled: true },
  ]);
});

it('marks boards that the folder has at neither table as not played', async () => {
  const cup = await emptyCup();
  const folder = withFile(uploadOf('pool-6')[0] ?? never(), 'results.csv', (text) =>
    text.replace(/^[12];(39|40);.*\r?\n/gm, ''),
  );
  const { roundIds } = await venue.get('importFolders', {
    params: { id: cup.id },
    body: { folders: [folder] },
  });
  const round = await venue.get('getRound', { params: { id: roundIds[0] ?? '' } });
  expect(round.matchList[0]).toMatchObject({ complete: true, notPlayedBoards: [39, 40] });
  expect(round.matchList[1]).toMatchObject({ complete: true, notPlayedBoards: [] });
  expect((await readBack(roundIds)).ok).toBe(true);
});

describe('a folder with a fault', () => {
  it('is told in both languages, and nothing of any folder is taken in', async () => {
    const cup = await emptyCup();
    const [first, second] = uploadOf('pool-6');
    const broken = withFile(second ?? never(), 'results.csv', (text) => text.replace(';solo;', ';soll;'));
    const body = { folders: [first, broken] };
    const preview = await venue.get('previewFolders', { params: { id: cup.id }, body });
    expect(preview).toMatchObject({ rounds: [], standings: null });
    const [fault] = preview.faults;
    expect(fault).toMatchObject({
      folder: 'round-2',
      file: 'results.csv',
      column: 'contract',
      found: 'soll',
    });
    expect(fault?.line).toBeGreaterThan(1);
    expect(fault?.da).toContain('»soll«');
    expect(fault?.en).toContain('soll');

    const refused = await venue.send('importFolders', { params: { id: cup.id }, body });
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({ code: 'folder-has-faults', faults: preview.faults });
    expect(await venue.get('getTournament', { params: { id: cup.id } })).toMatchObject({
      teams: 0,
      rounds: 0,
    });
  });

  it.each([
    ['another name than in the tournament', 'team-name-differs', 'Hold 1;', 'Hold Et;'],
    ['a round that was taken in before', 'round-label-taken', 'no such text', ''],
  ])('has %s', async (_, code, from, to) => {
    const cup = await emptyCup();
    const [first] = uploadOf('pool-6');
    await venue.get('importFolders', { params: { id: cup.id }, body: { folders: [first] } });
    const changed = withFile(first ?? never(), 'teams.csv', (text) => text.replace(from, to));
    const label = code === 'round-label-taken' ? changed.label : 'anden';
    const again = await venue.send('importFolders', {
      params: { id: cup.id },
      body: { folders: [{ ...changed, label }] },
    });
    expect(again.status).toBe(422);
    expect(again.json['faults']).toMatchObject([{ code }]);
  });

  it('has rulings in a stage where another than North deals board 1', async () => {
    const cup = await emptyCup();
    await venue.deps.db.stage.update({ where: { id: cup.stageId }, data: { firstDealer: 'E' } });
    const body = { folders: uploadOf('rulings-8') };
    const answer = await venue.send('importFolders', { params: { id: cup.id }, body });
    expect(answer.status).toBe(422);
    expect(answer.json['faults']).toMatchObject([
      { folder: 'round-1', file: 'rulings.csv', code: 'rulings-by-another-dealer', found: 'E', allowed: 'N' },
      { folder: 'round-2' },
    ]);
  });
});

it('is one change however often it is sent with the same key', async () => {
  const cup = await emptyCup();
  const request = {
    params: { id: cup.id },
    body: { folders: uploadOf('dm-round-16') },
    headers: { 'idempotency-key': crypto.randomUUID() },
  };
  const first = await venue.send('importFolders', request);
  const second = await venue.send('importFolders', request);
  expect(second.json).toEqual(first.json);
  expect(await venue.get('getTournament', { params: { id: cup.id } })).toMatchObject({ rounds: 1 });
});

function never(): never {
  throw new Error('the case has no such round');
}
