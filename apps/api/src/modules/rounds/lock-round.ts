import { moveRound, ROUND_STATES, type RoundState, type RoundStep } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { checkVersion } from '../../database/check-version.ts';
import { oneOf } from '../../database/one-of.ts';
import { refuseElsewhere } from '../results/refuse-elsewhere.ts';

/** A round that nobody else changes until the transaction ends. */
export interface LockedRound {
  readonly id: string;
  readonly stageId: string;
  readonly tournamentId: string;
  readonly number: number;
  readonly state: RoundState;
  readonly version: number;
}

/** Locks a round's tournament, then reads the round; null when there is no such round. */
export async function lockRound(tx: Tx, roundId: string): Promise<LockedRound | null> {
  const found = await tx.round.findUnique({
    where: { id: roundId },
    select: { stage: { select: { tournamentId: true } } },
  });
  if (found === null) return null;
  const { tournamentId } = found.stage;
  await lockChain(tx, tournamentId);
  await refuseElsewhere(tx, { roundId, tournamentId });
  const row = await tx.round.findUnique({
    where: { id: roundId },
    select: { id: true, stageId: true, number: true, state: true, version: true },
  });
  return row === null ? null : { ...row, tournamentId, state: oneOf(ROUND_STATES, row.state) };
}

/** What the change of a round's state was based on. */
export interface StepWanted {
  readonly roundId: string;
  readonly expectedVersion: number;
  readonly step: RoundStep;
}

/** A round locked for a step, and the state that the step leads to. */
export interface StepTaken {
  readonly round: LockedRound;
  readonly next: RoundState;
}

/** Locks a round and decides whether the step can be taken; nothing is written yet. */
export async function takeStep(tx: Tx, wanted: StepWanted): Promise<Result<StepTaken, Refusal>> {
  const round = await lockRound(tx, wanted.roundId);
  if (round === null) return err({ code: 'not-found' });
  const fresh = checkVersion(wanted.expectedVersion, { version: round.version, state: round.state });
  if (!fresh.ok) return fresh;
  const moved = moveRound(round.state, wanted.step);
  return moved.ok ? ok({ round, next: moved.value }) : err({ ...moved.error });
}

/** Moves a round to a state; the rest only where the step changes it. Gives the new version. */
export async function saveRoundState(
  tx: Tx,
  roundId: string,
  change: { readonly state: RoundState; readonly closedAt?: Date | null; readonly liveAt?: null },
): Promise<number> {
  const { version } = await tx.round.update({
    where: { id: roundId },
    data: { ...change, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}
