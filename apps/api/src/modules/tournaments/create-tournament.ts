import { type CreateTournament } from '@spadille/api-schema';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { DM_SETTINGS, FIRST_POOL, FIRST_STAGE, RULES_EDITION } from './defaults.ts';
import { seasonOf, slugInSeason } from './in-season.ts';
import { addTournament } from './repository.ts';
import { changedFields, checkSettings } from './settings.ts';
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
      const seasonId = await seasonOf(tx, newId, startYear);
      const slug = await slugInSeason(tx, { seasonId, startYear, name });
      if (!slug.ok) return slug;
      const id = newId();
      const stage = { id: newId(), name: FIRST_STAGE, settings };
      const pool = { id: newId(), name: FIRST_POOL };
      await addTournament(tx, {
        id,
        seasonId,
        slug: slug.value,
        name,
        rulesEdition: RULES_EDITION,
        stage,
        pool,
      });
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
