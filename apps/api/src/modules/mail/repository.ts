import { type Tx } from '../../database/in-transaction.ts';
import { type DeliveryFault, type OutgoingMail } from './deliver.ts';

/** A mail that this process and no other is sending. */
export interface ClaimedMail extends OutgoingMail {
  /** Tries so far, this one counted. */
  readonly attempts: number;
  readonly claimedAt: Date;
}

/**
 * Takes the mail that has waited longest and is due; null when none is. One statement, and one that passes over mail
 * another process is taking, so no two ever take the same.
 */
export async function claimMail(db: Tx, now: Date): Promise<ClaimedMail | null> {
  const at = now.toISOString();
  const rows = await db.$queryRaw<ClaimedMail[]>`
    UPDATE mail SET state = 'sending', claimed_at = ${at}::timestamptz, attempts = attempts + 1, version = version + 1
     WHERE id = (SELECT id FROM mail
                  WHERE state IN ('waiting', 'failed') AND next_try_at <= ${at}::timestamptz
                  ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, to_address AS "toAddress", to_name AS "toName", subject, text, attempts, claimed_at AS "claimedAt"`;
  return rows[0] ?? null;
}

/** What a mail is after a try. */
export interface AfterTry {
  readonly state: 'sent' | 'failed' | 'given-up' | 'unknown';
  readonly nextTryAt?: Date;
  readonly sentAt?: Date;
  readonly lastError: string | null;
}

/**
 * Notes what came of a try. Only while the mail is still this claim's, also when it was taken for lost in the meantime: what
 * is known now is better than "unknown". Whoever has decided on it since is not overruled.
 */
export async function noteTry(
  db: Tx,
  { id, claimedAt }: Pick<ClaimedMail, 'id' | 'claimedAt'>,
  after: AfterTry,
): Promise<void> {
  await db.mail.updateMany({
    where: { id, claimedAt, state: { in: ['sending', 'unknown'] } },
    data: { ...after, version: { increment: 1 } },
  });
}

/** Marks mail whose sender has gone: it was claimed before a time, and nobody has said since what came of it. */
export async function markLost(db: Tx, claimedBefore: Date, lastError: string): Promise<number> {
  const { count } = await db.mail.updateMany({
    where: { state: 'sending', claimedAt: { lt: claimedBefore } },
    data: { state: 'unknown', lastError, version: { increment: 1 } },
  });
  return count;
}

/** A fault as it is kept: its code, then the server's own words. */
export const faultText = ({ code, detail }: { readonly code: string; readonly detail: string }): string =>
  `${code} ${detail}`.trim();

/** A fault that was kept. */
export function readFault(text: string): { code: DeliveryFault['code'] | 'sender-died'; detail: string } {
  const [code = '', ...words] = text.split(' ');
  return { code: code as DeliveryFault['code'], detail: words.join(' ') };
}

const WITH_TOURNAMENT = { tournament: { select: { id: true, name: true } } } as const;

/** Mails, the newest first: ids sort by the time at which they were made. */
export const findMails = (
  db: Tx,
  { state, before }: { readonly state?: string | undefined; readonly before?: string | undefined },
  limit: number,
) =>
  db.mail.findMany({
    where: { ...(state !== undefined && { state }), ...(before !== undefined && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: limit,
    include: WITH_TOURNAMENT,
  });

export type MailRow = Awaited<ReturnType<typeof findMails>>[number];

/** How many mails are in each state that has any. */
export async function countMails(db: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await db.mail.groupBy({ by: ['state'], _count: true });
  return new Map(rows.map(({ state, _count }) => [state, _count]));
}

/** Locks a mail until the transaction ends, against every sender as well; null when there is none. */
export async function lockMail(tx: Tx, id: string): Promise<MailRow | null> {
  await tx.$queryRaw`SELECT id FROM mail WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.mail.findUnique({ where: { id }, include: WITH_TOURNAMENT });
}

/** What somebody decided on a mail. */
export interface Decided {
  readonly state: 'waiting' | 'given-up' | 'sent';
  readonly attempts?: number;
  readonly nextTryAt?: Date;
  readonly sentAt?: Date;
}

export const saveDecision = (tx: Tx, id: string, decided: Decided): Promise<MailRow> =>
  tx.mail.update({
    where: { id },
    data: { ...decided, version: { increment: 1 } },
    include: WITH_TOURNAMENT,
  });
