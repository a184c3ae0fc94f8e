import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawNext, played, sayBoard } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { type Cup, openStages, playOut, stageAt } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const places = (
  rows: readonly { readonly team: { readonly number: number }; readonly place: number | null }[],
) => rows.map(({ team, place }) => [team.number, place]);

async function withdraw(cup: Cup, number: number) {
  const id = cup.teamIds.get(number) ?? '';
  const { version } = await venue.deps.db.team.findUniqueOrThrow({ where: { id } });
  return venue.get('withdrawTeam', { params: { id }, body: { expectedVersion: version, withdrawn: true } });
}

it.each(['keep-results', 'annul-results'] as const)(
  'shows what a withdrawal after three of five rounds would do, and does just that (%s)',
  async (withdrawal) => {
    const cup = await openStages(venue, { pools: [[1, 2, 3, 4, 5, 6]], withdrawal });
    await playOut(venue, cup.stageId, 3, (home, away) => (home + away) * 3 - 20);
    const next = await drawNext(venue, cup.stageId);
    const params = { id: cup.teamIds.get(6) ?? '' };
    const now = (await stageAt(venue, cup, 0)).standings[0]?.rows;
    const preview = await venue.get('previewTeamWithdrawal', { params });
    expect((await stageAt(venue, cup, 0)).standings[0]?.rows).toEqual(now);
    const [stage] = preview.stages;
    expect(stage).toMatchObject({ policy: withdrawal, now, openMatches: [{ round: 4 }] });
    const match = next.matchList.find(({ away }) => away?.number === 6);
    expect(stage?.openMatches[0]).toMatchObject({ id: match?.id, opponent: match?.home.name });

    await withdraw(cup, 6);
    const after = (await stageAt(venue, cup, 0)).standings[0]?.rows ?? [];
    expect(after).toEqual(stage?.policies.find(({ policy }) => policy === withdrawal)?.rows);
    expect(places(after).at(-1)).toEqual([6, null]);
    const other = stage?.policies.find(({ policy }) => policy !== withdrawal)?.rows ?? [];
    expect(other).not.toEqual(after);
  },
);

it('refuses results of a match whose team had withdrawn before anything was said of it, and marks the team', async () => {
  const cup = await openStages(venue, { pools: [[1, 2, 3, 4]] });
  const round = await drawNext(venue, cup.stageId);
  const [begun, waiting] = round.matchList;
  const tableOf = (match: typeof begun) => match?.tables[0]?.id ?? '';
  await sayBoard(venue, tableOf(begun), 1, played('N', 'solo'));
  await withdraw(cup, begun?.away?.number ?? 0);
  await withdraw(cup, waiting?.home.number ?? 0);

  expect(await sayBoard(venue, tableOf(begun), 2, played('N', 'solo'))).toMatchObject({ status: 200 });
  const gone = waiting?.home.number;
  expect(await sayBoard(venue, tableOf(waiting), 1, played('N', 'solo'))).toMatchObject({
    status: 409,
    json: { code: 'team-withdrawn', team: gone },
  });
  const total = { params: { id: tableOf(waiting) }, body: { expectedVersion: 1, nsGamePoints: 4 } };
  expect((await venue.send('saveTotal', total)).json).toMatchObject({ code: 'team-withdrawn', team: gone });
  const { matchList } = await venue.get('getRound', { params: { id: round.id } });
  expect(matchList.map(({ home, away }) => [home.withdrawn, away?.withdrawn])).toEqual([
    [false, true],
    [true, false],
  ]);
});
