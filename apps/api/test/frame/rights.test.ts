import {
  type Right,
  RIGHTS,
  ROUTES,
  type Role,
  type RouteDeclaration,
  type RouteId,
} from '@spadille/api-schema';
import { unwrap } from '@spadille/core';
import { fastify } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowOnlyDeclaredRoutes } from '../../src/http/only-declared-routes.ts';
import { readConfig } from '../../src/config.ts';
import { makeSystem } from '../../src/system.ts';
import { codeOf, type Frame, openFrame } from '../support/frame.ts';
import { seedTournament } from '../support/seed-tournament.ts';

/** Who asks: a visitor, or somebody with one grant, for this tournament or club, for another one, or for all. */
const WHO = {
  visitor: null,
  'helper elsewhere': { role: 'helper', where: 'other' },
  'helper here': { role: 'helper', where: 'here' },
  'helper everywhere': { role: 'helper', where: 'all' },
  'director elsewhere': { role: 'director', where: 'other' },
  'director here': { role: 'director', where: 'here' },
  'director everywhere': { role: 'director', where: 'all' },
  'secretary elsewhere': { role: 'secretary', where: 'other' },
  'secretary here': { role: 'secretary', where: 'here' },
  committee: { role: 'committee', where: 'all' },
} as const satisfies Record<string, { role: Role; where: 'here' | 'other' | 'all' } | null>;
type Who = keyof typeof WHO;

const EVERYBODY = Object.keys(WHO) as Who[];
const WITH_SESSION = EVERYBODY.filter((who) => who !== 'visitor');
const STAFF = WITH_SESSION.filter((who) => !who.startsWith('secretary'));
const STAFF_HERE: Who[] = [
  'helper here',
  'helper everywhere',
  'director here',
  'director everywhere',
  'committee',
];
const DIRECTORS_HERE: Who[] = ['director here', 'director everywhere', 'committee'];

/** The matrix written out once more, by hand: who may use a right on this tournament. */
const ON_THIS_TOURNAMENT: Record<Right, readonly Who[]> = {
  'read-public': EVERYBODY,
  'sit-at-table': [],
  'use-own-session': WITH_SESSION,
  'read-tournament': STAFF_HERE,
  'enter-boards': STAFF_HERE,
  'create-tournament': ['director everywhere', 'committee'],
  'run-tournament': DIRECTORS_HERE,
  publish: DIRECTORS_HERE,
  'decide-appeals': ['committee'],
  'keep-union': ['committee'],
  'keep-club': ['secretary here', 'committee'],
};

/** Routes that name no tournament: the list shows each one his own. A secretary has nothing where no club is named. */
function mayUse({ may, scope }: RouteDeclaration): readonly Who[] {
  if (scope === undefined && may === 'read-tournament') return STAFF;
  const here = ON_THIS_TOURNAMENT[may];
  return scope === undefined && may === 'keep-club' ? ['committee'] : here;
}

let frame: Frame;
let ids: Record<NonNullable<RouteDeclaration['scope']>, string>;
let tournaments: { here: string; other: string };
let clubs: { here: string; other: string };

beforeAll(async () => {
  frame = await openFrame();
  const { deps } = frame.system;
  const here = await seedTournament(deps, { pools: [[1, 2]] });
  const other = await seedTournament(deps, { pools: [[1, 2]] });
  tournaments = { here: here.id, other: other.id };
  clubs = { here: v7(), other: v7() };
  const { db } = deps;
  await db.club.createMany({
    data: [
      { id: clubs.here, name: 'Her' },
      { id: clubs.other, name: 'Der' },
    ],
  });
  const team = here.teamIds.get(1) ?? '';
  await db.team.update({ where: { id: team }, data: { clubId: clubs.here } });
  const token = await frame.signIn('committee');
  const draw = { date: '2026-11-15', draw: { kind: 'all-play-all' } };
  const drawn = await frame.send('drawRound', { params: { id: here.stageId }, body: draw, token });
  const round = drawn.json<{ id: string; matchList: { id: string; tables: { id: string }[] }[] }>();
  const [match] = round.matchList;
  const table = match?.tables[0]?.id ?? '';
  const passed = { kind: 'result', tuple: { contract: 'pas' } };
  await frame.send('saveBoard', {
    params: { id: table, board: 1 },
    body: { entryId: v7(), expectedVersion: 1, said: passed },
    token,
  });
  const penalised = await frame.send('awardPenalty', {
    params: { id: match?.id ?? '' },
    body: { expectedVersion: 1, tableId: table, board: 1, side: 'NS', rule: 'suit-named-early' },
    token,
  });
  const { rulingId, folderErrorId, protestId, appealId } = await ruleOn(
    { roundId: round.id, matchId: match?.id ?? '', tableId: table, teamId: here.teamIds.get(1) ?? '' },
    token,
  );
  ids = {
    tournament: here.id,
    stage: here.stageId,
    team: here.teamIds.get(1) ?? '',
    round: round.id,
    match: match?.id ?? '',
    table,
    penalty: penalised.json<{ penaltyList: { id: string }[] }>().penaltyList[0]?.id ?? '',
    ruling: rulingId,
    'folder-error': folderErrorId,
    protest: protestId,
    appeal: appealId,
    'play-day': (await db.playDay.findFirstOrThrow({ where: { stageId: here.stageId } })).id,
    club: clubs.here,
    entry: team,
  };
});
afterAll(() => frame.close());

