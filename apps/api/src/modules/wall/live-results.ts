import { type Database } from '../../deps.ts';
import { publicRounds } from '../publication/public-rounds.ts';
import { pairsOf, type RoundFacts, type StageFacts } from '../results/facts.ts';
import { loadFolders } from '../results/load-boards.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { liveMatch, tellerOf } from './live-matches.ts';
import { type Drawn } from './live-plan.ts';
import { liveStandings } from './live-standings.ts';
import { type RoundAmongAll, type Shown } from './shown.ts';
import { hiddenBefore, resultsOf } from './visibility.ts';

/** The results of a live round as far as they may be told, and the standings with it and the rounds before it. */
export async function liveResults(db: Database, { slug, rounds, round }: RoundAmongAll): Promise<Shown> {
  const upToHere = rounds.filter(
    ({ stageId, number }) => stageId === round.stageId && number <= round.number,
  );
  const liveIds = upToHere.filter((each) => resultsOf(each) === 'live').map(({ id }) => id);
  const stage = await loadStageFacts(db, round.stageId, { kind: 'these', roundIds: liveIds });
  const live = stage?.rounds.filter(({ id }) => liveIds.includes(id)) ?? [];
  const own = live.find(({ id }) => id === round.id);
  if (!stage || !own) throw new Error(`round ${round.id} is gone`);
  const matchIds = live.flatMap(({ matches }) => pairsOf(matches).map(({ id }) => id));
  const told = tellerOf(await loadFolders(db, matchIds));
  const earlier = upToHere.filter((each) => resultsOf(each) === 'published').map(({ number }) => number);
  const published = (await publicRounds(db).ofTournament(slug)).filter(({ number }) =>
    earlier.includes(number),
  );
  return {
    drawn: drawnWith(own, stage),
    matches: pairsOf(own.matches).map((match) => liveMatch(match, stage, told(match))),
    standings:
      hiddenBefore(rounds, round.number).length > 0
        ? null
        : liveStandings(stage, { published, live, mayTell: (match) => told(match).score }),
  };
}

/** Who meets whom, and the names of all teams of the stage, for its standings. */
function drawnWith({ matches }: RoundFacts, { pools }: StageFacts): Drawn {
  return {
    pairings: pairsOf(matches).map(({ number: match, pool, tableA, tableB, home, away }) => ({
      match,
      pool,
      tableA: tableA.number,
      tableB: tableB.number,
      home: home.number,
      away: away.number,
    })),
    byes: matches.filter(({ kind }) => kind === 'bye').map(({ home }) => home.number),
    names: new Map([
      ...pools.flatMap(({ teams }) => teams.map(({ number, name }) => [number, name] as const)),
      ...pairsOf(matches).flatMap(({ home, away }) => [
        [home.number, home.name] as const,
        [away.number, away.name] as const,
      ]),
    ]),
  };
}
