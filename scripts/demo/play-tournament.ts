import { demoSeason, type DemoBoard, type DemoSeason } from '@spadille/demo-season';
import { type BoardTuple } from '@spadille/rules';
import { type System } from '../../apps/api/src/system.ts';
import { type Caller, callerFor } from './caller.ts';

/** How far a round of the demo has come; `half` is a round in the middle of being keyed in. */
export interface RoundPlan {
  readonly date: string;
  readonly upTo: 'drawn' | 'half' | 'closed' | 'published';
}

export interface TournamentPlan {
  readonly name: string;
  readonly seasonStartYear: number;
  readonly seed: number;
  readonly teams: number;
  readonly boards: number;
  readonly rounds: readonly RoundPlan[];
}

/** Makes a tournament, enters its teams and plays its rounds as far as the plan says. `log` is told of each step. */
export async function playTournament(
  system: System,
  plan: TournamentPlan,
  log: (line: string) => void,
): Promise<void> {
  const call = callerFor(system);
  const { newId } = system.deps;
  const season = demoSeason(plan.seed, plan.teams);
  const { name, seasonStartYear, boards } = plan;
  const settings = { boardsPerMatch: boards };
  const tournament = await call('createTournament', { body: { name, seasonStartYear, settings } });
  for (const { number, name: teamName, club, members } of season.teams) {
    const body = { number, name: teamName, club, members: [...members] };
    await call('enterTeam', { params: { id: tournament.id }, body });
  }
  log(`${name}: ${season.teams.length} teams entered.`);
  const stageId = tournament.stages[0]?.id;
  if (stageId === undefined) throw new Error('a tournament has a stage');
  for (const round of plan.rounds) await playRound({ call, newId, season, boards, stageId, round, log });
}

interface RoundToPlay {
  readonly call: Caller;
  readonly newId: () => string;
  readonly season: DemoSeason;
  readonly boards: number;
  readonly stageId: string;
  readonly round: RoundPlan;
  readonly log: (line: string) => void;
}

async function playRound({ call, newId, season, boards, stageId, round, log }: RoundToPlay): Promise<void> {
  const { date, upTo } = round;
  const drawn = await call('drawRound', {
    params: { id: stageId },
    body: { date, draw: { kind: 'all-play-all' } },
  });
  const params = { id: drawn.id };
  const matches = drawn.matchList.filter(({ kind }) => kind === 'played');
  const toPlay = upTo === 'drawn' ? [] : upTo === 'half' ? matches.slice(0, matches.length / 2) : matches;
  for (const { id } of toPlay) await playMatch(call, newId, id, season.playMatch(boards));
  if (upTo === 'closed' || upTo === 'published') {
    await call('closeRound', { params, body: { expectedVersion: await versionOf(call, drawn.id) } });
  }
  if (upTo === 'published') {
    await call('publishRound', { params, body: { expectedVersion: await versionOf(call, drawn.id) } });
  }
  log(`${drawn.label}, ${date}: ${toPlay.length} of ${matches.length} matches keyed in, ${upTo}.`);
}

const versionOf = async (call: Caller, roundId: string) =>
  (await call('getRound', { params: { id: roundId } })).version;

async function playMatch(
  call: Caller,
  newId: () => string,
  matchId: string,
  played: readonly DemoBoard[],
): Promise<void> {
  const say = (tableId: string, board: number, tuple: BoardTuple) =>
    call('saveBoard', {
      params: { id: tableId, board },
      body: { entryId: newId(), expectedVersion: 1, said: { kind: 'result', tuple } },
    });
  const { tables } = await call('getMatch', { params: { id: matchId } });
  const [a, b] = [tables.find(({ side }) => side === 'a'), tables.find(({ side }) => side === 'b')];
  if (!a || !b) throw new Error('a match has two tables');
  for (const { board, tableA, tableB } of played) {
    await say(a.id, board, tableA);
    await say(b.id, board, tableB);
  }
  for (const { board, cancelled, penalty } of played) {
    if (cancelled) {
      const reason = 'En mappe manglede et kort.';
      const body = { expectedVersion: await matchVersion(call, matchId), board, cancelled, reason };
      await call('cancelBoard', { params: { id: matchId }, body });
    }
    if (penalty) {
      const tableId = penalty.table === 'a' ? a.id : b.id;
      const { side, rule } = penalty;
      const body = { expectedVersion: await matchVersion(call, matchId), tableId, board, side, rule };
      await call('awardPenalty', { params: { id: matchId }, body });
    }
  }
}

const matchVersion = async (call: Caller, matchId: string) =>
  (await call('getMatch', { params: { id: matchId } })).version;
