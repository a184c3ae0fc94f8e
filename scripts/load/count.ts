import pg from 'pg';
import { type Said } from './phones.ts';

/** What became of everything that the phones were told is accepted. */
export interface Count {
  readonly said: number;
  readonly lost: number;
  readonly doubled: number;
  /** Boards whose result is not what was said. */
  readonly otherwise: number;
  readonly confirmed: number;
}

/** Counts in the database itself what was said, lost, doubled. */
export async function countSaid(url: string, said: readonly Said[]): Promise<Count> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: entries } = await client.query<{ id: string }>(
      "SELECT id FROM board_entry WHERE action = 'result'",
    );
    const { rows: boards } = await client.query<{ key: string; contract: string; state: string }>(
      "SELECT table_id || '/' || board AS key, recorded_contract AS contract, state FROM board_result",
    );
    const ids = new Set(entries.map(({ id }) => id));
    const byKey = new Map(boards.map((board) => [board.key, board]));
    const boardOf = ({ tableId, board }: Said) => byKey.get(`${tableId}/${board}`);
    return {
      said: said.length,
      lost: said.filter(({ entryId }) => !ids.has(entryId)).length,
      doubled: entries.length - ids.size + Math.max(0, ids.size - said.length),
      otherwise: said.filter((each) => boardOf(each)?.contract !== each.contract).length,
      confirmed: said.filter((each) => boardOf(each)?.state === 'confirmed').length,
    };
  } finally {
    await client.end();
  }
}
