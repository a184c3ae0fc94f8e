import { type ConfirmFolderError as Body } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { venueClock } from '../../venue-time.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockMatch } from '../results/lock-match.ts';
import { needRoundRulings, type RoundRulingsAnswer } from '../round-rulings/round-rulings.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { judgeInMatch, putRuling } from '../rulings/put-ruling.ts';
import { checkReason } from '../rulings/check-reason.ts';
import { checkOpenFor, checkTime } from '../rulings/time-limits.ts';
import { type Began } from './find-began.ts';
import { type FolderUses, loadUses } from './propose.ts';

export type ConfirmFolderError = z.output<typeof Body> & { readonly roundId: string };

const RULE = 'card-swap-found';

/**
 * Cancels a board in the matches that the director chose, each by a ruling of its own that points to the error: all of
 * them, or none (§23). [choice] The error counts as brought up now; after the protest deadline it needs a reason.
 */
export const confirmFolderError =
  ({ inTransaction, newId }: Deps) =>
  (wanted: ConfirmFolderError, by: ChangedBy): Promise<Result<RoundRulingsAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { roundId, boardSetId, board, note } = wanted;
      const round = await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      const folder = await loadUses(tx, wanted, by.now);
      if (!folder.ok) return folder;
      const chosen = chosenMatches(folder.value, wanted);
      if (!chosen.ok) return chosen;
      const nameless = await checkNames(tx, folder.value, wanted.lateReason);
      if (!nameless.ok) return nameless;

      const id = newId();
      const { began } = folder.value;
      const { sequence: fromSequence, byTime } = began;
      const matchIds = [...chosen.value];
      await tx.folderError.create({
        data: {
          id,
          roundId,
          boardSetId,
          board,
          fromSequence,
          fromTableId: byTime?.tableId ?? null,
          fromTime: byTime?.at ?? null,
          note,
          foundAt: by.now,
        },
      });
      for (const matchId of matchIds) {
        const done = await cancelInMatch(tx, newId, { ...wanted, id, matchId, facts: factsOf(began) }, by);
        if (!done.ok) return done;
      }
      await appendEvent(tx, {
        type: 'folder-error-found',
        payload: {
          folderErrorId: id,
          boardSetId,
          board,
          fromSequence,
          ...(byTime && { began: { tableId: byTime.tableId, at: byTime.at.toISOString() } }),
          matchIds,
        },
        chainId: round.tournamentId,
        subjectId: roundId,
        ...(note !== null && { text: note }),
        ...byWhom(by),
      });
      return ok(await needRoundRulings(tx, roundId));
    });

/** Table and time as the catalogue asks for them: the time by the clock on the venue's wall. */
const factsOf = ({ tableNumber, byTime }: Began) => ({
  'from-table': String(tableNumber),
  ...(byTime && { 'from-time': venueClock(byTime.at) }),
});

/** The chosen matches in the order in which the set travels; one that has nothing of the board to cancel is refused. */
function chosenMatches(
  { uses }: FolderUses,
  { cancelMatchIds, board }: ConfirmFolderError,
): Result<readonly string[], Refusal> {
  const wanted = new Set(cancelMatchIds);
  const chosen = uses.map(({ matchId }) => matchId).filter((id) => wanted.has(id));
  const strange = [...wanted].filter((id) => !chosen.includes(id));
  return strange.length === 0
    ? ok(chosen)
    : err({ code: 'board-not-on-table', boards: [board], matchIds: strange });
}

/** Whoever had the folder may have swapped the cards: none of them is named, also where the result is kept. */
async function checkNames(
  tx: Tx,
  { uses }: FolderUses,
  reason: string | null,
): Promise<Result<undefined, Refusal>> {
  if (reason === null) return ok(undefined);
  for (const { tableA } of uses) {
    const checked = await checkReason(tx, tableA.id, reason);
    if (!checked.ok) return checked;
  }
  return ok(undefined);
}

type InMatch = Pick<ConfirmFolderError, 'board' | 'note' | 'lateReason'> & {
  /** The folder error. */
  readonly id: string;
  readonly matchId: string;
  readonly facts: Readonly<Record<string, string>>;
};

async function cancelInMatch(
  tx: Tx,
  newId: Deps['newId'],
  { id, matchId, board, facts, note, lateReason }: InMatch,
  by: ChangedBy,
): Promise<Result<undefined, Refusal>> {
  const match = await lockMatch(tx, matchId);
  const table = match?.tables.find(({ side }) => side === 'a');
  if (!match || !table) return err({ code: 'not-found' });
  const open = checkOpenFor(match.roundState, RULE);
  if (!open.ok) return open;
  const place = { at: table.side, tableId: table.id, board, seat: 'N' } as const;
  const found = await judgeInMatch(tx, matchId, { id: newId(), ...place, rule: RULE, facts });
  if (!found.ok) return found;
  const late = await checkTime(tx, { ...found.value, calledAt: by.now, now: by.now }, lateReason);
  if (!late.ok) return late;
  const beside = { note, calledAt: by.now, late: late.value, folderErrorId: id };
  await putRuling(tx, newId, match, found.value.judged, beside, by);
  return ok(undefined);
}
