import { type CheckInPreview, type SeasonFault } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { tokenHashOf } from '../session/token.ts';
import { checkSeason } from './check-season.ts';
import { type Loan, type SeasonFile, unpackSeason } from './season-file.ts';

type Fit = z.output<typeof CheckInPreview>['fit'];

/** A file that is brought to a round: whether it fits, and what it is. */
export interface BroughtFile {
  readonly fit: Fit;
  readonly faults: readonly SeasonFault[];
  readonly file: (SeasonFile & { readonly loan: Loan }) | null;
}

const broken = (faults: readonly SeasonFault[]): BroughtFile => ({ fit: 'has-faults', faults, file: null });

/**
 * Judges the file that is brought to a round. It fits when it is whole, made on the laptop that has the secret of the
 * check-out under way, and its chain of events goes on from where the laptop was given it.
 */
export async function fitOfFile(tx: Tx, roundId: string, bytes: Uint8Array): Promise<BroughtFile> {
  const document = unpackSeason(bytes);
  if (!document.ok) return broken([{ path: '', code: 'not-a-season' }]);
  const { file, faults } = checkSeason(document.value);
  if (file === null) return broken(faults);
  const { loan } = file;
  if (loan?.direction !== 'back' || !file.texts) {
    return broken([{ path: 'loan', code: 'not-from-laptop' }]);
  }
  const brought = { file: { ...file, loan }, faults: [] };
  if (loan.roundId !== roundId) return { ...brought, fit: 'other-round' };
  const checkout = await tx.roundCheckout.findUnique({
    where: { secretHash: tokenHashOf(loan.secret), roundId, id: loan.checkoutId },
  });
  if (checkout === null) return { ...brought, fit: 'unknown' };
  if (checkout.backAt) return { ...brought, fit: 'back-already' };
  const follows = await chainGoesOn(tx, file, checkout.baseSeq);
  if (follows.length > 0) return broken(follows);
  return { ...brought, fit: checkout.calledOffAt ? 'called-off' : 'fits' };
}

/** Up to what the laptop was given its chain is the server's, and behind that only the round's own events come. */
async function chainGoesOn(tx: Tx, file: SeasonFile, baseSeq: bigint): Promise<SeasonFault[]> {
  const chainId = String(file.lists['tournaments']?.[0]?.['id']);
  const base = await tx.auditEvent.findUnique({ where: { chainId_seq: { chainId, seq: baseSeq } } });
  const at = Number(baseSeq) - 1;
  const events = file.lists['events'] ?? [];
  if (events[at]?.['hash'] !== base?.hash) return [{ path: `lists.events[${at}]`, code: 'chain-broken' }];
  const KINDS: readonly unknown[] = ['round', 'match', 'table'];
  const strange = events.findIndex((row, index) => index > at && !KINDS.includes(row['subjectKind']));
  return strange === -1 ? [] : [{ path: `lists.events[${strange}].subjectKind`, code: 'chain-broken' }];
}
