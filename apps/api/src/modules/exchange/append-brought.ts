import { type Tx } from '../../database/in-transaction.ts';
import { type ChainHead, headAfter, sealEvent } from '../audit/seal-event.ts';
import { eventOf } from './check-trail.ts';
import { type Row } from './season-file.ts';
import { writeLists } from './write-season.ts';

/**
 * Puts events from a laptop behind a chain's head, in their order and as they were said there: type, subject, payload,
 * actor, time and text stay; number and hash are this chain's.
 */
export async function appendBrought(
  tx: Tx,
  from: ChainHead,
  { events, texts }: { readonly events: readonly Row[]; readonly texts: readonly Row[] },
): Promise<void> {
  let head = from;
  const seqs = new Map<unknown, number>();
  const rows = events.map((row) => {
    const sealed = sealEvent(head, eventOf(row));
    head = headAfter(sealed);
    seqs.set(row['seq'], Number(sealed.seq));
    return { ...row, seq: Number(sealed.seq), prevHash: sealed.prevHash, hash: sealed.hash };
  });
  const beside = texts.flatMap((row) => {
    const seq = seqs.get(row['seq']);
    return seq === undefined ? [] : [{ ...row, seq }];
  });
  await writeLists(tx, { events: rows, eventTexts: beside });
}
