import { demoSeason } from '@spadille/demo-season';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { byFigures, homeNet, type Line, type PlayedMatch, recountStage } from './recount-season.ts';
import { change, stageAt, stagesOf } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

/** Many places hang on few boards in the first stages; the final has its forty. */
const BOARDS = [4, 4, 40] as const;
const SEED = 40;
const season = demoSeason(SEED, 40);
const played: PlayedMatch[] = [];

/** A championship with 40 teams: seven pools, of each the first two and the two best thirds; four pools; the final. */
async function open() {
  const made = await venue.get('createChampionship', { body: { seasonStartYear: 2026 } }, 'committee');
  const cup = { id: made.id };
  for (const { number, name, club, members } of season.teams) {
    await venue.get('enterTeam', { params: cup, body: { number, name, club, members } });
  }
  const rules = [
    { advancePerPool: 2, advanceBestOfRest: 2 },
    { advancePerPool: 1, carryOver: 'match-points' },
    { carryOver: 'nothing' },
  ];
  for (const [index, rule] of rules.entries()) {
    const stage = await stageAt(venue, cup, index);
    expect(await change(venue, 'changeStage', stage, rule)).toMatchObject({ status: 200 });
    const { version } = await stageAt(venue, cup, index);
    await venue.get('changeStageSettings', {
      params: { id: stage.id },
      body: { expectedVersion: version, boardsPerMatch: BOARDS[index] },
    });
  }
  return cup;
}

type Cup = Awaited<ReturnType<typeof open>>;

async function makePools(cup: Cup, index: number, pools: number) {
  const { id, version } = await stageAt(venue, cup, index);
  const seeding = { method: 'draw', chanceSeed: String(SEED + index), pools, clubsApart: true };
  await venue.get('makePools', { params: { id }, body: { expectedVersion: version, seeding } });
  return id;
}

/** Plays a round as the generator has it, penalties and cancelled boards among it, and closes and publishes it. */
async function playRound(stageId: string, roundId: string): Promise<void> {
  const { matchList, kind } = await venue.get('getRound', { params: { id: roundId } });
  for (const match of matchList) {
    if (match.kind !== 'played' || match.away === null) continue;
    const boards = season.playMatch(match.boards);
    for (const { id, side } of match.tables) {
      for (const { board, tableA, tableB } of boards) {
        const tuple = side === 'a' ? tableA : tableB;
        const body = { entryId: v7(), expectedVersion: 1, said: { kind: 'result', tuple } };
        await venue.get('saveBoard', { params: { id, board }, body });
      }
    }
    await besideResults(match, boards);
    played.push({
      stageId,
      playOff: kind === 'play-off',
      home: match.home.number,
      away: match.away.number,
      boards: boards.map(({ penalty, ...board }) => ({ ...board, offender: penalty?.side ?? null })),
    });
  }
  await step(venue, 'closeRound', roundId);
  await step(venue, 'publishRound', roundId);
}

async function besideResults(
  match: { readonly id: string; readonly tables: readonly { readonly id: string; readonly side: string }[] },
  boards: ReturnType<typeof season.playMatch>,
): Promise<void> {
  const params = { id: match.id };
  const version = async () => (await venue.get('getMatch', { params })).version;
  for (const { board, cancelled, penalty } of boards) {
    if (penalty) {
      const tableId = match.tables.find(({ side }) => side === penalty.table)?.id;
      const { side, rule } = penalty;
      const body = { expectedVersion: await version(), tableId, board, side, rule };
      await venue.get('awardPenalty', { params, body, headers: { 'idempotency-key': v7() } });
    }
    if (cancelled) {
      const body = { expectedVersion: await version(), board, cancelled: true, reason: 'Vendt forkert' };
      await venue.get('cancelBoard', { params, body });
    }
  }
}

/** Draws and plays until all have met, then play-offs until nothing that decides is level. */
async function playStage(cup: Cup, index: number, stageId: string): Promise<void> {
  const draw = () =>
    venue.send('drawRound', {
      params: { id: stageId },
      body: { date: '2027-01-10', draw: { kind: 'all-play-all' } },
      headers: { 'idempotency-key': v7() },
    });
  for (let drawn = await draw(); drawn.status === 201; drawn = await draw()) {
    await playRound(stageId, drawn.json['id'] as string);
  }
  while ((await stageAt(venue, cup, index)).levels.length > 0) {
    const { id } = await venue.get('drawPlayOff', {
      params: { id: stageId },
      body: { date: '2027-01-11' },
      headers: { 'idempotency-key': v7() },
    });
    await playRound(stageId, id);
  }
}

/** A stage beside its recount: figures of every team, and an order in which nobody stands before a better one. */
async function checkStandings(
  cup: Cup,
  index: number,
  brought: ReadonlyMap<number, readonly [number, number]>,
) {
  const stage = await stageAt(venue, cup, index);
  const matches = played.filter(({ stageId }) => stageId === stage.id);
  const pools: Line[][] = [];
  for (const { rows } of stage.standings) {
    const counted = recountStage(
      rows.map(({ team }) => team.number),
      matches,
      brought,
    );
    expect(
      rows.map(({ team, played: count, matchPoints, gamePoints }) => ({
        team: team.number,
        played: count,
        matchPoints,
        gamePoints,
      })),
    ).toEqual(counted);
    const placed = counted.filter(({ team }) =>
      rows.some((row) => row.team.number === team && row.place !== null),
    );
    for (const [at, line] of placed.entries()) {
      const next = placed[at + 1];
      if (next === undefined) continue;
      const order = byFigures(line, next);
      expect(order).toBeLessThanOrEqual(0);
      if (order === 0) checkLevel(line.team, next.team, matches, placed);
    }
    pools.push(placed);
  }
  return pools;
}

