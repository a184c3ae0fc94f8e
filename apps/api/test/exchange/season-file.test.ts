import { readFileSync } from 'node:fs';
import { signedPoints } from '@spadille/scoring';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { SEASON_LISTS } from '../../src/modules/exchange/season-lists.ts';
import { expectedOf } from '../support/case-folders.ts';
import { drawnCup, rule } from '../rulings/support.ts';
import { played, sayBoard, step } from '../support/play.ts';
import { anotherDatabase } from '../support/test-database.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { changedFile, cupOfCase, type Document, opened, seasonFile, upload } from './support.ts';

let venue: Venue;
let empty: Venue;
beforeAll(async () => {
  venue = await openVenue();
  empty = await openVenue({ url: await anotherDatabase() });
});
afterAll(async () => {
  await venue.close();
  await empty.close();
});

const takeIn = (at: Venue, file: Uint8Array) =>
  at.send('importSeasonFile', { body: upload(file) }, 'committee');

describe.each(['pool-6', 'pool-7-bye', 'dm-round-16', 'rulings-8'])('the case %s', (name) => {
  it('comes out of an empty database as it went in, byte by byte, with the same standings', async () => {
    const other = await openVenue({ url: await anotherDatabase() });
    const cup = await cupOfCase(venue, name);
    const rounds = await venue.deps.db.round.findMany({
      where: { stageId: cup.stageId },
      orderBy: { number: 'asc' },
    });
    for (const { id } of rounds) await step(venue, 'publishRound', id);
    const file = await seasonFile(venue, cup.id);

    const preview = await other.get('previewSeasonFile', { body: upload(file) }, 'committee');
    expect(preview.faults).toEqual([]);
    expect(preview.holds).toMatchObject({ rounds: rounds.length, publishedRounds: rounds.length, known: 0 });
    expect((await takeIn(other, file)).json).toEqual({
      tournamentId: cup.id,
      roundId: null,
      linksLeftOut: 0,
    });

    expect(Buffer.compare(await seasonFile(other, cup.id), file)).toBe(0);
    expect(await verifyChain(other.deps.db, cup.id)).toMatchObject({ ok: true });
    const standings = await other.get('getStandings', { params: { id: cup.id } });
    expect(
      standings.pools[0]?.rows.map(({ team, gamePoints }) => [team.number, signedPoints(gamePoints)]),
    ).toEqual(expectedOf(name).standings.map(({ team, gamePoints }) => [team, signedPoints(gamePoints)]));
    for (const { id } of rounds) {
      const view = await other.get('getRound', { params: { id } });
      expect(view.publication).toMatchObject({ differs: false });
    }
    const again = await takeIn(other, file);
    expect([again.status, again.json['code']]).toEqual([409, 'tournament-here']);
    await other.close();
  });
});

it('holds no contact, login, secret or private text, and no name that is not shown in public', async () => {
  const { db } = venue.deps;
  const { cup, first, team } = await drawnCup(venue);
  const playerId = v7();
  await db.player.create({ data: { id: playerId, name: 'Hemmelig Person', hiddenAt: new Date() } });
  await db.playerContact.create({ data: { playerId, email: 'hemmelig@example.org', phone: '12345678' } });
  await db.teamMember.create({ data: { teamId: team(4), playerId, place: 'NS', ordinal: 1 } });
  await sayBoard(venue, first.a, 1, played('E', 'solo'));
  await rule(venue, first.id, {
    tableId: first.a,
    rule: 'revoke-declarer',
    seat: 'E',
    note: 'Hemmelig note',
  });
  const document = opened(await seasonFile(venue, cup.id));
  const all = JSON.stringify(document);
  const users = await db.user.findMany({ select: { login: true } });
  for (const { login } of users) expect(all).not.toContain(login);
  expect(all).not.toMatch(/hemmelig|12345678|password/i);
  expect(document.lists['players']).toMatchObject([{ id: playerId, name: 'Skjult navn' }]);
  expect(document.lists['rulings']).toMatchObject([{ note: '[…]' }]);
  expect(document.lists['eventTexts']).toMatchObject([{ text: null, salt: null }]);

  // Taken in, the text is as if it were blacked out: the chain still holds, and the file is the same again.
  const other = await openVenue({ url: await anotherDatabase() });
  const file = await seasonFile(venue, cup.id);
  expect(await takeIn(other, file)).toMatchObject({ status: 201 });
  expect(await verifyChain(other.deps.db, cup.id)).toMatchObject({ ok: true });
  expect(Buffer.compare(await seasonFile(other, cup.id), file)).toBe(0);
  await other.close();
});

