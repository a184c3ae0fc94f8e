import { StoredAdvancement } from '@spadille/api-schema';
import { carriedFrom, type CarriedFigures, type CarryOver } from '@spadille/standings';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type StageFacts } from '../results/facts.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { findAdvancement, listOutcomes, listStages, type OutcomeRow, type StageRow } from './repository.ts';

export interface Advancement {
  readonly id: string;
  readonly toStageId: string;
  readonly confirmedAt: Date;
  readonly stored: z.output<typeof StoredAdvancement>;
}

/** A stage with all that decides who goes on from it. */
export interface Situation {
  readonly row: StageRow;
  readonly facts: StageFacts;
  /** Frozen when the stage was finished; empty before. */
  readonly outcomes: readonly OutcomeRow[];
  /** The stage that comes after it. */
  readonly next: StageRow | null;
  /** Confirmed and in force. */
  readonly advancement: Advancement | null;
}

/** Reads a stage; null when there is no such stage. */
export async function loadSituation(db: Tx, stageId: string): Promise<Situation | null> {
  const facts = await loadStageFacts(db, stageId);
  if (facts === null) return null;
  const rows = await listStages(db, facts.tournament.id);
  const at = rows.findIndex(({ id }) => id === stageId);
  const row = rows[at];
  if (row === undefined) return null;
  const confirmed = await findAdvancement(db, stageId);
  return {
    row,
    facts,
    outcomes: row.finishedAt === null ? [] : await listOutcomes(db, stageId),
    next: rows[at + 1] ?? null,
    advancement: confirmed && { ...confirmed, stored: StoredAdvancement.parse(confirmed.proposal) },
  };
}

/** The same after locking the tournament. */
export async function lockSituation(tx: Tx, stageId: string): Promise<Situation | null> {
  const found = await tx.stage.findUnique({ where: { id: stageId }, select: { tournamentId: true } });
  if (found === null) return null;
  await lockChain(tx, found.tournamentId);
  return loadSituation(tx, stageId);
}

/** What a team with these final figures brings into a stage. */
export const carriedInto = (
  next: Pick<StageRow, 'carryOver'> | null,
  final: CarriedFigures,
): CarriedFigures => carriedFrom(final, (next?.carryOver ?? 'nothing') as CarryOver);

/** What stale changes are told of. */
export const stateOf = ({ row }: Situation) => ({
  version: row.version,
  name: row.name,
  finishedAt: row.finishedAt?.toISOString() ?? null,
});
