import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { toDay } from '../../venue-time.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockDay } from './lock-day.ts';

/**
 * Removes a day of play for good, as if it had never been planned; a day that people know of is better cancelled. Refuses
 * `day-has-rounds`.
 */
export const removePlayDay =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      const day = await lockDay(tx, id);
      if (!day) return err({ code: 'not-found' });
      if (day._count.rounds > 0) return err({ code: 'day-has-rounds', rounds: day._count.rounds });
      await tx.playDay.delete({ where: { id } });
      await appendEvent(tx, {
        type: 'play-day-removed',
        payload: { playDayId: id, date: toDay(day.date) },
        chainId: day.stage.tournamentId,
        subjectId: day.stageId,
        ...byWhom(by),
      });
      return ok(undefined);
    });
