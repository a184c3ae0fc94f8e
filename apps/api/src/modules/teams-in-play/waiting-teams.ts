import {
  ENTRY_STATES,
  type EntryMark,
  entryMarks,
  entryStanding,
  type EntryState,
  type EntryToJudge,
  FEE_STATES,
} from '@spadille/competition';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';

/** A team that waits for the committee's word, with what the committee looks at it for. */
export interface WaitingTeam {
  readonly id: string;
  readonly tournament: { readonly id: string; readonly name: string };
  /** It was let in at once, and has lost that. */
  readonly accepted: boolean;
  readonly marks: readonly EntryMark[];
}

/**
 * The teams that wait for the committee at a moment, in one tournament or in all: those nobody has decided on, and those
 * that were let in at once but not paid in time (`entryStanding`). Nobody of them is put into a pool; whoever asks who is
 * let in asks here, as the clock alone decides it.
 */
export async function waitingTeams(db: Tx, now: Date, tournamentId?: string): Promise<WaitingTeam[]> {
  const rows = await db.team.findMany({
    where: {
      withdrawnAt: null,
      ...(tournamentId !== undefined && { tournamentId }),
      OR: [
        { entryState: 'submitted' },
        { entryState: 'accepted', fee: { state: 'due', amountOre: { gt: 0 }, letInAt: null } },
      ],
    },
    orderBy: [{ tournament: { name: 'asc' } }, { number: 'asc' }],
    select: {
      id: true,
      entryState: true,
      late: true,
      fee: { select: { state: true, amountOre: true, letInAt: true } },
      tournament: { select: { id: true, name: true, entryTerms: { select: { paymentDeadline: true } } } },
    },
  });
  return rows.flatMap(({ id, tournament: { entryTerms, ...tournament }, ...row }) => {
    if (standingOf(row, entryTerms, now) !== 'submitted') return [];
    const marks = marksOf(row, entryTerms, now);
    return [{ id, tournament, accepted: row.entryState === 'accepted', marks }];
  });
}

type Terms = { readonly paymentDeadline: Date | null } | null;
const deadlineOf = (terms: Terms): number | null => terms?.paymentDeadline?.getTime() ?? null;

/** What an entry is at a moment by the tournament's terms: whoever asks whether a team is let in asks here. */
export const standingOf = (row: Judged, terms: Terms, now: Date): EntryState =>
  entryStanding(toJudge(row), deadlineOf(terms), now.getTime());

/** What the committee looks at an entry for at a moment. */
export const marksOf = (row: Judged, terms: Terms, now: Date): readonly EntryMark[] =>
  entryMarks(toJudge(row), deadlineOf(terms), now.getTime());

interface Judged {
  readonly entryState: string;
  readonly late: boolean;
  readonly fee: {
    readonly state: string;
    readonly amountOre: number;
    readonly letInAt: Date | null;
  } | null;
}

/** An entry as far as being let in goes. */
const toJudge = ({ entryState, late, fee }: Judged): EntryToJudge => ({
  state: oneOf(ENTRY_STATES, entryState),
  late,
  fee: fee && {
    state: oneOf(FEE_STATES, fee.state),
    amountOre: fee.amountOre,
    letIn: fee.letInAt !== null,
  },
});
