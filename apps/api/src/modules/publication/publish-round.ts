import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { loadRoundReport } from '../results/load-report.ts';
import { reportEtag } from '../results/report-etag.ts';
import { type RoundReportView } from '../results/round-report.ts';
import { saveRoundState, takeStep, type StepTaken } from '../rounds/lock-round.ts';
import { needRoundView, type RoundViewAnswer } from '../rounds/round-view.ts';
import { findNewestRevisions, saveRevision } from './repository.ts';

export interface PublishRound {
  readonly roundId: string;
  readonly expectedVersion: number;
}

/**
 * Freezes the account of a closed round as its next revision, which is public from then on. Rounds of a stage are
 * published in their order, because each one's standings tell what the rounds before it gave. Publishing what is public
 * already, word for word, changes nothing.
 */
export const publishRound =
  ({ inTransaction, newId }: Deps) =>
  (wanted: PublishRound, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<RoundViewAnswer, Refusal>> => {
      const taken = await takeStep(tx, { ...wanted, step: 'publish' });
      if (!taken.ok) return taken;
      const { round } = taken.value;
      const rounds = await findNewestRevisions(tx, round.stageId);
      const before = rounds.find(({ number, state }) => number < round.number && state !== 'published');
      if (before) return err({ code: 'publish-in-order', round: before.number });
      const report = await needReport(tx, round.id);
      const etag = reportEtag(report);
      const newest = rounds.find(({ number }) => number === round.number)?.newest ?? null;
      const isPublic = round.state === 'published' && newest?.etag === etag;
      if (!isPublic) {
        await freeze(
          tx,
          taken.value,
          { id: newId(), revision: (newest?.revision ?? 0) + 1, report, etag },
          by,
        );
      }
      return ok(await needRoundView(tx, round.id));
    });

async function needReport(tx: Tx, roundId: string): Promise<RoundReportView> {
  const report = await loadRoundReport(tx, roundId);
  if (report === null) throw new Error(`round ${roundId} is gone`);
  return report;
}

interface NewRevision {
  readonly id: string;
  readonly revision: number;
  readonly report: RoundReportView;
  readonly etag: string;
}

async function freeze(
  tx: Tx,
  { round, next }: StepTaken,
  { id, revision, report, etag }: NewRevision,
  by: ChangedBy,
): Promise<void> {
  await saveRevision(tx, { id, roundId: round.id, revision, report, etag, publishedAt: by.now });
  const version = await saveRoundState(tx, round.id, { state: next });
  await appendEvent(tx, {
    type: 'round-published',
    payload: { version, revision, etag },
    chainId: round.tournamentId,
    subjectId: round.id,
    ...byWhom(by),
  });
}
