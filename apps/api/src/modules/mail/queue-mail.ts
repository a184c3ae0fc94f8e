import { isEmailAddress } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';
import { newId } from '../../new-id.ts';
import { oneLine, plainText } from './one-line.ts';

/** A mail to be written. */
export interface MailToQueue {
  /** What kind of news it is, in lower case with hyphens: `entry-received`. */
  readonly kind: string;
  /** Names the news and whom it is for: the same key is the same mail, and is written once, however often it is asked for. */
  readonly dedupeKey: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** Plain text; lines end with a line feed. */
  readonly text: string;
  /** The tournament that it is about; null when it is about none. */
  readonly tournamentId: string | null;
}

/** What became of a mail that was to be written. `known`: the same news stands in the outbox already. */
export type Queued = 'queued' | 'known' | 'address-not-valid';

/**
 * Puts a mail in the outbox, in the caller's transaction: it goes when that is committed, or not at all. Never stops the
 * caller's work: an address that cannot be one is told, and nothing is written. Of two callers with the same key at once
 * the second waits for the first. Subject and name become one line each, so they cannot hold headers of their own.
 */
export async function queueMail(tx: Tx, mail: MailToQueue): Promise<Queued> {
  const toAddress = mail.to.address.trim();
  if (!isEmailAddress(toAddress)) return 'address-not-valid';
  const { count } = await tx.mail.createMany({
    data: [
      {
        id: newId(),
        kind: mail.kind,
        dedupeKey: mail.dedupeKey,
        tournamentId: mail.tournamentId,
        toAddress,
        toName: oneLine(mail.to.name),
        subject: oneLine(mail.subject),
        text: plainText(mail.text),
      },
    ],
    skipDuplicates: true,
  });
  return count === 1 ? 'queued' : 'known';
}
