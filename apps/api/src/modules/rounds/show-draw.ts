import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockRound } from './lock-round.ts';
import { saveDrawShown } from './repository.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';

export interface ShowDraw {
  readonly roundId: string;
  readonly expectedVersion: number;
  readonly shown: boolean;
}

/**
 * Shows everybody who meets whom at which table in a drawn round, or hides it again. Results are not shown by it (§5).
 * Refuses `round-state` for a round that is not drawn.
 */
export const showDraw =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ roundId, expectedVersion, shown }: ShowDraw, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<RoundViewAnswer, Refusal>> => {
      const round = await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, { version: round.version, state: round.state });
      if (!fresh.ok) return fresh;
      if (round.state === 'planned') return err({ code: 'round-state', state: round.state });
      const version = await saveDrawShown(tx, roundId, shown ? by.now : null);
      await appendEvent(tx, {
        type: shown ? 'draw-shown' : 'draw-hidden',
        payload: { version },
        chainId: round.tournamentId,
        subjectId: roundId,
        ...byWhom(by),
      });
      return ok(await needRoundView(tx, roundId));
    });
