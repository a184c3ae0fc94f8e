import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingPublic as askEverything, PUBLIC_READS } from '../support/everything-public.ts';
import { drawNext, played, playRound, publishNext, sayBoard, step } from '../support/play.ts';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const everythingPublic = (cup: SeededTournament, number: number) => askEverything(venue, cup, number);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const reopen = async (roundId: string) => {
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  const body = { expectedVersion: version, reason: 'En seddel var læst forkert' };
  return venue.get('reopenRound', { params: { id: roundId }, body });
};

const withdraw = async (roundId: string) => {
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  const body = { expectedVersion: version, reason: 'For tidligt' };
  return venue.send('withdrawRound', { params: { id: roundId }, body });
};

/** Shown by the committee, whatever is published; or only while the round is live and not published. */
const SHOWN_APART = [
  'getPublicEntries',
  'getPublicEntriesPdf',
  'getPublicEntriesCsv',
  'findTable',
  'getLiveMatch',
];

it('asks every public route', () => {
  expect(PUBLIC_READS).toHaveLength(22);
});

it.each(['Ukendt', 'x\u0000y', "a' OR true --", '%'])('knows no tournament %j', async (slug) => {
  const answer = await venue.send('getPublicTournament', { params: { slug } }, 'visitor');
  expect(answer.json).toMatchObject({ status: 404, code: 'not-found' });
});

it('shows nothing of a round before it is published, and nothing after it was withdrawn', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
  expect(await everythingPublic(cup, 1)).not.toContain(cup.slug);
  const { id } = await drawNext(venue, cup.stageId);
  await playRound(venue, id, () => played('N', 'nolo-ouvert'));
  expect(await everythingPublic(cup, 1)).not.toContain(cup.slug);
  await step(venue, 'closeRound', id);
  expect(await everythingPublic(cup, 1)).not.toContain(cup.slug);

  await step(venue, 'publishRound', id);
  const published = await everythingPublic(cup, 1);
  for (const route of PUBLIC_READS.filter((id) => !SHOWN_APART.includes(id))) {
    expect(published).toContain(route);
  }

  expect((await withdraw(id)).json).toMatchObject({ state: 'withdrawn', publication: { differs: false } });
  expect(await everythingPublic(cup, 1)).not.toContain(cup.slug);
  expect(await step(venue, 'publishRound', id)).toMatchObject({ publication: { revision: 2 } });
  expect(await everythingPublic(cup, 1)).toContain(cup.slug);
});

it('shows nothing of the next round beside the one that is public', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  await publishNext(venue, cup.stageId);
  const before = await everythingPublic(cup, 1);
  const { id } = await drawNext(venue, cup.stageId);
  await playRound(venue, id, () => played('N', 'solo'));
  await step(venue, 'closeRound', id);
  expect(await everythingPublic(cup, 1)).toBe(before);
  expect(
    (await venue.send('getPublicRound', { params: { slug: cup.slug, number: 2 } }, 'visitor')).status,
  ).toBe(404);
});

describe('a published round that is opened again', () => {
  it('stays public as it was until it is published anew', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
    const { id, matchList } = await publishNext(venue, cup.stageId, () => played('N', 'spil'));
    const before = await everythingPublic(cup, 1);
    const table = matchList[0]?.tables[0]?.id ?? '';
    const refused = await sayBoard(venue, table, 1, played('N', 'solo'), 2);
    expect(refused.json).toMatchObject({ status: 409, code: 'round-not-open' });

    expect(await reopen(id)).toMatchObject({ state: 'running', publication: { differs: false } });
    await sayBoard(venue, table, 1, played('N', 'solo'), 2);
    const changed = await venue.get('getRound', { params: { id } });
    expect(changed.publication).toMatchObject({ revision: 1, differs: true });
    expect(await everythingPublic(cup, 1)).toBe(before);

    await step(venue, 'closeRound', id);
    expect(await everythingPublic(cup, 1)).toBe(before);
    const anew = await step(venue, 'publishRound', id);
    expect(anew).toMatchObject({ state: 'published', publication: { revision: 2, differs: false } });
    const page = await venue.get('getPublicRound', { params: { slug: cup.slug, number: 1 } }, 'visitor');
    expect(page).toMatchObject({ revision: 2, report: { matches: [{ score: { homeGamePoints: 2 } }] } });
  });

  it('can be withdrawn while it is open', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
    const { id } = await publishNext(venue, cup.stageId);
    await reopen(id);
    expect((await withdraw(id)).json).toMatchObject({ state: 'running' });
    expect(await everythingPublic(cup, 1)).not.toContain(cup.slug);
    expect((await withdraw(id)).json).toMatchObject({ status: 409, code: 'round-state' });
  });
});

it('is published and withdrawn in the order of the rounds', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const rounds: string[] = [];
  for (const _ of [1, 2]) {
    const { id } = await drawNext(venue, cup.stageId);
    await playRound(venue, id);
    await step(venue, 'closeRound', id);
    rounds.push(id);
  }
  const [first = '', second = ''] = rounds;
  const { version } = await venue.get('getRound', { params: { id: second } });
  const early = await venue.send('publishRound', {
    params: { id: second },
    body: { expectedVersion: version },
  });
  expect(early.json).toMatchObject({ status: 409, code: 'publish-in-order', round: 1 });
  await step(venue, 'publishRound', first);
  await step(venue, 'publishRound', second);
  expect((await withdraw(first)).json).toMatchObject({ status: 409, code: 'withdraw-in-order', round: 2 });
  expect((await withdraw(second)).status).toBe(200);
  expect((await withdraw(first)).status).toBe(200);
});

