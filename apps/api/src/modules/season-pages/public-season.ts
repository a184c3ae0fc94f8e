import {
  type PUBLIC_STAGE_STATES,
  type PublicPlayOff,
  type PublicSeason,
  type PublicStage,
} from '@spadille/api-schema';
import { STAGE_KINDS } from '@spadille/competition';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type PublicRound } from '../publication/public-rounds.ts';
import { roundRef } from '../publication/round-ref.ts';
import { type SeasonRow, type StageRow } from './season-repository.ts';
import { isDrawShown, isOver, isShown, podiumOf, toDayOfRound, toTeamRef, toTournamentRef } from './shown.ts';

type StageView = z.input<typeof PublicStage>;

/**
 * A season as anybody may see it, also before anything is published; undefined while nothing of it is shown. Results come
 * from published revisions alone, pools and tables only from draws that are shown.
 * @param published the tournament's public rounds by number
 */
export function publicSeason(
  season: SeasonRow,
  published: readonly PublicRound[],
): z.input<typeof PublicSeason> | undefined {
  if (!isShown(season, published)) return undefined;
  return {
    tournament: toTournamentRef(season),
    championship: season.kind === 'championship',
    podium: podiumOf(season.stages, published).map(({ place, team }) => ({ place, team: toTeamRef(team) })),
    stages: season.stages.map((stage) =>
      publicStage(
        stage,
        published.filter(({ stageId }) => stageId === stage.id),
      ),
    ),
    shows: {
      calendar: season.calendarShownAt !== null || published.length > 0,
      entries: (season.entryTerms?.listShownAt ?? null) !== null,
      crosstable: published.length > 0,
    },
  };
}

function publicStage(stage: StageRow, published: readonly PublicRound[]): StageView {
  const last = published.at(-1)?.report;
  const shown = stage.rounds.filter(isDrawShown);
  const draws = shown.filter(({ number }) => !published.some((round) => round.number === number));
  return {
    name: stage.name,
    kind: oneOf(STAGE_KINDS, stage.kind),
    state: stateOf(stage, published, shown.length > 0),
    pools:
      last === undefined && shown.length > 0
        ? stage.pools.map(({ name, teams }) => ({ name, teams: teams.map(({ team }) => toTeamRef(team)) }))
        : [],
    standings: last ? { after: last.round.label, pools: last.standings } : null,
    rounds: published.map(roundRef),
    draws: draws.map(toDayOfRound),
    playOffs: published.flatMap(playOffsIn),
  };
}

function stateOf(
  stage: StageRow,
  published: readonly PublicRound[],
  drawn: boolean,
): (typeof PUBLIC_STAGE_STATES)[number] {
  if (isOver(stage, published)) return 'finished';
  return drawn || published.length > 0 ? 'running' : 'to-come';
}

const playOffsIn = ({ report: { round, matches } }: PublicRound): z.input<typeof PublicPlayOff>[] =>
  round.kind === 'play-off'
    ? matches.map(({ number: match, kind, home, away, score }) => ({
        round: round.number,
        label: round.label,
        match,
        kind,
        home,
        away,
        score,
      }))
    : [];
