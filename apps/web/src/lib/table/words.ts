import { type BoardTuple, type Seat } from '@spadille/rules';
import { formatGamePoints, speakGamePoints } from '$lib/i18n/format.ts';
import { type Messages } from '$lib/i18n/messages.ts';
import { resultInWords } from '../slip/words.ts';
import { type TableEntry } from './table-entry.ts';
import { askedAbout, type BoardNow } from './table-now.ts';
import { type AtTableBoard, type AtTableView } from './types.ts';

/** Game points to the pair that gets them: "+3 til N/S". */
export function pointsInWords(nsGamePoints: number, { atTable, contracts }: Messages, speak = false): string {
  if (nsGamePoints === 0) return atTable.noPoints;
  const points = speak ? speakGamePoints : formatGamePoints;
  return atTable.pointsTo(points(Math.abs(nsGamePoints)), contracts.sides[nsGamePoints > 0 ? 'NS' : 'EW']);
}

/** A result with the declarer's seat in full: "Nord Solo vundet". */
export const tupleInWords = (tuple: BoardTuple | null, { contracts }: Messages): string =>
  resultInWords(tuple, contracts, contracts.empty, contracts.seats);

/** What stands on a board, also when that is no result. */
export function boardInWords(
  { cancelled, notPlayed, tuple }: Pick<AtTableBoard, 'cancelled' | 'notPlayed' | 'tuple'>,
  t: Messages,
): string {
  if (notPlayed) return t.contracts.notPlayed;
  return cancelled ? t.contracts.cancelled : tupleInWords(tuple, t);
}

/** How it stands with a board, in words, the most pressing first. */
export function statesInWords(board: BoardNow, { atTable: { states }, contracts }: Messages): string[] {
  const words = board.unsent ? [states.unsent] : [];
  if (board.notPlayed) return [states.notPlayed];
  if (board.cancelled) words.push(states.cancelled);
  if (board.ruled) words.push(states.ruled);
  const asked = askedAbout(board);
  if (asked) words.push(states.entered(contracts.sides[asked]));
  else if (board.state === 'entered' && board.enteredSide === null) words.push(states.director);
  else if (board.state === 'empty' && !board.cancelled) words.push(states.empty);
  else if (board.state === 'confirmed' || board.state === 'verified' || board.state === 'disputed')
    words.push(states[board.state]);
  return words;
}

/** Whether the director's word, not a pair's, is recorded. */
export const isDirectors = ({ recorded, enteredSide }: AtTableBoard): boolean =>
  recorded !== null && enteredSide === null;

/** Something that is on its way, as it can be read out to the director. */
export function entryInWords({ board, bySide, word }: TableEntry, t: Messages): string {
  const { sending, boardNumber } = t.atTable;
  const side = t.contracts.sides[bySide];
  if (word.kind === 'total')
    return `${side}: ${sending.line.total(board, formatGamePoints(word.nsGamePoints))}`;
  return `${boardNumber(board)}, ${side}: ${wordInWords(word, t)}`;
}

function wordInWords(word: Exclude<TableEntry['word'], { kind: 'total' }>, t: Messages): string {
  const { line } = t.atTable.sending;
  if (word.kind === 'say') return word.said.kind === 'clear' ? line.clear : tupleInWords(word.said.tuple, t);
  if (word.answer.kind === 'confirm') return line.confirm(tupleInWords(word.seen, t));
  return word.answer.tuple ? line.dispute(tupleInWords(word.answer.tuple, t)) : line.disputeOnly;
}

/** Who sits on a seat on a board, if that is known. */
export const nameAt = ({ seats }: AtTableView, seat: Seat, board: number): string | null =>
  seats.find((each) => each.seat === seat && each.fromBoard <= board && board <= each.toBoard)?.name ?? null;
