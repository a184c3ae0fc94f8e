import {
  MAIL_STATES,
  type MailDecision,
  type MailState,
  type MailView,
  type Outbox,
} from '@spadille/api-schema';
import { type z } from 'zod';
import { type MailSettings } from '../../config.ts';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { countMails, findMails, type MailRow, readFault } from './repository.ts';

export type MailAnswer = z.input<typeof MailView>;

/** How many mails a page of the outbox has. */
const PAGE = 50;

/** In which states a decision makes sense; what was sent is done. */
export const DECIDABLE: Record<MailDecision, readonly MailState[]> = {
  'send-again': ['failed', 'given-up', 'unknown'],
  'give-up': ['waiting', 'failed', 'unknown'],
  'it-went': ['unknown'],
};

interface Page {
  readonly state?: MailState | undefined;
  readonly before?: string | undefined;
}

/** A page of the outbox, the newest first, with how many mails are in each state. */
export async function outbox(
  db: Tx,
  settings: MailSettings | undefined,
  { state, before }: Page,
): Promise<z.input<typeof Outbox>> {
  const rows = await findMails(db, { state, before }, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const counted = await countMails(db);
  return {
    sentFrom: sentFrom(settings),
    counts: Object.fromEntries(MAIL_STATES.map((one) => [one, counted.get(one) ?? 0])) as Record<
      MailState,
      number
    >,
    mails: shown.map(mailView),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** From whom mail goes out; null while nothing is sent. */
export const sentFrom = (settings: MailSettings | undefined): string | null => settings?.from.address ?? null;

/** A mail as the API shows it. */
export function mailView(row: MailRow): MailAnswer {
  const state = oneOf(MAIL_STATES, row.state);
  const toBeTried = state === 'waiting' || state === 'failed';
  return {
    id: row.id,
    kind: row.kind,
    tournament: row.tournament,
    toName: row.toName,
    toAddress: row.toAddress,
    subject: row.subject,
    text: row.text,
    state,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: toBeTried ? row.nextTryAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    error: row.lastError === null ? null : readFault(row.lastError),
    decisions: decisionsOn(state),
    version: row.version,
  };
}

const decisionsOn = (state: MailState): MailDecision[] =>
  (Object.keys(DECIDABLE) as MailDecision[]).filter((decision) => DECIDABLE[decision].includes(state));