it('notices a later change of an earlier round', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const first = await publishNext(venue, cup.stageId);
  const second = await publishNext(venue, cup.stageId);
  await reopen(first.id);
  await sayBoard(venue, first.matchList[0]?.tables[0]?.id ?? '', 1, played('N', 'nolo-ouvert'), 2);
  await step(venue, 'closeRound', first.id);
  await step(venue, 'publishRound', first.id);
  expect((await venue.get('getRound', { params: { id: second.id } })).publication).toMatchObject({
    differs: true,
  });
  const stage = (await venue.get('getTournament', { params: { id: cup.id } })).stages[0];
  expect(stage?.rounds.map(({ publication }) => publication?.differs)).toEqual([false, true]);
  const { version } = await venue.get('getRound', { params: { id: second.id } });
  const anew = await venue.get('publishRound', {
    params: { id: second.id },
    body: { expectedVersion: version },
  });
  expect(anew.publication).toMatchObject({ revision: 2, differs: false });
});

it('notices an hour later that a board says something else, though every sum is the same', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
  venue.setClock(hoursAgo(2));
  const { id, matchList } = await publishNext(venue, cup.stageId, () => played('N', 'spil'));
  venue.setClock(hoursAgo(1));
  await reopen(id);
  const differs = async () => (await venue.get('getRound', { params: { id } })).publication?.differs;
  expect(await differs()).toBe(false);
  await sayBoard(venue, matchList[0]?.tables[0]?.id ?? '', 1, played('S', 'bedre-spil'), 2);
  expect(await differs()).toBe(true);
  venue.setClock(hoursAgo(0));
});

it('changes nothing when what is public is published again', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
  const first = await publishNext(venue, cup.stageId);
  const again = await step(venue, 'publishRound', first.id);
  expect(again).toEqual(first);
});

it('calls teams what they were called when the round was published', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
  const round = await publishNext(venue, cup.stageId);
  await venue.deps.db.team.update({ where: { id: cup.teamIds.get(1) ?? '' }, data: { name: 'Nyt navn' } });
  expect(await everythingPublic(cup, 1)).not.toContain('Nyt navn');
  expect((await venue.get('getRound', { params: { id: round.id } })).publication?.differs).toBe(true);
});

describe('the pages of a published tournament', () => {
  it('follow a team through its rounds, byes among them', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3]] });
    for (const _ of [1, 2, 3]) await publishNext(venue, cup.stageId, () => played('E', 'tourne', 'kruk'));
    const kinds: string[] = [];
    for (const number of [1, 2, 3]) {
      const team = await venue.get('getPublicTeam', { params: { slug: cup.slug, number } }, 'visitor');
      expect(team.matches.map(({ round }) => round.number)).toEqual([1, 2, 3]);
      expect(team.standing).toMatchObject({ team: { number }, played: 2 });
      kinds.push(...team.matches.map(({ kind }) => kind));
    }
    expect(kinds.sort()).toEqual(['bye', 'bye', 'bye', ...Array<string>(6).fill('played')]);
    const front = await venue.get('getFrontPage', {}, 'visitor');
    const mine = front.tournaments.find(({ slug }) => slug === cup.slug);
    expect(mine).toMatchObject({
      latestRound: { number: 3 },
      leaders: [{ pool: 'Pulje A', rows: { length: 3 } }],
    });
  });

  it('give the standings as a spreadsheet and both lists as PDF', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
    await venue.deps.db.team.update({
      where: { id: cup.teamIds.get(2) ?? '' },
      data: { name: 'Ærø; "Øst"' },
    });
    await publishNext(venue, cup.stageId, (table) =>
      played('N', table === 1 ? 'nolo-ouvert' : 'spil', 'bete'),
    );
    const params = { slug: cup.slug, number: 1 };
    const csv = await venue.send('getPublicStandingsCsv', { params }, 'visitor');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.text).toBe(
      [
        '\uFEFFPulje;Plads;Delt;Nr.;Hold;Klub;Kampe;Vundet;Uafgjort;Tabt;Kamppoint;Spillepoint;' +
          'Medbragte kamppoint;Medbragte spillepoint;Omkamp',
        'Pulje A;1;nej;2;"Ærø; ""Øst""";;1;1;0;0;2;20;0;0;',
        'Pulje A;2;nej;1;Hold 1;;1;0;0;1;0;-20;0;0;',
        '',
      ].join('\r\n'),
    );
    for (const id of ['getPublicRoundPdf', 'getPublicStandingsPdf'] as const) {
      const pdf = await venue.send(id, { params, query: { lang: 'en' } }, 'visitor');
      expect([pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    }
  });

  it('mark a revision so that a reader need not fetch it twice', async () => {
    const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
    const { id } = await publishNext(venue, cup.stageId);
    const request = { params: { slug: cup.slug, number: 1 } };
    const first = await venue.send('getPublicRound', request, 'visitor');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await venue.send('getPublicRound', { ...request, headers }, 'visitor')).status).toBe(304);
    await withdraw(id);
    expect((await venue.send('getPublicRound', { ...request, headers }, 'visitor')).status).toBe(404);
  });
});
