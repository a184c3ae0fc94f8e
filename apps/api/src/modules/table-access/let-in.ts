import { type WAYS_IN } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { newToken, tokenHashOf } from '../session/token.ts';
import { cardEnded } from './card-ended.ts';
import { type Card, countDevices, findCard, findDevice } from './repository.ts';

/** [choice] Four players with two phones each, and each of them let in five times; far too few to fill the database. */
const PHONES_OF_A_CARD = 40;

/** A phone that shows a card. */
export interface AtTheDoor {
  readonly accessId: string;
  readonly by: (typeof WAYS_IN)[number];
  /** The secret that the phone has from an earlier time. */
  readonly token: string | undefined;
  readonly requestId: string;
  readonly now: Date;
}

/** A phone that is in, and the secret of its cookie. */
export interface LetIn {
  readonly tableId: string;
  readonly token: string;
}

/**
 * Lets a phone in at the table of a card. One that is in there already stays as it is; one from another table leaves
 * that. Refuses `card-unknown`, `round-over`, `card-renewed`, `card-revoked`, `card-used-up`.
 */
export const letIn =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (door: AtTheDoor): Promise<Result<LetIn, Refusal>> =>
    inTransaction(async (tx) => {
      const card = await lockCard(tx, door.accessId);
      if (!card.ok) return card;
      const { accessId, tableId, tournamentId } = card.value;
      const before = door.token === undefined ? null : await findDevice(tx, tokenHashOf(door.token));
      if (door.token !== undefined && before?.accessId === accessId && before.leftAt === null) {
        return ok({ tableId, token: door.token });
      }
      if ((await countDevices(tx, accessId)) >= PHONES_OF_A_CARD)
        return err({ code: 'card-used-up', tableId });
      if (before?.leftAt === null) {
        await tx.tableDevice.update({ where: { id: before.id }, data: { leftAt: door.now } });
      }
      const [deviceId, token] = [newId(), newToken()];
      await tx.tableDevice.create({
        data: { id: deviceId, accessId, tokenHash: tokenHashOf(token), createdAt: door.now },
      });
      await appendEvent(tx, {
        type: 'phone-let-in',
        payload: { deviceId, accessId, by: door.by },
        chainId: tournamentId,
        subjectId: tableId,
        actor: { kind: 'table', deviceId, tableId },
        requestId: door.requestId,
        at: door.now,
      });
      return ok({ tableId, token });
    });

interface LockedCard {
  readonly accessId: string;
  readonly tableId: string;
  readonly tournamentId: string;
}

/** Locks the tournament of a card and decides whether the card lets in. */
async function lockCard(tx: Tx, accessId: string): Promise<Result<LockedCard, Refusal>> {
  const found = await findCard(tx, accessId);
  const round = found && (await lockRound(tx, found.table.roundId));
  const card = round && (await findCard(tx, accessId));
  if (!card) return err({ code: 'card-unknown' });
  const ended = cardEnded(factsOf(card));
  if (ended) return err(ended);
  return ok({ accessId, tableId: card.tableId, tournamentId: round.tournamentId });
}

/** What decides whether a card lets in. */
const factsOf = ({ tableId, revokedAt, table }: Card) => ({
  tableId,
  isRevoked: revokedAt !== null,
  isRenewed: table.accesses.length > 0,
  roundState: table.round.state,
});