/** One change each that must be told with its place. */
const FAULTS: readonly [string, (document: Document) => void, string, string][] = [
  ['another kind of file', (d) => (d['format'] = 'other'), 'format', 'not-a-season'],
  ['a later form', (d) => (d['version'] = 2), 'version', 'other-version'],
  ['a field that is none', (d) => (row(d, 'teams')['email'] = 'x'), 'lists.teams[0].email', 'unknown-field'],
  [
    'a text for a number',
    (d) => (row(d, 'teams')['number'] = '1'),
    'lists.teams[0].number',
    'not-of-this-form',
  ],
  [
    'a second tournament',
    (d) => d.lists['tournaments']?.push({ ...row(d, 'tournaments') }),
    'lists.tournaments',
    'not-one-tournament',
  ],
  ['a row twice', (d) => d.lists['pools']?.push({ ...row(d, 'pools') }), 'lists.pools[1].id', 'key-twice'],
  [
    'a team of no tournament',
    (d) => (row(d, 'teams')['tournamentId'] = NOBODY),
    'lists.teams[0].tournamentId',
    'names-nothing',
  ],
  [
    'an entry on no board',
    (d) => (row(d, 'boardEntries')['board'] = 99),
    'lists.boardEntries[0].tableId+board',
    'names-nothing',
  ],
  [
    'points that do not follow',
    (d) => (playedRow(d)['nsGamePoints'] = 99),
    '.nsGamePoints',
    'points-do-not-follow',
  ],
  [
    'a result that cannot be',
    (d) => (playedRow(d)['contract'] = 'grand'),
    '.contract',
    'points-do-not-follow',
  ],
  [
    'an event that was changed',
    (d) => (row(d, 'events', 1)['payload'] = {}),
    'lists.events[1].hash',
    'chain-broken',
  ],
  ['an event that is gone', (d) => d.lists['events']?.splice(1, 1), 'lists.events[1].seq', 'chain-broken'],
  [
    'a frozen account that was changed',
    (d) => thaw(d),
    'lists.publications[0].payload',
    'publication-changed',
  ],
];
const NOBODY = '00000000-0000-7000-8000-000000000000';
const row = (d: Document, list: string, at = 0) => d.lists[list]?.[at] ?? {};
const playedRow = (d: Document) => d.lists['boardResults']?.find(({ declarer }) => declarer !== null) ?? {};
const thaw = (d: Document) => {
  const frozen = row(d, 'publications');
  frozen['payload'] = String(frozen['payload']).replace('"homeMatchPoints":', '"homeMatchPoints":1');
};

describe('a file with a fault is told with its place, and nothing of it is taken in', () => {
  let file: Uint8Array;
  beforeAll(async () => {
    const cup = await cupOfCase(venue, 'pool-6');
    const round = await venue.deps.db.round.findFirstOrThrow({ where: { stageId: cup.stageId, number: 1 } });
    await step(venue, 'publishRound', round.id);
    file = await seasonFile(venue, cup.id);
  });
  it.each(FAULTS)('%s', async (_, change, path, code) => {
    const broken = changedFile(file, change);
    const preview = await empty.get('previewSeasonFile', { body: upload(broken) }, 'committee');
    expect(preview.holds).toBeNull();
    const answer = await takeIn(empty, broken);
    expect([answer.status, answer.json['code']]).toEqual([422, 'season-has-faults']);
    const faults = answer.json['faults'] as { path: string; code: string }[];
    expect(faults).toEqual(preview.faults);
    expect(faults[0]?.code).toBe(code);
    expect(faults[0]?.path).toContain(path);
    expect(await empty.deps.db.tournament.count()).toBe(0);
    expect(await empty.deps.db.season.count()).toBe(0);
  });

  it('what only the database sees is told with the list and its rule', async () => {
    const broken = changedFile(file, (d) => (row(d, 'stages')['firstDealer'] = 'Q'));
    const answer = await takeIn(empty, broken);
    expect(answer.json['faults']).toEqual([
      { path: 'lists.stages', code: 'refused-by-database', detail: 'stage_first_dealer_code' },
    ]);
    expect(await empty.deps.db.tournament.count()).toBe(0);
  });

  it('is no file at all', async () => {
    const answer = await takeIn(empty, new TextEncoder().encode('hello'));
    expect([answer.status, answer.json['code']]).toEqual([422, 'no-season-file']);
  });

  it('names that belong to another thing here are told before anything is written', async () => {
    await empty.deps.db.season.create({ data: { id: NOBODY, label: '2026/27', startYear: 2026 } });
    const answer = await takeIn(empty, file);
    expect(answer.json['faults']).toEqual([
      { path: 'lists.seasons[0].startYear', code: 'name-taken', detail: '2026' },
    ]);
    await empty.deps.db.season.delete({ where: { id: NOBODY } });
  });
});

