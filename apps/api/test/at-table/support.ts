import { type SaidAtTable, type TableMatters } from '@spadille/api-schema';
import { type BoardTuple, type Side } from '@spadille/rules';
import { v7 } from 'uuid';
import { type z } from 'zod';
import { type Phone } from '../support/at-table.ts';
import { type Answer, type Venue } from '../support/venue.ts';

export type Said = z.output<typeof SaidAtTable>;
export type Matters = z.output<typeof TableMatters>;

/** When the tests' phones say what they say, unless told. */
export const AFTERNOON = '2026-11-15T14:00:00.000Z';

/** What may be told of a word; the rest is board 1, a new entry, and a phone that saw the first version. */
export interface Word {
  readonly board?: number;
  readonly entryId?: string;
  readonly expectedVersion?: number;
  readonly clientTime?: string;
}

const wordOf = ({ board = 1, entryId = v7(), expectedVersion = 1, clientTime = AFTERNOON }: Word) => ({
  params: { board },
  body: { entryId, expectedVersion, clientTime },
});

/** A pair says a result, or takes its word back. */
export function say(phone: Phone, bySide: Side, tuple: BoardTuple | null, word: Word = {}): Promise<Answer> {
  const { params, body } = wordOf(word);
  const said = tuple === null ? { kind: 'clear' } : { kind: 'result', tuple };
  return phone.send('sayAtTable', { params, body: { ...body, bySide, said } });
}

/** A pair confirms what it was shown. */
export function confirm(phone: Phone, bySide: Side, seen: BoardTuple, word: Word = {}): Promise<Answer> {
  const { params, body } = wordOf(word);
  return phone.send('answerAtTable', {
    params,
    body: { ...body, bySide, seen, answer: { kind: 'confirm' } },
  });
}

/** A pair does not agree with what it was shown, and says what it was instead, or only no. */
export function dispute(
  phone: Phone,
  bySide: Side,
  seen: BoardTuple,
  tuple: BoardTuple | null,
  word: Word = {},
): Promise<Answer> {
  const { params, body } = wordOf(word);
  const answer = { kind: 'dispute', tuple };
  return phone.send('answerAtTable', { params, body: { ...body, bySide, seen, answer } });
}

/** A pair says the total after a board. */
export const sayTotal = (phone: Phone, bySide: Side, board: number, nsGamePoints: number, entryId = v7()) =>
  phone.send('sayTotalAtTable', {
    body: { entryId, board, bySide, nsGamePoints, clientTime: AFTERNOON },
  });

/** Outcome and state of an answer, or the code of a refusal. */
export function told({ status, json }: Answer): string {
  if (status !== 200) return String(json['code']);
  const { outcome, board } = json as unknown as Said;
  return `${outcome}, ${board.state}`;
}

/** What waits for the director. */
export const mattersOf = (venue: Venue, roundId: string): Promise<Matters> =>
  venue.get('getTableMatters', { params: { id: roundId } });

/** A board of a table as the director's slip has it. */
export async function lineOf(venue: Venue, tableId: string, board = 1) {
  const { table } = await venue.get('getSlip', { params: { id: tableId } });
  const line = table.boards.find((each) => each.board === board);
  if (line === undefined) throw new Error(`no board ${board}`);
  return line;
}

/** The director types a board as it stands now. */
export async function type(
  venue: Venue,
  tableId: string,
  tuple: BoardTuple | null,
  more: { readonly board?: number; readonly overwrite?: boolean; readonly expectedVersion?: number } = {},
): Promise<Answer> {
  const { board = 1, overwrite } = more;
  const expectedVersion = more.expectedVersion ?? (await lineOf(venue, tableId, board)).version;
  return venue.send('saveBoard', {
    params: { id: tableId, board },
    body: {
      entryId: v7(),
      expectedVersion,
      said: tuple === null ? { kind: 'clear' } : { kind: 'result', tuple },
      ...(overwrite !== undefined && { overwrite }),
    },
  });
}
