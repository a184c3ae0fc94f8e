import { type AT_TABLE_EVENTS, type EventPayload } from '@spadille/api-schema';
import { type BoardTuple } from '@spadille/rules';
import { formatGamePoints } from '$lib/i18n/format.ts';
import { type Messages } from '$lib/i18n/messages.ts';
import { resultInWords } from '$lib/slip/words.ts';

interface Words {
  readonly t: Messages;
}

type Sentences = {
  readonly [T in keyof typeof AT_TABLE_EVENTS]: (payload: EventPayload<T>, words: Words) => string;
};

const said = (tuple: BoardTuple | null, { t }: Words): string =>
  resultInWords(tuple, t.contracts, t.log.noResult);

/** The same for a word that need not say what it was. */
const saidIfAny = (tuple: BoardTuple | null, words: Words): string | null =>
  tuple === null ? null : said(tuple, words);

/** What is said at the tables. */
export const AT_TABLE_SENTENCES: Sentences = {
  'board-said': ({ board, bySide, tuple, before }, words) =>
    words.t.log.events['board-said'](
      board,
      words.t.contracts.sides[bySide],
      saidIfAny(tuple, words),
      saidIfAny(before, words),
    ),
  'board-confirmed': ({ board, bySide, tuple }, words) =>
    words.t.log.events['board-confirmed'](board, words.t.contracts.sides[bySide], said(tuple, words)),
  'board-disputed': ({ board, bySide, tuple, recorded }, words) =>
    words.t.log.events['board-disputed'](
      board,
      words.t.contracts.sides[bySide],
      saidIfAny(tuple, words),
      said(recorded, words),
    ),
  'total-said': ({ board, bySide, nsGamePoints, stands }, { t }) =>
    t.log.events['total-said'](
      board,
      t.contracts.sides[bySide],
      formatGamePoints(nsGamePoints),
      stands === null || stands === nsGamePoints ? null : formatGamePoints(stands),
    ),
  'director-called': ({ board, about }, { t }) =>
    t.log.events['director-called'](board, t.log.callAbout[about]),
  'call-taken': ({ board }, { t }) => t.log.events['call-taken'](board),
  'call-taken-back': ({ board }, { t }) => t.log.events['call-taken-back'](board),
  'call-closed': ({ board }, { t }) => t.log.events['call-closed'](board),
};