describe('a team’s link to last year’s', () => {
  /** Two seasons on one server, the second with a team that was in the first. */
  async function twoSeasons() {
    const [before, after] = [await cupOfCase(venue, 'pool-6'), await cupOfCase(venue, 'pool-6')];
    const teamOf = async (tournamentId: string, number: number) =>
      (await venue.deps.db.team.findFirstOrThrow({ where: { tournamentId, number } })).id;
    const [previousTeamId, teamId] = [await teamOf(before.id, 1), await teamOf(after.id, 2)];
    await venue.deps.db.team.update({ where: { id: teamId }, data: { previousTeamId } });
    return { before, after, previousTeamId, teamId };
  }

  it('comes along byte by byte where that team is there, too', async () => {
    const { before, after, previousTeamId, teamId } = await twoSeasons();
    const other = await openVenue({ url: await anotherDatabase() });
    await takeIn(other, await seasonFile(venue, before.id));
    const file = await seasonFile(venue, after.id);
    const preview = await other.get('previewSeasonFile', { body: upload(file) }, 'committee');
    expect(preview.holds).toMatchObject({ linksLeftOut: 0 });
    expect((await takeIn(other, file)).json).toMatchObject({ linksLeftOut: 0 });
    expect(await other.deps.db.team.findUnique({ where: { id: teamId } })).toMatchObject({ previousTeamId });
    expect(Buffer.compare(await seasonFile(other, after.id), file)).toBe(0);
    await other.close();
  });

  it('is left out, and counted, where that team is not there; and where a file says nothing of it', async () => {
    const { after, teamId } = await twoSeasons();
    const file = await seasonFile(venue, after.id);
    const older = changedFile(file, (d) =>
      d.lists['teams']?.forEach((team) => delete team['previousTeamId']),
    );
    for (const [bytes, linksLeftOut] of [
      [file, 1],
      [older, 0],
    ] as const) {
      const other = await openVenue({ url: await anotherDatabase() });
      const preview = await other.get('previewSeasonFile', { body: upload(bytes) }, 'committee');
      expect(preview).toMatchObject({ faults: [], holds: { linksLeftOut } });
      expect((await takeIn(other, bytes)).json).toMatchObject({ linksLeftOut });
      expect(await other.deps.db.team.findUnique({ where: { id: teamId } })).toMatchObject({
        previousTeamId: null,
      });
      await other.close();
    }
  });
});

it('a file of an earlier program, which knows nothing of phones and clocks, is taken in', async () => {
  const { cup, first } = await drawnCup(venue);
  await sayBoard(venue, first.a, 1, played('E', 'solo'));
  const file = changedFile(await seasonFile(venue, cup.id), ({ lists }) => {
    for (const [name, { fields, later }] of Object.entries(SEASON_LISTS)) {
      if (later === true) delete lists[name];
      const newer = Object.keys(fields).filter((field) => fields[field]?.later === true);
      for (const row of lists[name] ?? []) for (const field of newer) delete row[field];
    }
  });
  const other = await openVenue({ url: await anotherDatabase() });
  expect((await takeIn(other, file)).status).toBe(201);
  const slip = await other.get('getSlip', { params: { id: first.a } });
  expect(slip.table.boards[0]).toMatchObject({ state: 'entered', recorded: played('E', 'solo') });
  await other.close();
});

it('every list has the fields of its table', async () => {
  const columns = await venue.deps.db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public'`;
  for (const { table, fields } of Object.values(SEASON_LISTS)) {
    const own = columns.filter((each) => each.table === table).map(({ column }) => column);
    const kept = Object.values(fields).map(({ column }) => column);
    expect([table, ...kept.sort()]).toEqual([table, ...own.sort()]);
  }
});

it('every list and field is described', () => {
  const text = readFileSync(new URL('../../../../docs/SEASON-FILES.md', import.meta.url), 'utf8');
  const lines = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const [name, { fields }] of Object.entries(SEASON_LISTS)) {
    const described = lines.find(([, list]) => list === `\`${name}\``)?.[3] ?? '';
    const told = [...described.matchAll(/`(\w+)`/g)].map(([, field]) => field);
    expect([name, ...told]).toEqual([name, ...Object.keys(fields)]);
  }
});
