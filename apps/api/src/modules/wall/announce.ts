import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { findAnnouncement, saveAnnouncement } from './repository.ts';
import { needWallView, type WallAnswer } from './wall-view.ts';

export interface NewAnnouncement {
  readonly roundId: string;
  /** Made by whoever asks: the same one again changes nothing. */
  readonly announcementId: string;
  readonly text: string;
}

/**
 * Writes something on the wall, until it is taken down. Refuses `round-state` for a round that is not drawn yet, and
 * `key-used-differently` for an id that was something else.
 */
export const announce =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ roundId, announcementId, text }: NewAnnouncement, by: ChangedBy): Promise<Result<WallAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const round = await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      if (round.state === 'planned') return err({ code: 'round-state', state: round.state });
      const before = await findAnnouncement(tx, announcementId);
      const same = before?.roundId === roundId && (before.takenDownAt !== null || before.text === text);
      if (before !== null && !same) return err({ code: 'key-used-differently' });
      if (before === null) {
        await saveAnnouncement(tx, { id: announcementId, roundId, text, at: by.now });
        await appendEvent(tx, {
          type: 'announcement-made',
          payload: { announcementId },
          chainId: round.tournamentId,
          subjectId: roundId,
          text,
          ...byWhom(by),
        });
      }
      return ok(await needWallView(tx, roundId, by.now));
    });
