import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawNext } from '../support/play.ts';
import { readsOf } from '../support/reads.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { ask, enterPlayers, makeFinal, showCalendar, showDraw } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const drawnSeason = async (startYear: number) => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2, 3, 4]] });
  await makeFinal(venue, cup, startYear);
  await drawNext(venue, cup.stageId, `${startYear}-11-16`);
  await showCalendar(venue, cup);
  return cup;
};

it('says what comes next in a season without looking at a board', async () => {
  const cup = await drawnSeason(2036);
  const { statements } = await readsOf(() => venue.get('getSeasonSteps', { params: { id: cup.id } }));
  expect(statements.length).toBeGreaterThan(5);
  expect(statements.filter((statement) => /board_result|penalty/.test(statement))).toEqual([]);
});

it('reads of a season that is only announced its name for the front page', async () => {
  await drawnSeason(2037);
  const before = await readsOf(() => ask.front(venue));
  await drawnSeason(1990);
  const after = await readsOf(() => ask.front(venue));
  // Its own row, and that of its season.
  expect(after.rows - before.rows).toBeLessThanOrEqual(2);
});

it('finds a table without reading the draws anew, until somebody has changed something', async () => {
  const cup = await seedTournament(venue.deps, { pools: [[1, 2]] });
  await enterPlayers(venue, cup.teamIds.get(1) ?? '', [['Abelone Frank', 'NS']]);
  const { id } = await drawNext(venue, cup.stageId, '2036-11-17');
  await showDraw(venue, id);
  const find = async (q: string) => (await ask.find(venue, q)).found.length;
  expect(await find('abelone')).toBe(1);
  const { statements } = await readsOf(() => find('abe'));
  expect(statements.filter((statement) => /seat_assignment|team_member/.test(statement))).toEqual([]);
  await showDraw(venue, id, false);
  expect(await find('abelone')).toBe(0);
});
