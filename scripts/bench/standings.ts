import { rank, type RankedTeam } from '@spadille/standings';
import { type MatchRecord, scoreMatch } from '@spadille/scoring';
import { type BenchResult, resultOf } from './bench-result.ts';

const TEAMS = 64;
const ROUNDS = 10;
const BOARDS = 40;
const MATCHES_A_ROUND = TEAMS / 2;
const MATCHES = MATCHES_A_ROUND * ROUNDS;

const WARM_UP = 1_000;
const RUNS = 1_001;

/** A small generator of the linear congruential kind, so that every run measures the same results. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The same results twice: as the domain's records, and as bare typed arrays. */
function makeResults() {
  const random = seeded(40);
  const homes = new Uint8Array(MATCHES);
  const aways = new Uint8Array(MATCHES);
  const points = new Int8Array(MATCHES * 2 * BOARDS);
  const matches = Array.from({ length: MATCHES }, (_, index): MatchRecord => {
    const round = Math.floor(index / MATCHES_A_ROUND);
    // Everyone meets someone else each round: the upper half moves one step along the lower.
    const home = index % MATCHES_A_ROUND;
    const away = MATCHES_A_ROUND + ((home + round) % MATCHES_A_ROUND);
    homes[index] = home;
    aways[index] = away;
    const table = (which: 0 | 1) => ({
      kind: 'boards' as const,
      nsGamePoints: Array.from({ length: BOARDS }, (__, board) => {
        const nsGamePoints = random(9) - 4;
        points[(index * 2 + which) * BOARDS + board] = nsGamePoints;
        return nsGamePoints;
      }),
    });
    return {
      kind: 'played',
      id: `m${index}`,
      home: `t${home}`,
      away: `t${away}`,
      tableA: table(0),
      tableB: table(1),
      penalties: [],
    };
  });
  const teams = Array.from({ length: TEAMS }, (_, index): RankedTeam => ({
    id: `t${index}`,
    number: index + 1,
  }));
  return { teams, matches, homes, aways, points };
}

type Results = ReturnType<typeof makeResults>;

const ours = ({ teams, matches }: Results) =>
  rank(
    teams,
    matches.map((match) => scoreMatch(match)),
  );

/** Only the sums: each team's game points and match points, nothing ordered, nothing explained. */
function bare({ homes, aways, points }: Results): Int32Array {
  const sums = new Int32Array(TEAMS * 2);
  for (let match = 0; match < MATCHES; match += 1) {
    let net = 0;
    const tableA = match * 2 * BOARDS;
    for (let board = 0; board < BOARDS; board += 1) {
      net += (points[tableA + board] as number) - (points[tableA + BOARDS + board] as number);
    }
    const home = (homes[match] as number) * 2;
    const away = (aways[match] as number) * 2;
    const own = net >= 6 ? 2 : net >= -5 ? 1 : 0;
    sums[home] = (sums[home] as number) + own;
    sums[home + 1] = (sums[home + 1] as number) + net;
    sums[away] = (sums[away] as number) + 2 - own;
    sums[away + 1] = (sums[away + 1] as number) - net;
  }
  return sums;
}

/** Both must have come to the same points, else the comparison is worth nothing. */
function checkSame(results: Results): void {
  const sums = bare(results);
  for (const { team, matchPoints, gamePoints } of ours(results)) {
    const at = Number(team.slice(1)) * 2;
    if (sums[at] !== matchPoints || sums[at + 1] !== gamePoints) throw new Error(`${team} differs`);
  }
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/**
 * Recomputes the standings of 64 teams after 10 rounds of 40 boards, both tables, all results in memory, beside a bare
 * loop over typed arrays that does only the sums. The two take turns in one process, so that both meet the same machine.
 */
export function benchStandings(): BenchResult {
  const results = makeResults();
  checkSame(results);
  const times = Array.from({ length: WARM_UP + RUNS }, () => ({
    ours: time(() => ours(results)),
    bare: time(() => bare(results)),
  })).slice(WARM_UP);
  const name = `standings of ${TEAMS} teams × ${ROUNDS} rounds × ${BOARDS} boards, recomputed`;
  return resultOf({ name, unit: 'ms', aim: { atMost: 5 } }, times);
}
