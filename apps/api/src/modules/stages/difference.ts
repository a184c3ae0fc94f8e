import { type StageDifference } from '@spadille/api-schema';
import { type CarriedFigures, type Placing } from '@spadille/standings';
import { type z } from 'zod';
import { type StageFacts } from '../results/facts.ts';
import { poolPlacings } from '../results/standings-view.ts';
import { proposalNow } from './proposal.ts';
import { type OutcomeRow } from './repository.ts';
import { carriedInto, type Situation } from './situation.ts';
import { type Teams } from './team-names.ts';

type DifferenceView = z.input<typeof StageDifference>;

/**
 * What a finished stage would be otherwise by results that are not those it was frozen from: places, who would have gone
 * on, what they would have carried over. `facts` are the results to compare with. Nothing is changed by it. Null while
 * the stage is not finished, or nothing differs.
 */
export function differenceOf(situation: Situation, facts: StageFacts, teams: Teams): DifferenceView | null {
  const { row, outcomes } = situation;
  if (row.finishedAt === null) return null;
  const placings = new Map(
    poolPlacings(facts).flatMap((pool) => pool.placings.map((line) => [line.team, line] as const)),
  );
  const difference = {
    places: placesThatDiffer(outcomes, placings, teams),
    goingOn: goingOnThatDiffers(situation, facts, teams),
    carried: carriedThatDiffers(situation, placings, teams),
  };
  const { places, goingOn, carried } = difference;
  const same = [places, goingOn.more, goingOn.less, carried].every((list) => list.length === 0);
  return same ? null : difference;
}

type Placings = ReadonlyMap<string, Placing>;

const figuresOf = (line: Pick<Placing, 'place' | 'matchPoints' | 'gamePoints'> | undefined) =>
  line === undefined
    ? null
    : { place: line.place, matchPoints: line.matchPoints, gamePoints: line.gamePoints };

function placesThatDiffer(
  outcomes: readonly OutcomeRow[],
  placings: Placings,
  teams: Teams,
): DifferenceView['places'] {
  const frozen = new Map(outcomes.map((outcome) => [outcome.teamId, outcome]));
  const ids = [...new Set([...frozen.keys(), ...placings.keys()])];
  return ids.flatMap((id) => {
    const line = { team: teams.of(id), frozen: figuresOf(frozen.get(id)), now: figuresOf(placings.get(id)) };
    return JSON.stringify(line.frozen) === JSON.stringify(line.now) ? [] : [line];
  });
}

/** By the proposal alone: what the director chose by hand is no mistake of the results. */
function goingOnThatDiffers(
  { advancement }: Situation,
  facts: StageFacts,
  teams: Teams,
): DifferenceView['goingOn'] {
  const now = proposalNow(facts);
  if (advancement === null || !now.ok) return { more: [], less: [] };
  const { stored } = advancement;
  const proposed = now.value.goingOn.map(({ team }) => team);
  const before = [
    ...stored.teams.filter(({ reason }) => reason.kind !== 'by-hand').map(({ teamId }) => teamId),
    ...stored.leftOut,
  ];
  return {
    more: proposed.filter((id) => !before.includes(id)).map(teams.of),
    less: before.filter((id) => !proposed.includes(id)).map(teams.of),
  };
}

function carriedThatDiffers(
  { advancement, next }: Situation,
  placings: Placings,
  teams: Teams,
): DifferenceView['carried'] {
  return (advancement?.stored.teams ?? []).flatMap(({ teamId, carriedMatchPoints, carriedGamePoints }) => {
    const line = placings.get(teamId);
    if (line === undefined) return [];
    const frozen: CarriedFigures = { matchPoints: carriedMatchPoints, gamePoints: carriedGamePoints };
    const now = carriedInto(next, line);
    const same = frozen.matchPoints === now.matchPoints && frozen.gamePoints === now.gamePoints;
    return same ? [] : [{ team: teams.of(teamId), frozen, now }];
  });
}
