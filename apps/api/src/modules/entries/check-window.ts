import { clubMayEnter, entryWindow, type EntryWindow } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type TournamentRow, isDrawn } from './terms-repository.ts';
import { mayEverywhere } from '../../http/rights.ts';
import { type Actor } from '../../http/actor.ts';

/** Whether clubs can enter teams in a tournament now. */
export async function windowOf(
  db: Tx,
  { id, entryTerms: terms }: Pick<TournamentRow, 'id' | 'entryTerms'>,
  now: Date,
): Promise<EntryWindow> {
  const times = terms && {
    opensAt: terms.opensAt?.getTime() ?? null,
    deadline: terms.deadline.getTime(),
  };
  return entryWindow(times, await isDrawn(db, id), now.getTime());
}

/** The committee may do for a club what the club may not do any more, or not yet. */
export const isCommittee = (actor: Actor): boolean => mayEverywhere(actor, 'keep-union');

/** Whether somebody may enter a team in a window: a club while it is open or late, the committee as soon as there are terms. */
export const mayEnter = (window: EntryWindow, actor: Actor): boolean =>
  isCommittee(actor) ? window !== 'none' : clubMayEnter(window);

/** Refuses `entries-not-open` with the window and the terms' times, unless the window allows what is wanted. */
export function checkWindow(
  window: EntryWindow,
  allowed: boolean,
  terms: TournamentRow['entryTerms'],
): Result<undefined, Refusal> {
  if (allowed) return ok(undefined);
  const times = terms && {
    opensAt: terms.opensAt?.toISOString() ?? null,
    deadline: terms.deadline.toISOString(),
  };
  return err({ code: 'entries-not-open', window, ...times });
}
