import { type BoardTuple } from '@spadille/rules';

/** A match as the test played it: what was said on each board of its two tables, and what happened beside. */
export interface PlayedMatch {
  readonly stageId: string;
  readonly playOff: boolean;
  readonly home: number;
  readonly away: number;
  readonly boards: readonly {
    readonly tableA: BoardTuple;
    readonly tableB: BoardTuple;
    readonly cancelled: boolean;
    /** The side at table a that has lost a penalty point. */
    readonly offender: 'NS' | 'EW' | null;
  }[];
}

export interface Line {
  readonly team: number;
  readonly played: number;
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** The union's table once more, written for this test alone: what a contract gives won or bete, and kruk. */
const WORTH: Readonly<Record<string, string>> = {
  spil: '1 2',
  'bedre-spil': '1 2',
  tourne: '2 3',
  'kobe-nolo': '2 3',
  'tourne-respekt': '3 4',
  solo: '3 4',
  'solo-spar': '4 5',
  'ren-nolo': '4 5',
  'nolo-ouvert': '6 7',
};

function forNorthSouth(tuple: BoardTuple): number {
  if (tuple.contract === 'pas') return 0;
  const [won = 0, kruk = 0] = (WORTH[tuple.contract] ?? '').split(' ').map(Number);
  let points = tuple.outcome === 'won' ? won : tuple.outcome === 'bete' ? 0 - won : 0 - kruk;
  if (tuple.tout === 'made') points += 1;
  if (tuple.tout === 'failed') points -= 1;
  return 'NS'.includes(tuple.declarer) ? points : 0 - points;
}

/** What home has from a match: N/S at table a, E/W at table b, and penalties. */
export function homeNet({ boards }: Pick<PlayedMatch, 'boards'>): number {
  let net = 0;
  for (const { tableA, tableB, cancelled, offender } of boards) {
    if (!cancelled) net += forNorthSouth(tableA) - forNorthSouth(tableB);
    if (offender === 'NS') net -= 1;
    if (offender === 'EW') net += 1;
  }
  return net;
}

const pointsOf = (net: number) => (net > 5 ? 2 : net < -5 ? 0 : 1);

/** Adds up the matches of one stage by hand; what a team brought along comes on top. */
export function recountStage(
  teams: readonly number[],
  matches: readonly PlayedMatch[],
  brought: ReadonlyMap<number, readonly [matchPoints: number, gamePoints: number]> = new Map(),
): readonly Line[] {
  return teams.map((team) => {
    const [matchPoints, gamePoints] = brought.get(team) ?? [0, 0];
    const own = matches.filter(({ playOff, home, away }) => !playOff && (home === team || away === team));
    const nets = own.map((match) => (match.home === team ? homeNet(match) : 0 - homeNet(match)));
    return {
      team,
      played: own.length,
      matchPoints: nets.reduce((sum, net) => sum + pointsOf(net), matchPoints),
      gamePoints: nets.reduce((sum, net) => sum + net, gamePoints),
    };
  });
}

/** Better first, by what a reader of the list sees; level ones in any order. */
export const byFigures = (a: Line, b: Line): number =>
  b.matchPoints - a.matchPoints || b.gamePoints - a.gamePoints;
