import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { drawNext, playRound, step } from '../support/play.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { enterPlayers } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

/** A published round of two teams; team 1 has players in it. */
async function publishedTeam() {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
  const teamId = cup.teamIds.get(1) ?? '';
  const ids = await enterPlayers(venue, teamId, [
    ['Bodil Ærø', 'EW'],
    ['Aage Holm', 'NS'],
    ['Rigmor Reserve', 'substitute'],
  ]);
  const round = await drawNext(venue, cup.stageId);
  const players = async () => {
    const params = { slug: cup.slug, number: 1 };
    return (await venue.get('getPublicTeam', { params }, 'visitor')).players;
  };
  const seat = async (name: string, side: 'a' | 'b', at: 'N' | 'E') => {
    const tableId = round.matchList[0]?.tables.find((table) => table.side === side)?.id ?? '';
    const playerId = ids.get(name) ?? '';
    await venue.deps.db.seatAssignment.create({
      data: { id: v7(), tableId, seat: at, playerId, fromBoard: 1, toBoard: 4 },
    });
  };
  const publish = async () => {
    await playRound(venue, round.id);
    await step(venue, 'closeRound', round.id);
    await step(venue, 'publishRound', round.id);
  };
  return { cup, ids, round, players, seat, publish };
}

it('names nobody where no seats were told and the entries are not shown', async () => {
  const { cup, players, publish } = await publishedTeam();
  await publish();
  expect(await players()).toEqual([]);
  await venue.deps.db.entryTerms.create({
    data: { tournamentId: cup.id, deadline: new Date(), feeOre: 0, listShownAt: new Date() },
  });
  venue.deps.publicPages.changed();
  expect(await players()).toEqual([
    { name: 'Aage Holm', side: 'NS' },
    { name: 'Bodil Ærø', side: 'EW' },
    { name: 'Rigmor Reserve', side: null },
  ]);
});

it('names who sat for it, and not a name that is hidden since', async () => {
  const { ids, players, seat, publish } = await publishedTeam();
  await seat('Bodil Ærø', 'b', 'E');
  await seat('Rigmor Reserve', 'a', 'N');
  await publish();
  expect(await players()).toEqual([
    { name: 'Rigmor Reserve', side: 'NS' },
    { name: 'Bodil Ærø', side: 'EW' },
  ]);
  await venue.deps.db.player.update({
    where: { id: ids.get('Bodil Ærø') ?? '' },
    data: { hiddenAt: new Date() },
  });
  venue.deps.publicPages.changed();
  expect(await players()).toEqual([
    { name: 'Rigmor Reserve', side: 'NS' },
    { name: null, side: 'EW' },
  ]);
});

it('names who sat for it as long as the round is public, also while it is open again and seats are changed', async () => {
  const { ids, round, players, seat, publish } = await publishedTeam();
  await seat('Aage Holm', 'a', 'N');
  await publish();
  const before = [{ name: 'Aage Holm', side: 'NS' }];
  const { version } = await venue.get('getRound', { params: { id: round.id } });
  const body = { expectedVersion: version, reason: 'En seddel var læst forkert' };
  await venue.get('reopenRound', { params: { id: round.id }, body });
  expect(await players()).toEqual(before);

  await venue.deps.db.seatAssignment.updateMany({
    where: { playerId: ids.get('Aage Holm') ?? '' },
    data: { playerId: ids.get('Rigmor Reserve') ?? '' },
  });
  venue.deps.publicPages.changed();
  expect(await players()).toEqual(before);

  await step(venue, 'closeRound', round.id);
  await step(venue, 'publishRound', round.id);
  expect(await players()).toEqual([{ name: 'Rigmor Reserve', side: 'NS' }]);
});
