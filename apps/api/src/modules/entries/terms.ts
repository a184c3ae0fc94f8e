import { type EntryTermsView, type SetEntryTerms, type TermsValues } from '@spadille/api-schema';
import { seasonDates } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { endOfDayBefore, toDay } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import * as repository from './terms-repository.ts';

type TermsAnswer = z.input<typeof EntryTermsView>;
type Values = z.input<typeof TermsValues>;

/** [choice] Clubs enter until four weeks before the first day of play, and pay until two weeks before it. */
const DEADLINE_DAYS = 28;
const PAYMENT_DAYS = 14;

/** Terms as the API shows them; null when there are none. */
export const termsView = (row: repository.TournamentRow['entryTerms']): TermsAnswer['terms'] =>
  row && { ...termsValues(row), version: row.version, listShown: row.listShownAt !== null };

/** Times in UTC and money in øre. */
export const termsValues = (row: repository.TermsColumns): Values => ({
  opensAt: row.opensAt?.toISOString() ?? null,
  deadline: row.deadline.toISOString(),
  paymentDeadline: row.paymentDeadline?.toISOString() ?? null,
  feeOre: row.feeOre,
});

/** The terms of a tournament, and what is proposed by its first day of play (§5 says which, when none is set). */
export async function entryTerms(db: Tx, tournamentId: string): Promise<TermsAnswer | null> {
  const tournament = await repository.findTournament(db, tournamentId);
  if (!tournament) return null;
  const set = await repository.firstPlayDay(db, tournamentId);
  const day = set ? toDay(set) : seasonDates(tournament.season.startYear).qualification1;
  return {
    terms: termsView(tournament.entryTerms),
    proposal: termsValues({
      opensAt: null,
      deadline: endOfDayBefore(day, DEADLINE_DAYS),
      paymentDeadline: endOfDayBefore(day, PAYMENT_DAYS),
      feeOre: await repository.lastFee(db, tournamentId),
    }),
  };
}

/**
 * Sets the terms of entry. Refuses `stale-version`, and `dates-out-of-order`: it opens before the deadline, and [choice]
 * nobody has to pay before the deadline for entering.
 */
export const setEntryTerms =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, { expectedVersion, ...values }: z.output<typeof SetEntryTerms>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<TermsAnswer, Refusal>> => {
      await lockChain(tx, id);
      const before = await entryTerms(tx, id);
      if (!before) return err({ code: 'not-found' });
      const fresh = sameTerms(expectedVersion, before);
      if (!fresh.ok) return fresh;
      const columns = toColumns(values);
      const { opensAt, deadline, paymentDeadline } = columns;
      if ((opensAt && opensAt >= deadline) || (paymentDeadline && paymentDeadline < deadline)) {
        return err({ code: 'dates-out-of-order' });
      }
      const version = await repository.saveTerms(tx, id, columns);
      await appendEvent(tx, {
        type: 'entry-terms-set',
        payload: { version, ...termsValues(columns) },
        chainId: id,
        subjectId: id,
        ...byWhom(by),
      });
      return ok((await entryTerms(tx, id)) as TermsAnswer);
    });

/** Somebody may have set terms, or other ones, since they were looked at. */
function sameTerms(expected: number | null, { terms }: TermsAnswer): Result<undefined, Refusal> {
  return checkVersion(expected ?? 0, { version: 0, ...terms });
}

const toColumns = (values: z.output<typeof TermsValues>): repository.TermsColumns => ({
  opensAt: values.opensAt === null ? null : new Date(values.opensAt),
  deadline: new Date(values.deadline),
  paymentDeadline: values.paymentDeadline === null ? null : new Date(values.paymentDeadline),
  feeOre: values.feeOre,
});

interface Showing {
  readonly id: string;
  readonly expectedVersion: number;
  readonly shown: boolean;
}

/**
 * Shows the list of entries to everybody, or hides it. [choice] It is the committee that shows it: until the deadline a
 * list changes daily, and players may not know yet that they are on it. Refuses `stale-version`, and `entries-not-open`
 * where no terms are set.
 */
export const showEntryList =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ id, expectedVersion, shown }: Showing, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<TermsAnswer, Refusal>> => {
      await lockChain(tx, id);
      const before = await entryTerms(tx, id);
      if (!before?.terms) return err({ code: 'entries-not-open', window: 'none' });
      const fresh = sameTerms(expectedVersion, before);
      if (!fresh.ok) return fresh;
      if (before.terms.listShown === shown) return ok(before);
      const version = await repository.saveListShown(tx, id, shown ? by.now : null);
      await appendEvent(tx, {
        type: 'entry-list-shown',
        payload: { version, shown },
        chainId: id,
        subjectId: id,
        ...byWhom(by),
      });
      return ok((await entryTerms(tx, id)) as TermsAnswer);
    });
