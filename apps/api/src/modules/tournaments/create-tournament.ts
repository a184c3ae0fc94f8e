import { type CreateTournament } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { DM_SETTINGS, FIRST_POOL, FIRST_STAGE, RULES_EDITION, seasonLabel } from './defaults.ts';
import { addTournament, ensureSeason, isNameTaken, slugsLike } from './repository.ts';
import { changedFields, checkSettings } from './settings.ts';
import { freeSlug, slugOf } from './slug.ts';
import { tournamentView, type TournamentAnswer } from './tournament-view.ts';

/**
 * Makes a tournament with its first stage and pool; settings that are not given are the championship's. The season is
 * made with its first tournament. Refuses `scale-not-usable`, and `name-taken` within the season.
 */
export const createTournament =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  async (
    { name, seasonStartYear: startYear, settings: wanted = {} }: z.output<typeof CreateTournament>,
    by: ChangedBy,
  ): Promise<Result<TournamentAnswer, Refusal>> => {
    const settings = { ...DM_SETTINGS, ...changedFields(DM_SETTINGS, wanted) };
    const usable = checkSettings(settings);
    if (!usable.ok) return usable;
    return inTransaction(async (tx) => {
      const label = seasonLabel(startYear);
      const seasonId = await ensureSeason(tx, { id: newId(), label, startYear });
      if (await isNameTaken(tx, { seasonId, name })) return err({ code: 'name-taken', name });
      const id = newId();
      const stage = { id: newId(), name: FIRST_STAGE, settings };
      const pool = { id: newId(), name: FIRST_POOL };
      const slug = freeSlug(name, startYear, await slugsLike(tx, slugOf(name)));
      await addTournament(tx, { id, seasonId, slug, name, rulesEdition: RULES_EDITION, stage, pool });
      await appendEvent(tx, {
        type: 'tournament-created',
        payload: { seasonId, stageId: stage.id, poolId: pool.id },
        chainId: id,
        subjectId: id,
        ...byWhom(by),
      });
      const view = await tournamentView(tx, id);
      if (!view) throw new Error('a tournament just made is gone');
      return ok(view);
    });
  };
