import { err, ok, type Refusal, type Result } from '@spadille/core';
import { readRoundFolders, type RoundFolder } from '@spadille/round-folder';
import { type Tx } from '../../database/in-transaction.ts';
import { pairsOf, type PoolFacts, type StageFacts } from '../results/facts.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { findCurrentStage } from '../results/current-stage.ts';
import { checkFolders, type Known } from './check-folders.ts';
import { faultView, type FolderFault } from './fault-view.ts';
import { type FoldersInput } from './folder-input.ts';
import { findStageOfPool, findTeams, type KnownTeam } from './repository.ts';

/** Folders that can be taken in, and the pool that they go to. */
export interface FoldersRead {
  readonly stage: StageFacts;
  readonly pool: PoolFacts;
  readonly teams: readonly KnownTeam[];
  readonly folders: readonly RoundFolder[];
  readonly warnings: readonly FolderFault[];
}

/** Refused with every fault of every folder, or because there is no such pool. Nothing is written. */
export async function readFolders(
  db: Tx,
  { tournamentId, poolId, folders }: FoldersInput,
): Promise<Result<FoldersRead, Refusal & { readonly faults?: readonly FolderFault[] }>> {
  const stageId =
    poolId === undefined
      ? await findCurrentStage(db, tournamentId)
      : await findStageOfPool(db, tournamentId, poolId);
  const stage = stageId === null ? null : await loadStageFacts(db, stageId);
  const pool = stage?.pools.find(({ id }) => poolId === undefined || id === poolId);
  if (!stage || !pool) return err({ code: 'not-found' });

  const read = readRoundFolders(folders);
  if (!read.ok) return err({ code: 'folder-has-faults', faults: read.error.map(faultView) });
  const teams = await findTeams(db, tournamentId, stage.id);
  const labels = labelsOf(stage, pool);
  const known: Known = { poolId: pool.id, firstDealer: stage.firstDealer, teams, labels };
  const faults = checkFolders(read.value.folders, known);
  if (faults.length > 0) return err({ code: 'folder-has-faults', faults });
  const warnings = read.value.warnings.map(faultView);
  return ok({ stage, pool, teams, folders: read.value.folders, warnings });
}

const labelsOf = ({ rounds }: StageFacts, pool: PoolFacts): string[] =>
  rounds
    .filter(({ matches }) => pairsOf(matches).some(({ poolId }) => poolId === pool.id))
    .map(({ label }) => label);
