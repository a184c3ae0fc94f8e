import { type RouteDeclaration, RIGHTS, ROUTES, type RouteId } from '@spadille/api-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTable, type Phone } from '../support/at-table.ts';
import { drawNext, playRound, step } from '../support/play.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue, type Who } from '../support/venue.ts';

const TABLE_ROUTES = (Object.entries(ROUTES) as [RouteId, RouteDeclaration][]).filter(
  ([, { may }]) => RIGHTS[may] === 'table',
);

let venue: Venue;
let tableId: string;
const phones: Record<string, Phone> = {};

beforeAll(async () => {
  venue = await openVenue();
  const { db } = venue.deps;
  const { stageId } = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  const over = await drawNext(venue, stageId);
  const overTable = over.matchList[0]?.tables[0]?.id ?? '';
  phones['of a closed round'] = await atTable(venue, overTable);
  await playRound(venue, over.id);
  await step(venue, 'closeRound', over.id);
  const round = await drawNext(venue, stageId);
  const [here, there] = round.matchList[0]?.tables.map(({ id }) => id) ?? [];
  tableId = here ?? '';
  phones['of a revoked card'] = await atTable(venue, there ?? '');
  await db.tableAccess.updateMany({ where: { tableId: there ?? '' }, data: { revokedAt: new Date() } });
  phones['of another table'] = await atTable(venue, there ?? '');
  phones['of a renewed card'] = await atTable(venue, tableId);
  await db.tableAccess.updateMany({ where: { tableId }, data: { revokedAt: new Date() } });
  phones['of this table'] = await atTable(venue, tableId);
  phones['with a cookie of its own making'] = {
    deviceId: '',
    cookie: 'spadille_table=made-up',
    send: (id, sent) => venue.send(id, { ...sent, headers: { cookie: 'spadille_table=made-up' } }, 'visitor'),
  };
});
afterAll(() => venue.close());

/** An empty body is refused as not valid, so that nothing is changed by whoever may call. */
const asked = (route: RouteDeclaration) => ({
  params: { id: tableId, board: 1 },
  ...(route.body && { body: {} }),
});

describe.each(TABLE_ROUTES)('%s', (id, route) => {
  it('lets in a phone of this table, also in a browser where a director is signed in', async () => {
    const phone = phones['of this table'];
    for (const answer of [
      await phone?.send(id, asked(route)),
      await venue.send(id, { ...asked(route), headers: { cookie: phone?.cookie ?? '' } }),
    ]) {
      expect([401, 403]).not.toContain(answer?.status);
    }
  });

  it.each([
    ['of another table', 'other-table'],
    ['of a revoked card', 'card-renewed'],
    ['of a renewed card', 'card-renewed'],
    ['of a closed round', 'round-over'],
    ['with a cookie of its own making', 'table-not-entered'],
  ])('refuses a phone %s: %s', async (which, code) => {
    const answer = await phones[which]?.send(id, asked(route));
    expect([answer?.json['code'], 401, 403]).toContain(answer?.status);
    expect(answer?.json['code']).toBe(code);
  });

  it.each<Who>(['visitor', 'helper', 'director', 'committee'])('refuses a %s', async (who) => {
    const answer = await venue.send(id, asked(route), who);
    expect([answer.status, answer.json['code']]).toEqual([401, 'table-not-entered']);
  });
});

it('gives a phone no right but its table', async () => {
  for (const id of ['getSlip', 'listTeams', 'getRound'] as const) {
    const answer = await phones['of this table']?.send(id);
    expect([id, answer?.status, answer?.json['code']]).toEqual([id, 401, 'not-signed-in']);
  }
});
