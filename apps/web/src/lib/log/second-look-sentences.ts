import { type EventPayload, type SECOND_LOOK_EVENTS } from '@spadille/api-schema';
import { type Messages } from '$lib/i18n/messages.ts';
import { resultInWords } from '$lib/slip/words.ts';

type Sentences = {
  readonly [T in keyof typeof SECOND_LOOK_EVENTS]: (
    payload: EventPayload<T>,
    words: { readonly t: Messages },
  ) => string;
};

/** Second looks at slips. */
export const SECOND_LOOK_SENTENCES: Sentences = {
  'board-looked-again': ({ board, tuple, same }, { t }) =>
    t.log.events['board-looked-again'](board, resultInWords(tuple, t.contracts, t.log.noResult), same),
  'second-look-settled': ({ board, tuple }, { t }) =>
    t.log.events['second-look-settled'](board, resultInWords(tuple, t.contracts, t.log.noResult)),
};