/** Of two level teams, and only two, the one that won their match stands first. */
function checkLevel(first: number, second: number, matches: readonly PlayedMatch[], pool: readonly Line[]) {
  const of = (team: number) => pool.find((line) => line.team === team) as Line;
  if (pool.filter((line) => byFigures(line, of(first)) === 0).length > 2) return;
  const own = matches.filter(
    ({ home, away, playOff }) => !playOff && [first, second].includes(home) && [first, second].includes(away),
  );
  const net = own.reduce((sum, match) => sum + (match.home === first ? 1 : -1) * homeNet(match), 0);
  expect(net).toBeGreaterThanOrEqual(0);
}

const finish = async (cup: Cup, index: number) =>
  expect(await change(venue, 'finishStage', await stageAt(venue, cup, index))).toMatchObject({ status: 200 });

/** Confirms what is proposed; gives the numbers of those who go on. */
async function goOn(cup: Cup, index: number): Promise<number[]> {
  const stage = await stageAt(venue, cup, index);
  const goingOn = stage.proposal?.goingOn ?? [];
  const teamIds = goingOn.map(({ team }) => team.id);
  expect(await change(venue, 'confirmAdvancement', stage, { teamIds })).toMatchObject({ status: 201 });
  return goingOn.map(({ team }) => team.number);
}

/**
 * Nobody of the third and later places stays who is better than one who goes on, each figure as of one match; of two
 * with the same figures the one goes on that has won their play-off.
 */
function checkBestOfRest(pools: readonly (readonly Line[])[], goingOn: readonly number[]): void {
  const rest = pools.flatMap((pool) => pool.slice(2));
  const per = (line: Line, figure: 'matchPoints' | 'gamePoints') => line[figure] / line.played;
  const close = (a: number, b: number) => (Math.abs(a - b) < 1e-9 ? 0 : b - a);
  const order = (a: Line, b: Line) =>
    close(per(a, 'matchPoints'), per(b, 'matchPoints')) || close(per(a, 'gamePoints'), per(b, 'gamePoints'));
  const [goers, stayers] = [true, false].map((goes) =>
    rest.filter(({ team }) => goingOn.includes(team) === goes),
  );
  expect(goers).toHaveLength(goingOn.length);
  for (const goer of goers ?? []) {
    for (const stayer of stayers ?? []) {
      expect(order(goer, stayer)).toBeLessThanOrEqual(0);
      if (order(goer, stayer) === 0) expect(playOffNet(goer.team, stayer.team)).toBeGreaterThan(0);
    }
  }
}

/** What the first of two teams has won from the other in play-offs. */
const playOffNet = (first: number, second: number): number =>
  played
    .filter(
      ({ playOff, home, away }) => playOff && [home, away].sort().join() === [first, second].sort().join(),
    )
    .reduce((sum, match) => sum + (match.home === first ? 1 : -1) * homeNet(match), 0);

const NOTHING = new Map<number, readonly [number, number]>();
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

it('a season of forty teams is played to its champion, and stands as a recount by hand has it', async () => {
  const cup = await open();
  const qualification = await makePools(cup, 0, 7);
  await playStage(cup, 0, qualification);
  const leader = (await stageAt(venue, cup, 0)).standings[0]?.rows[0]?.team.number;
  const gone = await venue.deps.db.team.findFirstOrThrow({
    where: { tournamentId: cup.id, number: leader ?? 0 },
  });
  await venue.get('withdrawTeam', {
    params: { id: gone.id },
    body: { expectedVersion: gone.version, withdrawn: true },
  });
  await playStage(cup, 0, qualification);

  const pools = await checkStandings(cup, 0, NOTHING);
  expect(pools.map(({ length }) => length).sort()).toEqual([4, 5, 6, 6, 6, 6, 6]);
  await finish(cup, 0);
  const sixteen = await goOn(cup, 0);
  const firstTwo = pools.flatMap((pool) => pool.slice(0, 2).map(({ team }) => team));
  expect(sorted(sixteen.slice(0, 14))).toEqual(sorted(firstTwo));
  checkBestOfRest(pools, sixteen.slice(14));
  expect(sixteen).not.toContain(leader);

  const brought = new Map(
    pools.flat().map(({ team, matchPoints }) => [team, [matchPoints, 0]] as [number, [number, number]]),
  );
  await playStage(cup, 1, await makePools(cup, 1, 4));
  const four = await checkStandings(cup, 1, brought);
  expect(sorted(four.flat().map(({ team }) => team))).toEqual(sorted(sixteen));
  await finish(cup, 1);
  const finalists = await goOn(cup, 1);
  expect(sorted(finalists)).toEqual(sorted(four.map(([first]) => first?.team ?? 0)));

  await playStage(cup, 2, await makePools(cup, 2, 1));
  const [final = []] = await checkStandings(cup, 2, NOTHING);
  expect(sorted(final.map(({ team }) => team))).toEqual(sorted(finalists));
  expect((await stagesOf(venue, cup)).champions).toEqual([]);
  await finish(cup, 2);
  expect((await stagesOf(venue, cup)).champions.map(({ number }) => number)).toEqual([final[0]?.team]);
  expect(played.some(({ boards }) => boards.some(({ cancelled }) => cancelled))).toBe(true);
  expect(played.some(({ boards }) => boards.some(({ offender }) => offender !== null))).toBe(true);
}, 300_000);