/** Makes one of everything that is ruled, protested and appealed in a round, and gives their ids. */
async function ruleOn(
  at: Record<'roundId' | 'matchId' | 'tableId' | 'teamId', string>,
  token: string,
): Promise<Record<'rulingId' | 'folderErrorId' | 'protestId' | 'appealId', string>> {
  const { roundId, matchId, tableId, teamId } = at;
  const now = new Date().toISOString();
  const ask = async <T>(id: RouteId, params: Record<string, string>, body?: object) =>
    (await frame.send(id, { params, ...(body && { body }), token })).json<T>();
  const said = { seat: 'N', rule: 'other', facts: { consequence: 'none' }, calledAt: null };
  const beside = { note: null, lateReason: null };
  const ruled = await ask<{ rulingList: { id: string }[] }>(
    'makeRuling',
    { id: matchId },
    { tableId, board: 1, ...said, ...beside, expectedVersions: { a: 2, b: 1 } },
  );
  const rulingId = ruled.rulingList[0]?.id ?? '';
  const round = await ask<{ boardSets: { id: string }[] }>('getRoundRulings', { id: roundId });
  await ask(
    'confirmFolderError',
    { id: roundId },
    {
      boardSetId: round.boardSets[0]?.id,
      board: 2,
      began: { knownBy: 'order', fromSequence: 1 },
      cancelMatchIds: [],
      ...beside,
    },
  );
  await ask(
    'lodgeProtest',
    { id: roundId },
    { teamId, tableId, board: 1, rulingId: null, lodgedAt: now, text: 'Nej', lateReason: null },
  );
  await ask('fileAppeal', { id: rulingId }, { teamId, filedAt: now, text: 'Nej' });
  const all = await ask<{
    rulings: { appeals: { id: string }[] }[];
    folderErrors: { id: string }[];
    protests: { id: string }[];
  }>('getRoundRulings', { id: roundId });
  return {
    rulingId,
    folderErrorId: all.folderErrors[0]?.id ?? '',
    protestId: all.protests[0]?.id ?? '',
    appealId: all.rulings.flatMap(({ appeals }) => appeals)[0]?.id ?? '',
  };
}

async function tokenOf(who: Who): Promise<string | undefined> {
  const grant = WHO[who];
  if (!grant) return undefined;
  if (grant.role === 'secretary') return frame.signInSecretary(clubs[grant.where]);
  return frame.signIn(grant.role, grant.where === 'all' ? undefined : tournaments[grant.where]);
}

const routes = Object.entries(ROUTES) as [RouteId, RouteDeclaration][];

/** An empty body is refused as not valid, so that nothing is changed by whoever may call. */
const sent = (route: RouteDeclaration, token: string | undefined) => ({
  params: { id: route.scope ? ids[route.scope] : '', board: 1, slug: 'none', number: 1, match: 1 },
  ...(route.body && { body: {} }),
  token,
});

describe.each(routes)('%s', (id, route) => {
  it.each(EVERYBODY)('%s', async (who) => {
    const response = await frame.send(id, sent(route, await tokenOf(who)));
    if (RIGHTS[route.may] === 'table') return expect(codeOf(response)).toBe('table-not-entered');
    const refused = [401, 403].includes(response.statusCode) ? codeOf(response) : 'let in';
    if (mayUse(route).includes(who)) expect(refused).toBe('let in');
    else expect(refused).toBe(who === 'visitor' ? 'not-signed-in' : 'not-allowed');
  });
});

it.each(routes.filter(([, { scope, may }]) => scope !== undefined && RIGHTS[may] !== 'table'))(
  '%s has nothing under an id that is not there, nor under one that is no id',
  async (id, route) => {
    const token = await tokenOf('committee');
    const unknown = await frame.send(id, {
      ...sent(route, token),
      params: { ...sent(route, token).params, id: v7() },
    });
    expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'not-found']);
    const strange = await frame.send(id, {
      ...sent(route, token),
      params: { ...sent(route, token).params, id: 'x' },
    });
    expect([strange.statusCode, codeOf(strange)]).toEqual([400, 'request-not-valid']);
  },
);

it('gives every row of ROUTES a handler', () => {
  const { handlers } = makeSystem(unwrap(readConfig({ DATABASE_URL: 'postgresql://localhost/none' })));
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(ROUTES).sort());
});

it('cannot be built with a route that no row declares', () => {
  const app = fastify();
  allowOnlyDeclaredRoutes(app);
  expect(() => app.get('/api/back-door', () => 'open')).toThrow('/api/back-door is no row of ROUTES');
});
