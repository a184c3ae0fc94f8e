import { createHash } from 'node:crypto';
import { type LivePlan, type LiveRound } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { publicRounds } from '../publication/public-rounds.ts';
import { drawnAsPublished, drawnNow, NOT_DRAWN } from './live-plan.ts';
import { publishedMatch, publishedPools } from './live-matches.ts';
import { liveResults } from './live-results.ts';
import { findNotices, findPairs, findRounds, findTournament } from './repository.ts';
import { noticesView } from './notices-view.ts';
import { type RoundAmongAll, type Shown } from './shown.ts';
import { isPublished, resultsOf, showsDraw } from './visibility.ts';

export type LiveRoundView = z.input<typeof LiveRound>;

/**
 * A round as anybody may follow it, or undefined while nothing of it is public: its draw is not shown, its results are
 * neither live nor published, no clock was set and nothing is announced. A handful of queries, whatever was played.
 */
export async function readLiveRound(
  db: Database,
  tournamentId: string,
  number: number,
): Promise<LiveRoundView | undefined> {
  const rounds = await findRounds(db, tournamentId);
  const round = rounds.find((each) => each.number === number);
  if (!round) return undefined;
  const notices = await findNotices(db, round.id);
  if (!showsDraw(round) && notices.clock === null && notices.announcements.length === 0) return undefined;
  const tournament = await findTournament(db, tournamentId);
  const shown = await shownOf(db, { slug: tournament.slug, rounds, round });
  const next = rounds.find((each) => each.number > number && showsDraw(each) && !isPublished(each));
  const nextDrawn = next && drawnNow(await findPairs(db, next.id));
  const names = new Map([...(nextDrawn?.names ?? []), ...shown.drawn.names]);
  const plan: z.input<typeof LivePlan> = {
    tournament,
    round: { ...round.about, number },
    teams: [...names].sort(([a], [b]) => a - b).map(([team, name]) => ({ number: team, name })),
    pairings: shown.drawn.pairings,
    byes: shown.drawn.byes,
    next:
      next && nextDrawn
        ? { number: next.number, label: next.about.label, pairings: nextDrawn.pairings, byes: nextDrawn.byes }
        : null,
  };
  return {
    plan,
    state: {
      plan: markOf(plan),
      results: resultsOf(round),
      ...noticesView(notices),
      matches: shown.matches,
      standings: shown.standings,
    },
  };
}

async function shownOf(db: Database, where: RoundAmongAll): Promise<Shown> {
  const { slug, round } = where;
  const results = resultsOf(round);
  if (results === 'published') {
    const report = (await publicRounds(db).one(slug, round.number))?.report;
    if (!report) throw new Error(`round ${round.number} of ${slug} is not published`);
    return {
      drawn: drawnAsPublished(report),
      matches: report.matches.map((match) => publishedMatch(match, report.stage)),
      standings: publishedPools(report),
    };
  }
  if (results === 'live') return liveResults(db, where);
  const drawn = showsDraw(round) ? drawnNow(await findPairs(db, round.id)) : NOT_DRAWN;
  return { drawn, matches: [], standings: null };
}

/** Tells one plan from another. */
const markOf = (plan: z.input<typeof LivePlan>): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 12);
