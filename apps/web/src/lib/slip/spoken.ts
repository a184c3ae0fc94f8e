import { type BoardTuple } from '@spadille/rules';
import { nsGamePoints } from '@spadille/scoring';
import { speakGamePoints } from '$lib/i18n/format.ts';
import { type Messages } from '$lib/i18n/messages.ts';
import { type SlipEvent, type SlipGrid } from '$lib/state/slip-grid.svelte.ts';
import { type Entry } from './entry.ts';
import { type KeyedSlip } from './types.ts';
import { resultInWords } from './words.ts';

/** What a key did, for whoever listens instead of looking; null: nothing new. */
export function eventInWords(
  event: SlipEvent,
  { rows }: Pick<SlipGrid<KeyedSlip>, 'rows'>,
  t: Messages,
): string | null {
  const { slip } = t.director;
  const words = (tuple: BoardTuple | null) => {
    const result = resultInWords(tuple, t.contracts, slip.nothing, t.contracts.seats);
    return tuple ? `${result}, ${speakGamePoints(nsGamePoints(tuple))}` : result;
  };
  switch (event.kind) {
    case 'accepted':
    case 'amended': {
      const row = rows.find(({ board }) => board === event.board);
      const total = row?.reconcile ? `. ${slip.spoken.totalNow(speakGamePoints(row.runningTotal))}` : '';
      return slip.spoken.accepted(event.board, words(event.tuple)) + total;
    }
    case 'undone':
    case 'redone':
      return slip.spoken[event.kind](event.board, words(event.tuple));
    case 'cleared':
      return slip.spoken.cleared(event.board);
    case 'restored':
      return slip.spoken.restored;
    default:
      return null;
  }
}

/** That an entry waits for a decision, or was not taken. */
export function undecidedInWords(
  { board, standing }: Entry,
  spoken: Messages['director']['slip']['spoken'],
): string {
  if (standing.is === 'conflict') return spoken.conflict(board);
  return standing.is === 'asks-first' ? spoken.asksFirst(board) : spoken.refused(board);
}
