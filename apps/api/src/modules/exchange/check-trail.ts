import { type SeasonFault } from '@spadille/api-schema';
import { hashOfText } from '../audit/append-event.ts';
import { type ChainedEvent, type ChainHead, headAfter, sealEvent } from '../audit/seal-event.ts';
import { type Lists, type Row } from './season-file.ts';

/** The chain of events without a gap, every hash computed anew, and every text that is there. */
export function checkTrail(lists: Lists): SeasonFault[] {
  const chainId = String(lists['tournaments']?.[0]?.['id']);
  let head: ChainHead = { chainId, lastSeq: 0n, lastHash: '' };
  for (const [index, row] of (lists['events'] ?? []).entries()) {
    const sealed = sealEvent(head, eventOf(row));
    const path = `lists.events[${index}]`;
    if (row['seq'] !== Number(sealed.seq)) return [{ path: `${path}.seq`, code: 'chain-broken' }];
    if (row['prevHash'] !== head.lastHash) return [{ path: `${path}.prevHash`, code: 'chain-broken' }];
    if (row['hash'] !== sealed.hash) return [{ path: `${path}.hash`, code: 'chain-broken' }];
    head = headAfter(sealed);
  }
  return checkTexts(lists);
}

/** What is hashed of an event. The codes are as the program wrote them: what somebody else put there fails its hash. */
export const eventOf = (row: Row): ChainedEvent => ({
  type: row['type'] as ChainedEvent['type'],
  schemaVersion: row['schemaVersion'] as number,
  subjectKind: row['subjectKind'] as ChainedEvent['subjectKind'],
  subjectId: row['subjectId'] as string,
  payload: row['payload'],
  actorKind: row['actorKind'] as ChainedEvent['actorKind'],
  actorId: row['actorId'] as string | null,
  requestId: row['requestId'] as string,
  at: new Date(row['at'] as string),
  textHash: row['textHash'] as string | null,
});

/** Every event with a text has one beside it, whole or blacked out; one that is whole has its hash. */
function checkTexts({ events = [], eventTexts = [] }: Lists): SeasonFault[] {
  const bySeq = new Map(eventTexts.map((row, index) => [row['seq'], { row, index }]));
  return events.flatMap(({ seq, textHash }, at): SeasonFault[] => {
    const beside = bySeq.get(seq);
    if (textHash === null) {
      return beside ? [{ path: `lists.eventTexts[${beside.index}]`, code: 'text-changed' }] : [];
    }
    if (beside === undefined) return [{ path: `lists.events[${at}].textHash`, code: 'text-changed' }];
    const { text, salt } = beside.row;
    if (text === null && salt === null) return [];
    return hashOfText(String(salt), String(text)) === textHash
      ? []
      : [{ path: `lists.eventTexts[${beside.index}].text`, code: 'text-changed' }];
  });
}
