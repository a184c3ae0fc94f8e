import { type Field, withColumns } from './season-columns.ts';

/** A list of the file: the table that it is kept in, and which of its rows belong to the tournament $1. */
export interface SeasonList {
  readonly table: string;
  readonly of: string;
  /** What tells its rows apart. */
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
  /** Also of other tournaments: a row that is there already stays as it is. */
  readonly shared?: boolean;
  /** Fields that together name a row of another list. */
  readonly pairs?: readonly { readonly fields: readonly string[]; readonly to: string }[];
  /** Which of its rows belong to the round $1; only lists that travel with a round have it. */
  readonly ofRound?: string;
  /** Files of earlier programs do without the list; it is then empty. */
  readonly later?: boolean;
}

/** A list with its columns; a row is told by its id unless another key is named. */
export const list = (
  table: string,
  of: string,
  fields: Parameters<typeof withColumns>[0],
  more: Partial<SeasonList> = {},
): SeasonList => ({ table, of, key: ['id'], fields: withColumns(fields), ...more });

export const IN_STAGES = 'IN (SELECT id FROM stage WHERE tournament_id = $1::uuid)';
export const IN_ROUNDS =
  'IN (SELECT round.id FROM round JOIN stage ON stage.id = stage_id WHERE tournament_id = $1::uuid)';
export const IN_TABLES = `IN (SELECT id FROM playing_table WHERE round_id ${IN_ROUNDS})`;
export const IN_MATCHES = `IN (SELECT id FROM match WHERE round_id ${IN_ROUNDS})`;
export const IN_SETS = 'IN (SELECT id FROM board_set WHERE tournament_id = $1::uuid)';
export const OF_ROUND = 'round_id = $1::uuid';
export const ROUND_TABLES = 'IN (SELECT id FROM playing_table WHERE round_id = $1::uuid)';
export const ROUND_MATCHES = 'IN (SELECT id FROM match WHERE round_id = $1::uuid)';
