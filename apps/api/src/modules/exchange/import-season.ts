import { type SeasonFault } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { violationOf } from '../../database/violation.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { checkSeason } from './check-season.ts';
import { linkedHere } from './last-years-teams.ts';
import { type Meeting, meetingWith } from './find-conflicts.ts';
import { clearCopy } from './clear-copy.ts';
import { type SeasonFile, unpackSeason } from './season-file.ts';
import { SEASON_LISTS } from './season-lists.ts';
import { RefusedList, writeLists } from './write-season.ts';
import { TRAIL, writeTrail } from './write-trail.ts';

export interface TakenIn {
  readonly tournamentId: string;
  /** The round that was lent to this machine by the file. */
  readonly roundId: string | null;
  /** How many teams were linked to one of last year's that is not here; they are not any more. */
  readonly linksLeftOut: number;
}

/**
 * Takes in a season's file, all or nothing. Everything is judged before anything is written. Refuses `no-season-file`,
 * `season-has-faults`, `tournament-here` (a season is taken in over nothing but an older copy of itself), and
 * `loan-not-handed-back`: the file of a lent round takes the place of an earlier copy only once everything of that one was
 * handed back.
 */
export const importSeason =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  async (bytes: Uint8Array, by: ChangedBy): Promise<Result<TakenIn, Refusal>> => {
    const document = unpackSeason(bytes);
    if (!document.ok) return document;
    const { file, faults } = checkSeason(document.value);
    if (file === null) return err({ code: 'season-has-faults', faults });
    if (file.loan?.direction === 'back') return err({ code: 'file-for-check-in', round: file.loan.label });
    return refusedInWords(() => inTransaction((tx) => takeIn(tx, file, by)));
  };

const BEFORE_THE_TRAIL = Object.keys(SEASON_LISTS).filter((name) => !TRAIL.includes(name));

async function takeIn(tx: Tx, file: SeasonFile, by: ChangedBy): Promise<Result<TakenIn, Refusal>> {
  await lockChain(tx, NO_TOURNAMENT);
  const { loan } = file;
  const { lists, linksLeftOut } = await linkedHere(tx, file.lists);
  const tournamentId = String(lists['tournaments']?.[0]?.['id']);
  const meeting = await meetingWith(tx, file);
  const refused = mayNot(file, meeting);
  if (refused) return err(refused);
  if (meeting.here) await clearCopy(tx, tournamentId);
  await writeLists(tx, lists, BEFORE_THE_TRAIL);
  await writeTrail(tx, tournamentId, lists);
  if (loan !== null) {
    const { checkoutId, roundId, secret, label, baseSeq } = loan;
    await tx.borrowedRound.create({
      data: { tournamentId, roundId, checkoutId, secret, label, baseSeq, takenAt: by.now },
    });
  }
  const roundId = loan?.roundId ?? null;
  await appendEvent(tx, {
    type: 'season-imported',
    payload: { events: lists['events']?.length ?? 0, borrowedRoundId: roundId },
    chainId: NO_TOURNAMENT,
    subjectId: tournamentId,
    ...byWhom(by),
  });
  return ok({ tournamentId, roundId, linksLeftOut });
}

function mayNot({ loan }: SeasonFile, { here, copy, older, faults }: Meeting): Refusal | null {
  if (faults.length > 0) return { code: 'season-has-faults', faults };
  if (!here || older) return null;
  if (loan === null || copy === null) return { code: 'tournament-here' };
  return copy.open ? { code: 'loan-not-handed-back' } : null;
}

/** What the database alone could see becomes a fault, too; the transaction is undone by then. */
export async function refusedInWords<T>(
  work: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  try {
    return await work();
  } catch (error) {
    const [path, cause] =
      error instanceof RefusedList ? [`lists.${error.list}`, error.cause] : ['lists', error];
    const violation = violationOf(cause);
    // Prisma's own codes, a time that is up among them, are no word of the database's.
    if (violation === undefined || violation.sqlState.startsWith('P2')) throw error;
    const detail = violation.constraint ?? violation.sqlState;
    const faults: SeasonFault[] = [{ path, code: 'refused-by-database', detail }];
    return err({ code: 'season-has-faults', faults });
  }
}
