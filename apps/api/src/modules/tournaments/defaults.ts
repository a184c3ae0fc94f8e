import { type StageSettings } from '@spadille/api-schema';
import { OWN_NAMES } from '@spadille/competition';
import { DEFAULT_FIRST_DEALER } from '@spadille/rules';
import { DM_SCALE } from '@spadille/scoring';
import { DM_STANDINGS } from '@spadille/standings';
import { type z } from 'zod';

type Settings = z.output<typeof StageSettings>;

/** The union's tournament rules with the changes of its meeting in April 2008. */
export const RULES_EDITION = 'dlu-2008';

/** [choice] What the first stage and pool are called until there are more. */
export const FIRST_STAGE = OWN_NAMES.stage;
export const FIRST_POOL = OWN_NAMES.pool(1);

/** The championship's settings (§1–§4); protests are heard until half an hour after the round is closed [choice]. */
export const DM_SETTINGS: Settings = {
  boardsPerMatch: 40,
  firstDealer: DEFAULT_FIRST_DEALER,
  scale: DM_SCALE.map((step) => ({ ...step })),
  walkoverGamePoints: 6,
  decisivePlaces: [...DM_STANDINGS.decisivePlaces],
  ownMatchesFor: DM_STANDINGS.ownMatchesFor,
  withdrawal: DM_STANDINGS.withdrawal,
  protestMinutes: 30,
};

/** 2026 → 2026/27. */
export const seasonLabel = (startYear: number): string =>
  `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`;
