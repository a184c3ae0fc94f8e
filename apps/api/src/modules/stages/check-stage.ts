import { type StageKind } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { listStages } from './repository.ts';

/** Refuses a name that another stage of the tournament has. */
export async function checkName(
  tx: Tx,
  tournamentId: string,
  name: string | undefined,
): Promise<Result<undefined, Refusal>> {
  const taken = (await listStages(tx, tournamentId)).some((stage) => stage.name === name);
  return taken ? err({ code: 'name-taken', name }) : ok(undefined);
}

/** Refuses a second final: its winner is the champion. */
export async function checkOneFinal(
  tx: Tx,
  tournamentId: string,
  kind: StageKind | undefined,
): Promise<Result<undefined, Refusal>> {
  const taken =
    kind === 'final' && (await listStages(tx, tournamentId)).some((stage) => stage.kind === 'final');
  return taken ? err({ code: 'one-final' }) : ok(undefined);
}
