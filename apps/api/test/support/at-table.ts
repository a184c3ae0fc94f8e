import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { newToken, tokenHashOf } from '../../src/modules/session/token.ts';
import { type Answer, type Venue } from './venue.ts';
import { type Sent } from './frame.ts';
import { type RouteId } from '@spadille/api-schema';

/** A phone that was let in at a table. */
export interface Phone {
  /** Who speaks, as entries and events have it. */
  readonly deviceId: string;
  readonly cookie: string;
  send(id: RouteId, request?: Sent): Promise<Answer>;
}

/** Lets a new phone in at a table, whose access is made if it has none. What is asked for is by default this table. */
export async function atTable(venue: Venue, tableId: string): Promise<Phone> {
  const { db } = venue.deps;
  const createdAt = new Date();
  const access =
    (await db.tableAccess.findFirst({ where: { tableId, revokedAt: null } })) ??
    (await db.tableAccess.create({
      data: { id: v7(), tableId, token: randomBytes(16).toString('hex'), pin: '246810', createdAt },
    }));
  const [deviceId, token] = [v7(), newToken()];
  await db.tableDevice.create({
    data: { id: deviceId, accessId: access.id, tokenHash: tokenHashOf(token), createdAt },
  });
  const cookie = `spadille_table=${token}`;
  return {
    deviceId,
    cookie,
    send: (id, request = {}) =>
      venue.send(
        id,
        { ...request, params: { id: tableId, ...request.params }, headers: { cookie, ...request.headers } },
        'visitor',
      ),
  };
}
