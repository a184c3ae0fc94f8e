import { type CreateChampionship } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { planChampionship } from './championship-plan.ts';
import { FIRST_POOL, RULES_EDITION, seasonLabel } from './defaults.ts';
import {
  addChampionship,
  ensureSeason,
  findChampionship,
  isNameTaken,
  type NewChampionship,
  slugsLike,
} from './repository.ts';
import { freeSlug, slugOf } from './slug.ts';
import { tournamentView, type TournamentAnswer } from './tournament-view.ts';

/**
 * Makes a season's championship with its stages and days of play; only the year has to be said, and everything can be
 * changed later. Its first stage has a pool, so that teams can be entered at once. Refuses `championship-exists`,
 * `name-taken` and `dates-out-of-order`.
 */
export const createChampionship =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  async (
    wanted: z.output<typeof CreateChampionship>,
    by: ChangedBy,
  ): Promise<Result<TournamentAnswer, Refusal>> => {
    const plan = planChampionship(wanted);
    if (!plan.ok) return plan;
    const { name, stages, startsAt, venue } = plan.value;
    const startYear = wanted.seasonStartYear;
    return inTransaction(async (tx) => {
      const seasonId = await ensureSeason(tx, { id: newId(), label: seasonLabel(startYear), startYear });
      const there = await findChampionship(tx, seasonId);
      if (there) return err({ code: 'championship-exists', tournamentId: there.id, name: there.name });
      if (await isNameTaken(tx, { seasonId, name })) return err({ code: 'name-taken', name });
      const championship: NewChampionship = {
        id: newId(),
        seasonId,
        slug: freeSlug(name, startYear, await slugsLike(tx, slugOf(name))),
        name,
        rulesEdition: RULES_EDITION,
        pool: { id: newId(), name: FIRST_POOL },
        stages: stages.map(({ days, ...stage }) => ({
          ...stage,
          id: newId(),
          days: days.map((day) => ({ ...day, id: newId(), startsAt, venue })),
        })),
      };
      await addChampionship(tx, championship);
      await appendEvent(tx, {
        type: 'championship-created',
        payload: {
          seasonId,
          stages: championship.stages.map(({ id, days }) => ({
            stageId: id,
            playDayIds: days.map((day) => day.id),
          })),
        },
        chainId: championship.id,
        subjectId: championship.id,
        ...byWhom(by),
      });
      const view = await tournamentView(tx, championship.id);
      if (!view) throw new Error('a championship just made is gone');
      return ok(view);
    });
  };
