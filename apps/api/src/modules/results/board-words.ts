import {
  afterWord,
  type BoardStanding,
  type BoardWord,
  NOTHING_SAID,
  standingOf,
} from '@spadille/competition';
import { type BoardTuple, sameTuple, type Side, SIDES } from '@spadille/rules';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type TupleColumns, tupleOf } from './tuple-columns.ts';

/** Something that was said of a board, as it stands on record. */
export interface BoardWordOnRecord extends BoardWord {
  readonly source: string;
  readonly actorId: string | null;
  readonly clientTime: Date | null;
  /** When the server was told. */
  readonly at: Date;
}

/** The same as JSON of the database. */
export interface WordRow {
  readonly action: string;
  readonly source: string;
  readonly bySide: string | null;
  readonly contract: string | null;
  readonly declarer: string | null;
  readonly outcome: string | null;
  readonly tout: string | null;
  readonly actorId: string | null;
  readonly clientTime: string | null;
  readonly at: string;
}

/** A word as JSON, of the rows called `word`, and the order in which words were said. */
export const WORD_JSON = Prisma.sql`jsonb_build_object(
    'action', word.action, 'source', word.source, 'bySide', word.by_side, 'contract', word.contract,
    'declarer', word.declarer, 'outcome', word.outcome, 'tout', word.tout, 'actorId', word.actor_id,
    'clientTime', word.client_time, 'at', word.at)`;
export const WORD_ORDER = Prisma.sql`ORDER BY word.version NULLS FIRST, word.at`;

/** All words on a board as one JSON array in their order. */
export const WORDS_JSON = Prisma.sql`coalesce(jsonb_agg(${WORD_JSON} ${WORD_ORDER}), '[]')`;

/** Reads a word; one that no rule allows is a bug and throws. */
export const toWord = (row: WordRow): BoardWordOnRecord => ({
  action: row.action,
  source: row.source,
  bySide: row.bySide === null ? null : oneOf<Side>(SIDES, row.bySide),
  tuple: tupleOf(row),
  actorId: row.actorId,
  clientTime: row.clientTime === null ? null : new Date(row.clientTime),
  at: new Date(row.at),
});

/**
 * How a board stands by its words. A file of another program may tell results without what was said: they are then a file's
 * word, which no table changes.
 */
export const standingFrom = (
  rows: readonly WordRow[],
  recorded: BoardTuple | null,
): BoardStanding<BoardWordOnRecord> => standingFromWords(rows.map(toWord), recorded);

/** The same of words that are read already. */
export function standingFromWords(
  words: readonly BoardWordOnRecord[],
  recorded: BoardTuple | null,
): BoardStanding<BoardWordOnRecord> {
  const standing = standingOf(words);
  if (sameTuple(standing.recorded, recorded)) return standing;
  const ofFile = { source: 'import', actorId: null, clientTime: null, at: new Date(0) };
  const first: BoardWordOnRecord = { action: 'result', bySide: null, tuple: recorded, ...ofFile };
  return words.reduce(afterWord, afterWord<BoardWordOnRecord>(NOTHING_SAID, first));
}

/** A board at a table, and how it stands. */
export interface StandingOfBoard {
  readonly tableId: string;
  readonly board: number;
  readonly standing: BoardStanding<BoardWordOnRecord>;
}

type StandingRow = TupleColumns & {
  readonly tableId: string;
  readonly board: number;
  readonly words: readonly WordRow[];
};

/** How the disputed boards of some tables stand, by table and board. */
export async function loadDisputed(db: Tx, tableIds: readonly string[]): Promise<StandingOfBoard[]> {
  const rows = await db.$queryRaw<StandingRow[]>(Prisma.sql`
    SELECT result.table_id AS "tableId", result.board, recorded_contract AS contract,
           recorded_declarer AS declarer, recorded_outcome AS outcome, recorded_tout AS tout, ${WORDS_JSON} AS words
      FROM board_result result
      JOIN board_entry word ON word.table_id = result.table_id AND word.board = result.board
     WHERE result.table_id = ANY (${[...tableIds]}::uuid[]) AND result.state = 'disputed'
     GROUP BY result.table_id, result.board
     ORDER BY result.table_id, result.board`);
  return rows.map(({ tableId, board, words, ...recorded }) => ({
    tableId,
    board,
    standing: standingFrom(words, tupleOf(recorded)),
  }));
}
