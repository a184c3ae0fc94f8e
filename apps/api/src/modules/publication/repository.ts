import { type Tx } from '../../database/in-transaction.ts';
import { type RoundReportView } from '../results/round-report.ts';

/** The newest revision of each of a stage's rounds that has one, by round number. */
export async function findNewestRevisions(tx: Tx, stageId: string) {
  const rounds = await tx.round.findMany({
    where: { stageId },
    orderBy: { number: 'asc' },
    select: {
      number: true,
      state: true,
      publications: {
        orderBy: { revision: 'desc' },
        take: 1,
        select: { id: true, revision: true, etag: true, withdrawnAt: true },
      },
    },
  });
  return rounds.map(({ number, state, publications }) => ({
    number,
    state,
    newest: publications[0] ?? null,
  }));
}

export interface RevisionToSave {
  readonly id: string;
  readonly roundId: string;
  readonly revision: number;
  readonly report: RoundReportView;
  readonly etag: string;
  readonly publishedAt: Date;
}

/** Freezes an account of a round. */
export async function saveRevision(tx: Tx, { report, ...row }: RevisionToSave): Promise<void> {
  await tx.publication.create({ data: { ...row, payload: report } });
}

/** Takes a revision back; it stays on record. */
export async function withdrawRevision(tx: Tx, id: string, withdrawnAt: Date): Promise<void> {
  await tx.publication.update({ where: { id }, data: { withdrawnAt } });
}
