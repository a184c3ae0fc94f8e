import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { err, type Refusal, type Result } from '@spadille/core';
import { type InTransaction, type Tx } from '../database/in-transaction.ts';
import { type Database } from '../deps.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** A request that may come more than once, told by its Idempotency-Key. */
export interface Repeatable {
  readonly actorId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly status: number;
}

type Answer = Result<unknown>;

/** What is under way for a request with a key: filled when its transaction has stored the answer. */
interface Claim extends Repeatable {
  answer?: Answer;
}

const claims = new AsyncLocalStorage<Claim>();

/** The same request was answered before, or is being answered by another transaction that came first. */
class AlreadyAnswered extends Error {}

/** A hash of what a request asks for. */
export const requestHashOf = (method: string, url: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex');

/**
 * Makes transactions store the answer of a request with a key in the same transaction as its change. The key is
 * claimed first: of two equal requests at once the second waits for the first and is then given its answer.
 */
export const rememberingAnswers =
  (inTransaction: InTransaction): InTransaction =>
  async (work) => {
    const claim = claims.getStore();
    if (!claim) return inTransaction(work);
    if (claim.answer) throw new Error('an idempotent route has one transaction');
    const result = await inTransaction(async (tx) => {
      if (!(await take(tx, claim))) throw new AlreadyAnswered();
      const answer = await work(tx);
      if ((answer as Answer).ok) await store(tx, claim, (answer as Answer & { ok: true }).value);
      return answer;
    });
    claim.answer = result as Answer;
    return result;
  };

/**
 * Answers a request with a key: the first time by `work`, later with what was answered then. The same key for another
 * request is refused.
 */
export async function answerOnce(
  db: Database,
  request: Repeatable,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = await findAnswer(db, request);
  if (before) return before;
  const claim: Claim = { ...request };
  try {
    const answer = await claims.run(claim, work);
    if (answer.ok && claim.answer !== answer) {
      throw new Error('the answer of an idempotent route must come out of its transaction');
    }
    return answer;
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    const first = await findAnswer(db, request);
    if (!first) throw new Error('an answer that was stored is gone', { cause: error });
    return first;
  }
}

async function take(tx: Tx, { actorId, key, requestHash, status }: Repeatable): Promise<boolean> {
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ actorId, key, requestHash, status }],
    skipDuplicates: true,
  });
  return count === 1;
}

async function store(tx: Tx, { actorId, key }: Repeatable, value: unknown): Promise<void> {
  await tx.idempotencyKey.update({
    where: { actorId_key: { actorId, key } },
    data: { body: value === undefined ? Prisma.DbNull : (value as Prisma.InputJsonValue) },
  });
}

async function findAnswer(db: Database, request: Repeatable): Promise<Answer | undefined> {
  const { actorId, key, requestHash } = request;
  const row = await db.idempotencyKey.findUnique({ where: { actorId_key: { actorId, key } } });
  if (!row) return undefined;
  if (row.requestHash !== requestHash) return err<Refusal>({ code: 'key-used-differently' });
  return { ok: true, value: row.body ?? undefined };
}

/** [choice] A request that was cut off is sent again within days, if at all. */
const KEEP_ANSWERS_MS = 7 * 24 * 60 * 60 * 1000;

/** Throws away answers that nobody will ask for again. */
export async function removeOldAnswers(tx: Tx, now: Date): Promise<void> {
  await tx.idempotencyKey.deleteMany({ where: { at: { lt: new Date(now.getTime() - KEEP_ANSWERS_MS) } } });
}
