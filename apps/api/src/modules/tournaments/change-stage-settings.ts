import { type ChangeStageSettings } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkVersion } from '../../database/check-version.ts';
import { findStage, saveSettings } from './repository.ts';
import { changedFields, checkSettings, settingsOf, type Settings } from './settings.ts';
import { stageView, type StageAnswer } from './tournament-view.ts';

/**
 * Changes what a stage decides. Holds for rounds drawn from now on and for standings; what is published stays as it is
 * until it is published again. Refuses `stale-version` and `scale-not-usable`.
 */
export const changeStageSettings =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, { expectedVersion, ...wanted }: z.output<typeof ChangeStageSettings>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StageAnswer, Refusal>> => {
      const found = await findStage(tx, id);
      if (!found) return err({ code: 'not-found' });
      await lockChain(tx, found.tournamentId);
      const row = await findStage(tx, id);
      if (!row) return err({ code: 'not-found' });
      const before = settingsOf(row);
      const fresh = checkVersion(expectedVersion, { version: row.version, settings: before });
      if (!fresh.ok) return fresh;
      const after = changedFields(before, wanted);
      const usable = checkSettings({ ...before, ...after });
      if (!usable.ok) return usable;
      await saveSettings(tx, id, after);
      await appendEvent(tx, {
        type: 'stage-settings-changed',
        payload: { version: row.version + 1, before: pick(before, after), after },
        chainId: row.tournamentId,
        subjectId: id,
        ...byWhom(by),
      });
      const view = await stageView(tx, id);
      return view ? ok(view) : err({ code: 'not-found' });
    });

/** Of `all` the fields that `some` has. */
const pick = (all: Settings, some: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.keys(some).map((key) => [key, all[key as keyof Settings]]));
