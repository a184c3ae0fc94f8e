import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { findAnnouncement, forgetAnnouncement } from './repository.ts';
import { needWallView, type WallAnswer } from './wall-view.ts';

/** Takes an announcement down. One that is down already stays so. */
export const takeDown =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (
    { roundId, announcementId }: { readonly roundId: string; readonly announcementId: string },
    by: ChangedBy,
  ): Promise<Result<WallAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const round = await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      const found = await findAnnouncement(tx, announcementId);
      if (found?.roundId !== roundId) return err({ code: 'not-found' });
      if (found.takenDownAt === null) {
        await forgetAnnouncement(tx, announcementId, by.now);
        await appendEvent(tx, {
          type: 'announcement-taken-down',
          payload: { announcementId },
          chainId: round.tournamentId,
          subjectId: roundId,
          ...byWhom(by),
        });
      }
      return ok(await needWallView(tx, roundId, by.now));
    });
