import { type Tx } from '../../database/in-transaction.ts';
import { receiversOf } from '../mail/news-receivers.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { entryMail, type EntryNews } from '../mail/texts/entry.ts';
import { findEntryToTell } from './fee-repository.ts';

/** [choice] The union writes to its clubs in Danish. */
const LANG = 'da';

/** What the outbox calls the news. */
const KINDS: Record<EntryNews, string> = {
  received: 'entry-received',
  'received-late': 'entry-received',
  'received-with-faults': 'entry-received',
  accepted: 'entry-accepted',
  'late-let-in': 'entry-let-in',
  'unpaid-let-in': 'entry-let-in',
  refused: 'entry-refused',
};

/**
 * Writes to the contacts of an entry's club what became of it, once for each state that the entry has been in. A club
 * without an address gets nothing, and nothing stops: it sees its entries when it signs in.
 */
export async function tellClub(
  tx: Tx,
  id: string,
  { news, reason = null }: { readonly news: EntryNews; readonly reason?: string | null },
): Promise<void> {
  const entry = await findEntryToTell(tx, id);
  if (!entry?.club) return;
  const { tournament, fee } = entry;
  const owes = fee?.state === 'due' && fee.amountOre > 0;
  const { subject, text } = entryMail(
    {
      news,
      tournament: tournament.name,
      team: entry.name,
      number: entry.number,
      reason,
      due: owes ? { ...fee, deadline: tournament.entryTerms?.paymentDeadline ?? null } : null,
    },
    LANG,
  );
  const { receivers } = receiversOf([{ club: entry.club.name, contacts: entry.club.contacts }]);
  for (const { name, address } of receivers) {
    await queueMail(tx, {
      kind: KINDS[news],
      dedupeKey: `entry:${id}:${news}:${entry.version}:${address.toLowerCase()}`,
      to: { name, address },
      subject,
      text,
      tournamentId: entry.tournamentId,
    });
  }
}
