import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { NO_TOURNAMENT } from '../../src/modules/audit/chain-event.ts';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { codeOf } from '../support/frame.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openUnion, type Player, TODAY, type Union } from './support.ts';

let union: Union;
beforeAll(async () => {
  union = await openUnion();
});
afterAll(() => union.frame.close());

const db = () => union.frame.system.deps.db;

/** Somebody with everything that can be held of a person. */
async function known() {
  const club = await union.club('Ærø');
  const double = await union.player('Rigmor Sommer-Høg');
  const made = await union.player('Rigmor Høg', { email: 'rigmor@example.org', phone: '11223344' });
  await union.join(club.id, { playerId: made.id, from: '2020-01-01' });
  await union.get('changePlayer', {
    params: { id: made.id },
    body: { expectedVersion: 1, name: 'Rigmor Vinter' },
  });
  const body = { intoId: made.id, expectedVersion: 1, intoVersion: 2 };
  await union.get('mergePlayers', { params: { id: double.id }, body });
  await union.frame.send('askToHideName', { body: { playerId: made.id, note: 'Ring til Rigmor' } });
  const cup = await seedTournament(union.frame.system.deps, { pools: [[1, 2]] });
  const drawn = await union.get<{ matchList: { id: string; version: number; tables: { id: string }[] }[] }>(
    'drawRound',
    { params: { id: cup.stageId }, body: { date: TODAY, draw: { kind: 'all-play-all' } } },
  );
  const [match] = drawn.matchList;
  const tableId = match?.tables[0]?.id ?? '';
  await db().seatAssignment.create({
    data: { id: v7(), tableId, seat: 'N', playerId: double.id, fromBoard: 1, toBoard: 4 },
  });
  const reason = (text: string) => ({
    params: { id: match?.id ?? '' },
    body: { expectedVersion: match?.version ?? 1, kind: 'unplayed', reason: text },
  });
  await union.get('setMatchKind', reason('Aftalt med RIGMOR  HOEG i telefonen.'));
  return { id: made.id, doubleId: double.id, cup, clubId: club.id };
}

it('exports and erases all that is held of a person, and leaves results and log as they are', async () => {
  const { id, doubleId, cup } = await known();
  const file = await union.send('exportPlayer', { params: { id } });
  expect(file.headers['content-disposition']).toContain('attachment');
  const held = file.json<{
    person: Player;
    seats: unknown[];
    log: { type: string; text: string | null }[];
  }>();
  expect(held.person).toMatchObject({
    name: 'Rigmor Vinter',
    email: 'rigmor@example.org',
    earlierNames: [{ name: 'Rigmor Høg' }],
    merged: [{ name: 'Rigmor Sommer-Høg' }],
    memberships: [{ club: 'Ærø' }],
    requests: [{ note: 'Ring til Rigmor' }],
  });
  expect(held.seats).toMatchObject([{ seat: 'N', fromBoard: 1, toBoard: 4 }]);
  expect(held.log.map(({ text }) => text)).toContain('Aftalt med RIGMOR  HOEG i telefonen.');

  const preview = await union.get<{ version: number }>('previewErase', { params: { id } });
  expect(preview).toMatchObject({
    name: 'Rigmor Vinter',
    earlierNames: 2,
    contact: true,
    membershipsEnded: 1,
    requests: 1,
    texts: 1,
    tables: 1,
    elsewhere: [{ kind: 'match', count: 1 }],
  });
  const erase = { params: { id }, body: { expectedVersion: preview.version } };
  expect((await union.send('erasePlayer', erase)).json()).toMatchObject({
    name: 'Anonym spiller',
    erased: true,
    email: null,
    phone: null,
    earlierNames: [],
    memberships: [{ club: 'Ærø', to: TODAY }],
    merged: [{ id: doubleId, name: 'Anonym spiller' }],
  });
  expect(codeOf(await union.send('erasePlayer', erase))).toBe('player-erased');

  // Nothing anywhere in what is kept of people, the log's texts or stored answers still has the name or the address.
  const kept = JSON.stringify([
    await db().player.findMany({ include: { contact: true, earlierNames: true, nameRequests: true } }),
    await db().auditText.findMany({ select: { text: true } }),
    await db().auditEvent.findMany({ select: { payload: true } }),
    await db().idempotencyKey.findMany(),
  ]);
  expect(kept).not.toMatch(/rigmor/i);
  expect(await db().seatAssignment.count({ where: { playerId: doubleId } })).toBe(1);
  for (const chain of [NO_TOURNAMENT, cup.id]) expect((await verifyChain(db(), chain)).ok).toBe(true);
});

it('keeps an erased player as he is: no name, no contact, no club, no way back', async () => {
  const player = await union.player('Svend Tot');
  const other = await union.player('Svend Toth');
  await union.get('mergePlayers', {
    params: { id: other.id },
    body: { intoId: player.id, expectedVersion: 1, intoVersion: 1 },
  });
  const merged = await union.get<Player>('getPlayer', { params: { id: other.id } });
  const early = { params: { id: other.id }, body: { expectedVersion: merged.version } };
  expect(codeOf(await union.send('erasePlayer', early))).toBe('player-merged');
  expect(codeOf(await union.send('previewErase', { params: { id: other.id } }))).toBe('player-merged');

  const club = await union.club('Tom');
  const erased = await union.get<Player>('erasePlayer', {
    params: { id: player.id },
    body: { expectedVersion: 2 },
  });
  const change = { params: { id: player.id }, body: { expectedVersion: erased.version, name: 'Svend' } };
  expect(codeOf(await union.send('changePlayer', change))).toBe('player-erased');
  expect(
    codeOf(await union.send('addMember', { params: { id: club.id }, body: { playerId: player.id } })),
  ).toBe('player-erased');
  expect(codeOf(await union.send('undoMerge', early))).toBe('player-erased');
  const found = await union.get<object[]>('findPlayers', { params: { id: club.id }, query: { q: 'anonym' } });
  expect(found).toEqual([]);
});
