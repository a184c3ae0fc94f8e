import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { NO_TOURNAMENT } from '../../src/modules/audit/chain-event.ts';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { codeOf } from '../support/frame.ts';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { openUnion, type Player, TODAY, type Union } from './support.ts';

let union: Union;
let cup: SeededTournament;
/** A round of two matches, and the tables of the first. */
let round: { id: string; matchList: { id: string; tables: { id: string; number: number }[] }[] };
beforeAll(async () => {
  union = await openUnion();
  cup = await seedTournament(union.frame.system.deps, { pools: [[1, 2, 3, 4]] });
  round = await union.get('drawRound', {
    params: { id: cup.stageId },
    body: { date: TODAY, draw: { kind: 'all-play-all' } },
  });
});
afterAll(() => union.frame.close());

const db = () => union.frame.system.deps.db;
const player = (id: string) => union.get<Player>('getPlayer', { params: { id } });
const seat = (playerId: string, tableId: string, seatCode = 'N') =>
  db().seatAssignment.create({
    data: { id: v7(), tableId, seat: seatCode, playerId, fromBoard: 1, toBoard: 4 },
  });
const enter = (playerId: string, number: number, ordinal = 1) =>
  db().teamMember.create({
    data: { teamId: cup.teamIds.get(number) ?? '', playerId, place: 'substitute', ordinal },
  });
const table = (match: number, side: number) => round.matchList[match]?.tables[side]?.id ?? '';
const merge = (gone: Player, keep: Player) =>
  union.send('mergePlayers', {
    params: { id: gone.id },
    body: { intoId: keep.id, expectedVersion: gone.version, intoVersion: keep.version },
  });
const undo = async (id: string) =>
  union.send('undoMerge', { params: { id }, body: { expectedVersion: (await player(id)).version } });

