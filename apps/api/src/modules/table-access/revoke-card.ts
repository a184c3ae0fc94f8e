import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { endCard } from './end-card.ts';
import { lockRoundOfTable } from './lock-cards-of-round.ts';

/** Takes a table's card back: its phones are out at once. A table without one stays as it is. Gives the round's id. */
export const revokeCard =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (tableId: string, by: ChangedBy): Promise<Result<string, Refusal>> =>
    inTransaction(async (tx) => {
      const round = await lockRoundOfTable(tx, tableId);
      if (round === null) return err({ code: 'not-found' });
      const ended = await endCard(tx, tableId, by.now);
      if (ended === null) return ok(round.id);
      await appendEvent(tx, {
        type: 'table-card-revoked',
        payload: { accessId: ended.id, phones: ended.phones },
        chainId: round.tournamentId,
        subjectId: tableId,
        ...byWhom(by),
      });
      return ok(round.id);
    });
