import { type CreateChampionship } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { FIRST_POOL, RULES_EDITION } from '../tournaments/defaults.ts';
import { seasonOf, slugInSeason } from '../tournaments/in-season.ts';
import { tournamentView, type TournamentAnswer } from '../tournaments/tournament-view.ts';
import { planChampionship } from './championship-plan.ts';
import { addChampionship, findChampionship, type NewChampionship } from './repository.ts';

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
      const seasonId = await seasonOf(tx, newId, startYear);
      const there = await findChampionship(tx, seasonId);
      if (there) return err({ code: 'championship-exists', tournamentId: there.id, name: there.name });
      const slug = await slugInSeason(tx, { seasonId, startYear, name });
      if (!slug.ok) return slug;
      const championship: NewChampionship = {
        id: newId(),
        seasonId,
        slug: slug.value,
        name,
        rulesEdition: RULES_EDITION,
        pool: { id: newId(), name: FIRST_POOL },
        stages: stages.map(({ days, ...stage }) => ({
          ...stage,
          id: newId(),
          days: days.map(({ rule, date }) => ({ rule, date, id: newId(), startsAt, venue })),
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
