import { RULE_DAYS, type RuleDay, SEASON_STEPS, TOURNAMENT_KINDS } from '@spadille/competition';
import { CARRY_OVERS } from '@spadille/standings';
import { z } from 'zod';
import { BoardNumber, Id, IsoDate, Name, RoundLabel } from './primitives.ts';

/** The clock in Copenhagen. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'clock-not-possible' });

/** The days of play as they are to be; one that is left out is the union's by rule, and qualification 3 is not held then. */
const ChampionshipDates = z.strictObject(
  Object.fromEntries(RULE_DAYS.map((day) => [day, IsoDate.optional()])) as Record<
    RuleDay,
    z.ZodOptional<typeof IsoDate>
  >,
);

/** Who comes into a stage from the one before it, and with what. */
const ComingInto = z.strictObject({
  perPool: z.int().min(0).max(999),
  bestOfRest: z.int().min(0).max(999),
  carryOver: z.enum(CARRY_OVERS),
});

/** A whole championship: only its year has to be said. */
export const CreateChampionship = z.strictObject({
  seasonStartYear: z.int().min(1950).max(2200),
  name: Name.optional(),
  dates: ChampionshipDates.optional(),
  startsAt: ClockTime.optional(),
  venue: RoundLabel.optional(),
  boardsPerMatch: BoardNumber.optional(),
  /** Into which stage who comes with what; the first two of every pool with nothing, where it is not said. */
  into: z.strictObject({ semifinal: ComingInto.optional(), final: ComingInto.optional() }).optional(),
});

export const SeasonStepView = z.strictObject({
  step: z.enum(SEASON_STEPS),
  state: z.enum(['done', 'next', 'later']),
  stageId: Id.nullable(),
  stage: z.string().nullable(),
  /** The round that the step is about. */
  roundId: Id.nullable(),
  /** How many there are of what the step counts: days, teams, pools, rounds. */
  count: z.int(),
  /** How many still have to be dealt with: entries that wait, teams without a pool, rounds to draw or to play. */
  left: z.int(),
});

/** What comes next in a tournament; no steps but for a championship. */
export const SeasonSteps = z.strictObject({
  kind: z.enum(TOURNAMENT_KINDS),
  steps: z.array(SeasonStepView),
});
