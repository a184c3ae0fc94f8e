import { type AddStage } from '@spadille/api-schema';
import { ok, type Refusal, type Result } from '@spadille/core';
import { DM_STANDINGS } from '@spadille/standings';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { DM_SETTINGS } from '../tournaments/defaults.ts';
import { changedFields, checkSettings, settingsOf, type Settings } from '../tournaments/settings.ts';
import { checkName, checkOneFinal } from './check-stage.ts';
import { listStages, type StageRow } from './repository.ts';
import { type StageRules } from './stage-rules.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';

type Wanted = z.output<typeof AddStage>;

/**
 * Adds a stage at the end, with the settings of the stage before where nothing else is said. [choice] Only a final
 * begins with a decisive place: it names the champion.
 */
export const addStage =
  ({ inTransaction, newId }: Deps) =>
  (tournamentId: string, wanted: Wanted, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      await lockChain(tx, tournamentId);
      const stages = await listStages(tx, tournamentId);
      const settings = settingsFor(wanted, stages.at(-1));
      const allowed = await check(tx, tournamentId, wanted, settings);
      if (!allowed.ok) return allowed;
      const id = newId();
      const ordinal = (stages.at(-1)?.ordinal ?? 0) + 1;
      const rules = rulesFor(wanted);
      await tx.stage.create({
        data: { id, tournamentId, ordinal, name: wanted.name, ...rules, ...settings },
      });
      await appendEvent(tx, {
        type: 'stage-added',
        payload: { ordinal, ...rules },
        chainId: tournamentId,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, tournamentId, by.now));
    });

async function check(
  tx: Tx,
  tournamentId: string,
  { kind, name }: Wanted,
  settings: Settings,
): Promise<Result<undefined, Refusal>> {
  const usable = checkSettings(settings);
  if (!usable.ok) return usable;
  const oneFinal = await checkOneFinal(tx, tournamentId, kind);
  return oneFinal.ok ? checkName(tx, tournamentId, name) : oneFinal;
}

const rulesFor = ({ kind, carryOver, advancePerPool, advanceBestOfRest }: Wanted): StageRules => ({
  kind,
  carryOver: carryOver ?? 'nothing',
  advancePerPool: advancePerPool ?? 0,
  advanceBestOfRest: advanceBestOfRest ?? 0,
});

function settingsFor({ kind, settings: wanted = {} }: Wanted, before: StageRow | undefined): Settings {
  const decisivePlaces = kind === 'final' ? [...DM_STANDINGS.decisivePlaces] : [];
  const base = { ...(before ? settingsOf(before) : DM_SETTINGS), decisivePlaces };
  return { ...base, ...changedFields(base, wanted) };
}