describe('a merge', () => {
  it('brings names, teams, seats, memberships and contact data together, and can be undone', async () => {
    const [here, there] = [await union.club('Her'), await union.club('Der')];
    const keep = await union.player('Jens Hansen');
    const gone = await union.player('Jens Hanson', { email: 'jens@example.org' });
    await union.join(here.id, { playerId: keep.id, from: '2020-01-01' });
    await union.join(here.id, { playerId: gone.id, from: '2019-01-01' });
    await union.join(there.id, { playerId: gone.id, from: '2021-01-01' });
    await enter(keep.id, 1);
    await enter(gone.id, 2);
    await seat(gone.id, table(0, 0));

    const preview = await union.get<{ refusal: unknown; contactTaken: string[]; gone: { teams: unknown[] } }>(
      'previewMerge',
      { params: { id: gone.id }, body: { intoId: keep.id } },
    );
    expect(preview).toMatchObject({ refusal: null, contactTaken: ['email'] });
    expect(preview.gone.teams.length).toBeGreaterThanOrEqual(1);

    const merged = await merge(gone, keep);
    expect(merged.json()).toMatchObject({
      name: 'Jens Hansen',
      email: 'jens@example.org',
      merged: [{ name: 'Jens Hanson' }],
      memberships: [
        { club: 'Der', from: '2021-01-01' },
        { club: 'Her', from: '2019-01-01', to: null },
      ],
    });
    const { teams } = merged.json<Player>();
    expect(teams.filter(({ entered }) => entered).map(({ number }) => number)).toEqual([1, 2]);
    expect(teams.reduce((sum, { tables }) => sum + tables, 0)).toBe(1);
    expect(await player(gone.id)).toMatchObject({ mergedInto: { id: keep.id } });
    const found = await union.get<{ players: unknown[] }>('listPlayers', { query: { q: 'jens hanson' } });
    expect(found.players).toEqual([expect.objectContaining({ id: keep.id, formerly: 'Jens Hanson' })]);

    const undone = await undo(gone.id);
    expect(undone.json()).toMatchObject({ name: 'Jens Hanson', mergedInto: null, email: 'jens@example.org' });
    expect(await player(keep.id)).toMatchObject({
      email: null,
      memberships: [{ club: 'Her', from: '2020-01-01' }],
    });
    expect((await player(gone.id)).memberships.map(({ club, from }) => [club, from])).toEqual([
      ['Der', '2021-01-01'],
      ['Her', '2019-01-01'],
    ]);
  });

  it('is followed by teams, slips and the log', async () => {
    const [keep, gone] = [await union.player('Karen Blad'), await union.player('Karen Blaad')];
    await enter(gone.id, 3);
    await seat(gone.id, table(0, 1), 'E');
    await merge(gone, keep);
    const teams = await union.get<{ number: number; members: { playerId: string; name: string }[] }[]>(
      'listTeams',
      { params: { id: cup.id } },
    );
    expect(teams.find(({ number }) => number === 3)?.members).toMatchObject([
      { playerId: keep.id, name: 'Karen Blad' },
    ]);
    const slip = await union.get<object>('getSlip', { params: { id: table(0, 1) } });
    expect(JSON.stringify(slip)).toContain('Karen Blad"');
    expect(JSON.stringify(slip)).not.toContain('Karen Blaad');
  });

  it('is refused for two in one team, two at tables of one round, the erased and the merged', async () => {
    const [one, other, third] = [
      await union.player('Else Lind'),
      await union.player('Else Lynd'),
      await union.player('Else Lund'),
    ];
    expect(codeOf(await merge(one, one))).toBe('same-player');
    await enter(one.id, 4);
    await enter(other.id, 4, 2);
    expect(codeOf(await merge(one, other))).toBe('players-in-one-team');
    await db().teamMember.deleteMany({ where: { playerId: other.id } });
    await seat(one.id, table(0, 0), 'W');
    await seat(other.id, table(0, 0), 'S');
    expect(codeOf(await merge(one, other))).toBe('players-in-one-round');
    const preview = { params: { id: one.id }, body: { intoId: other.id } };
    expect(await union.get('previewMerge', preview)).toMatchObject({
      refusal: { code: 'players-in-one-round' },
    });
    await db().seatAssignment.deleteMany({ where: { playerId: other.id } });
    expect(codeOf(await merge({ ...one, version: 7 }, other))).toBe('stale-version');
    expect((await merge(other, one)).statusCode).toBe(200);
    expect(codeOf(await merge(third, other))).toBe('player-merged');
    const erased = { params: { id: third.id }, body: { expectedVersion: third.version } };
    await union.get('erasePlayer', erased);
    expect(codeOf(await merge(await player(third.id), await player(one.id)))).toBe('player-erased');
    expect(codeOf(await merge(await player(one.id), await player(third.id)))).toBe('player-erased');
  });

  it('takes earlier doubles along, and gives them back', async () => {
    const [a, b, c] = [
      await union.player('Mads Ø'),
      await union.player('Mads Øe'),
      await union.player('Mads Oe'),
    ];
    await merge(a, b);
    await merge(await player(b.id), c);
    expect((await player(a.id)).mergedInto?.id).toBe(c.id);
    expect((await undo(a.id)).json()).toMatchObject({ code: 'merge-settled', why: 'along' });
    expect((await undo(b.id)).statusCode).toBe(200);
    expect((await player(a.id)).mergedInto?.id).toBe(b.id);
    expect((await undo(a.id)).statusCode).toBe(200);
    expect(codeOf(await undo(a.id))).toBe('not-merged');
  });

  it('cannot be undone once what was the double’s has been changed', async () => {
    const [keep, gone] = [await union.player('Nina Rask'), await union.player('Nina Raske')];
    await enter(gone.id, 2, 5);
    await merge(gone, keep);
    await db().teamMember.updateMany({ where: { playerId: gone.id }, data: { playerId: keep.id } });
    expect((await undo(gone.id)).json()).toMatchObject({ code: 'merge-settled', why: 'teams' });
  });

  it('of two at once happens once', async () => {
    const [one, other] = [await union.player('Pia Holt'), await union.player('Pia Hult')];
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('leaves the log whole', async () => {
    expect((await verifyChain(db(), NO_TOURNAMENT)).ok).toBe(true);
  });
});
