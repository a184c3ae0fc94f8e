import { type LivePool } from '@spadille/api-schema';
import { type MatchScore, scoreMatch } from '@spadille/scoring';
import { rank } from '@spadille/standings';
import { type z } from 'zod';
import { type PublicRound } from '../publication/public-rounds.ts';
import {
  type PairFacts,
  pairsOf,
  type PoolFacts,
  type RoundFacts,
  type StageFacts,
} from '../results/facts.ts';
import { toMatchRecord } from '../results/match-record.ts';
import { type RoundReportView } from '../results/round-report.ts';

type PoolView = z.input<typeof LivePool>;

/** What standings may be made of: rounds as they were published, and live rounds with what may be told of them. */
export interface Known {
  readonly published: readonly PublicRound[];
  readonly live: readonly RoundFacts[];
  readonly mayTell: (match: PairFacts) => boolean;
}

/** A match with the kind of its round. */
interface Scored {
  readonly poolId: string;
  readonly playOff: boolean;
  /** Undefined while it is under way. */
  readonly score: MatchScore | undefined;
}

/**
 * Standings of a stage from nothing but what is public: published rounds count as they were frozen, though they may have
 * been opened again, and live ones with their finished matches.
 */
export function liveStandings(stage: StageFacts, known: Known): PoolView[] {
  const places = new Map(
    stage.pools.flatMap(({ id: poolId, teams }) =>
      teams.map(({ id, number }) => [number, { id, poolId }] as const),
    ),
  );
  const matches = [
    ...known.published.flatMap(({ report }) => published(report, places)),
    ...known.live.flatMap((round) => live(round, stage, known.mayTell)),
  ];
  const playOffs = scoresIn(matches.filter(({ playOff }) => playOff));
  return stage.pools.map((pool) =>
    inPool(
      pool,
      matches.filter((match) => !match.playOff && match.poolId === pool.id),
      stage,
      playOffs,
    ),
  );
}

const scoresIn = (matches: readonly Scored[]): MatchScore[] =>
  matches.flatMap(({ score }) => (score === undefined ? [] : [score]));

function inPool(
  pool: PoolFacts,
  matches: readonly Scored[],
  { settings }: StageFacts,
  playOffs: readonly MatchScore[],
): PoolView {
  const scores = scoresIn(matches);
  const numberOf = new Map(pool.teams.map(({ id, number }) => [id, number]));
  return {
    pool: pool.name,
    outstandingMatches: matches.length - scores.length,
    lines: rank(pool.teams, scores, settings, playOffs).map(
      ({ team, place, played, matchPoints, gamePoints }) => [
        numberOf.get(team) ?? 0,
        place,
        played,
        matchPoints,
        gamePoints,
      ],
    ),
  };
}

/** The matches of a frozen account, as they were scored then. A team that has left the stage since counts no more. */
const published = ({ matches, round }: RoundReportView, places: ReadonlyMap<number, Place>): Scored[] =>
  matches.flatMap((match) => {
    const [home, away] = [places.get(match.home.number), places.get(match.away.number)];
    if (home === undefined || away === undefined) return [];
    const id = `${round.number}/${match.number}`;
    const score = { id, kind: match.kind, home: home.id, away: away.id, ...match.score };
    return [{ poolId: home.poolId, playOff: round.kind === 'play-off', score }];
  });

/** A team and the pool that it is in now, whatever that was called when a round was frozen. */
interface Place {
  readonly id: string;
  readonly poolId: string;
}

const live = ({ matches, kind }: RoundFacts, { rules }: StageFacts, mayTell: Known['mayTell']): Scored[] =>
  pairsOf(matches).map((match) => ({
    poolId: match.poolId,
    playOff: kind === 'play-off',
    score: mayTell(match) ? scoreMatch(toMatchRecord(match), rules) : undefined,
  }));
