import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { newToken, tokenHashOf } from '../session/token.ts';
import { refuseElsewhere } from '../results/refuse-elsewhere.ts';
import { lockCheckout, type LockedCheckout } from './lock-checkout.ts';
import { readLists } from './read-season.ts';
import { type Loan, packSeason, SEASON_FORMAT, SEASON_VERSION } from './season-file.ts';

export interface CheckOut {
  readonly roundId: string;
  readonly expectedVersion: number;
  /** Where it goes, in the director's words: whose laptop. */
  readonly label: string;
}

/**
 * Checks a round out to a laptop without network: the answer is the one file that the laptop takes in, with the whole
 * tournament and a secret that brings the round back once. Until then the round can only be read here. Refuses
 * `stale-version`, `round-state` (nothing is drawn), `round-checked-out`, and `tournament-on-loan` where the tournament is
 * a copy itself.
 */
export const checkOutRound =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (wanted: CheckOut, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<FileAnswer, Refusal>> => {
      const round = await lockCheckout(tx, wanted.roundId);
      if (round === null) return err({ code: 'not-found' });
      await refuseElsewhere(tx, { roundId: round.id, tournamentId: round.tournamentId });
      if (round.borrowed) return err({ code: 'tournament-on-loan', label: round.borrowed.label });
      const fresh = checkVersion(wanted.expectedVersion, { version: round.version, state: round.state });
      if (!fresh.ok) return fresh;
      if (round.state === 'planned') return err({ code: 'round-state', state: round.state });
      return ok(await lend(tx, round, { id: newId(), label: wanted.label }, by));
    });

async function lend(
  tx: Tx,
  round: LockedCheckout,
  { id, label }: { readonly id: string; readonly label: string },
  by: ChangedBy,
): Promise<FileAnswer> {
  const secret = newToken();
  const { lastSeq } = await appendEvent(tx, {
    type: 'round-checked-out',
    payload: { checkoutId: id },
    chainId: round.tournamentId,
    subjectId: round.id,
    text: label,
    ...byWhom(by),
  });
  const roundId = round.id;
  await tx.roundCheckout.create({
    data: { id, roundId, secretHash: tokenHashOf(secret), label, baseSeq: lastSeq, outAt: by.now },
  });
  const loan = {
    direction: 'out',
    checkoutId: id,
    roundId,
    label,
    secret,
    baseSeq: Number(lastSeq),
  } as const;
  return loanFile(tx, round, loan);
}

/** The file that goes to the laptop or comes back from it. It holds free texts, so it is for the directors alone. */
export async function loanFile(
  tx: Tx,
  { tournamentId }: Pick<LockedCheckout, 'tournamentId'>,
  loan: Loan,
): Promise<FileAnswer> {
  const lists = await readLists(tx, tournamentId, true);
  const file = { format: SEASON_FORMAT, version: SEASON_VERSION, texts: true, loan, lists } as const;
  const [tournament] = lists['tournaments'] ?? [];
  const round = lists['rounds']?.find(({ id }) => id === loan.roundId);
  const stem = `${String(tournament?.['slug'])}-${String(round?.['number'])}`;
  const fileName = `${stem}-${loan.direction === 'out' ? 'ud' : 'hjem'}.spadille.zip`;
  return { fileName, bytes: packSeason(file) };
}
