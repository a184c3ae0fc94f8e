import { type BoardTuple } from '@spadille/rules';

/** Results by table and board, both counted from 1. */
export type Tuples = readonly (readonly BoardTuple[])[];

interface ReportedMatch {
  readonly tableA: number;
  readonly tableB: number;
  readonly home: { readonly number: number };
  readonly away: { readonly number: number };
}

export interface Counted {
  count: number;
  matchPoints: number;
  gamePoints: number;
}

/** The union's table once more, written for this test alone: won or bete, and kruk. */
const VALUES: Readonly<Record<string, readonly [number, number]>> = {
  spil: [1, 2],
  'bedre-spil': [1, 2],
  tourne: [2, 3],
  'kobe-nolo': [2, 3],
  'tourne-respekt': [3, 4],
  solo: [3, 4],
  'solo-spar': [4, 5],
  'ren-nolo': [4, 5],
  'nolo-ouvert': [6, 7],
};

/** What N/S gets on a board, without asking the program. */
function toNorthSouth(tuple: BoardTuple): number {
  if (tuple.contract === 'pas') return 0;
  const [value, kruk] = VALUES[tuple.contract] ?? [0, 0];
  const contract = { won: value, bete: 0 - value, kruk: 0 - kruk }[tuple.outcome];
  const tout = { none: 0, made: 1, failed: -1 }[tuple.tout];
  return tuple.declarer === 'N' || tuple.declarer === 'S' ? contract + tout : 0 - contract - tout;
}

/** Adds up rounds by hand: matches by round, and each round's results. */
export function recount(
  rounds: readonly (readonly ReportedMatch[])[],
  results: readonly Tuples[],
): ReadonlyMap<number, Counted> {
  const counted = new Map<number, Counted>();
  const of = (team: number) => {
    const line = counted.get(team) ?? { count: 0, matchPoints: 0, gamePoints: 0 };
    counted.set(team, line);
    return line;
  };
  for (const [index, matches] of rounds.entries()) {
    const net = (table: number) =>
      (results[index]?.[table - 1] ?? []).reduce((sum, tuple) => sum + toNorthSouth(tuple), 0);
    for (const { tableA, tableB, home, away } of matches) {
      const gamePoints = net(tableA) - net(tableB);
      add(of(home.number), gamePoints);
      add(of(away.number), 0 - gamePoints);
    }
  }
  return counted;
}

function add(line: Counted, gamePoints: number): void {
  line.count += 1;
  line.gamePoints += gamePoints;
  if (gamePoints >= 6) line.matchPoints += 2;
  else if (gamePoints >= -5) line.matchPoints += 1;
}
