import { type BoardTuple, isPlayed } from '@spadille/rules';
import { nsGamePoints } from '@spadille/scoring';
import { formatGamePoints } from '$lib/i18n/format.ts';
import { type Messages } from '$lib/i18n/messages.ts';
import { type Refusal } from '$lib/state/slip-grid.svelte.ts';

type Contracts = Messages['contracts'];
type SlipTexts = Messages['director']['slip'];

/** A result in a few words: "N Solo vundet, tout". `seats` gives the declarer's seat its letter or its name. */
export function resultInWords(
  tuple: BoardTuple | null,
  texts: Contracts,
  nothing: string,
  seats: Contracts['seats'] | Contracts['seatLetters'] = texts.seatLetters,
): string {
  if (tuple === null) return nothing;
  if (!isPlayed(tuple)) return texts.passedOut;
  const { declarer, contract, outcome, tout } = tuple;
  const words = `${seats[declarer]} ${texts.names[contract]} ${texts.outcomes[outcome]}`;
  return tout === 'none' ? words : `${words}, ${texts.touts[tout]}`;
}

/** The same with the game points to N/S: "N Solo vundet (+3)". */
export function resultAndPoints(tuple: BoardTuple | null, texts: Contracts, nothing: string): string {
  const result = resultInWords(tuple, texts, nothing);
  return tuple === null ? result : `${result} (${formatGamePoints(nsGamePoints(tuple))})`;
}

/** Why a key was not taken, and how to go on; `left` is the board just left, which some refusals throw doubt on. */
export function refusalInWords(refusal: Refusal, texts: SlipTexts['refusals'], left: number | null): string {
  switch (refusal.code) {
    case 'key-does-not-fit': {
      const key = refusal.key === 'enter' ? 'Enter' : refusal.key;
      const doubts = refusal.doubtsBoardJustLeft && left !== null ? ` ${texts.doubts(left)}` : '';
      return `${texts[refusal.expected](key)}${doubts} ${texts.lifted}`;
    }
    case 'board-cancelled':
    case 'board-not-played':
    case 'no-such-board':
    case 'changed-since':
    case 'own-board':
      return texts[refusal.code](refusal.board ?? 0);
    default:
      return texts[refusal.code];
  }
}
