import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { loanFile } from './check-out-round.ts';
import { lockCheckout } from './lock-checkout.ts';

/**
 * Makes the file by which the borrowed round goes back to its server, as often as one wants: the newest is the one to
 * bring. Refuses `round-not-borrowed`.
 */
export const handBack =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (roundId: string) =>
    inTransaction(async (tx): Promise<Result<FileAnswer, Refusal>> => {
      const round = await lockCheckout(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      const { borrowed, head, tournamentId } = round;
      if (borrowed?.roundId !== roundId) return err({ code: 'round-not-borrowed' });
      await tx.borrowedRound.update({ where: { tournamentId }, data: { handedSeq: head.lastSeq } });
      const { checkoutId, label, secret, baseSeq } = borrowed;
      const loan = {
        direction: 'back',
        checkoutId,
        roundId,
        label,
        secret,
        baseSeq: Number(baseSeq),
      } as const;
      return ok(await loanFile(tx, round, loan));
    });
