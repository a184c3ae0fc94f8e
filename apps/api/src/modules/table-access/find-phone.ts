import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Database } from '../../deps.ts';
import { type Actor } from '../../http/actor.ts';
import { tokenHashOf } from '../session/token.ts';
import { cardEnded, type CardFacts } from './card-ended.ts';

/** A phone at its table. */
export type Phone = Extract<Actor, { kind: 'table' }>;

interface Row extends CardFacts {
  readonly deviceId: string;
}

/**
 * The phone that has a secret, while its card is in force and its round takes results. Refuses with what ended:
 * `round-over`, `card-renewed`, `card-revoked`, or `table-not-entered` for one that no card let in or that has left.
 */
export async function findPhone(db: Database, token: string | undefined): Promise<Result<Phone, Refusal>> {
  if (token === undefined) return err({ code: 'table-not-entered' });
  const [row] = await db.$queryRaw<readonly Row[]>`/* prepared: find-phone */
    SELECT device.id AS "deviceId", access.table_id AS "tableId", access.revoked_at IS NOT NULL AS "isRevoked",
           EXISTS (SELECT FROM table_access other
                    WHERE other.table_id = access.table_id AND other.revoked_at IS NULL) AS "isRenewed",
           round.state AS "roundState"
      FROM table_device device
      JOIN table_access access ON access.id = device.access_id
      JOIN playing_table ON playing_table.id = access.table_id
      JOIN round ON round.id = playing_table.round_id
     WHERE device.token_hash = ${tokenHashOf(token)} AND device.left_at IS NULL`;
  if (!row) return err({ code: 'table-not-entered' });
  const ended = cardEnded(row);
  return ended ? err(ended) : ok({ kind: 'table', deviceId: row.deviceId, tableId: row.tableId });
}
