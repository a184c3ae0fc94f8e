import {
  type BoardTuple,
  checkTout,
  isPlayed,
  type Outcome,
  PASSED,
  type PlayedContract,
  type Seat,
  type Tout,
  TOUTS,
} from '@spadille/rules';

/** What is asked for next, one question a screen; `check` shows what was entered and saves it. */
export type EntryStep = 'declarer' | 'contract' | 'outcome' | 'check';

/** A board while it is entered by taps. Whatever is tapped, it never holds a result that cannot be. */
export interface EntryDraft {
  readonly step: EntryStep;
  readonly passed: boolean;
  readonly declarer: Seat | null;
  readonly contract: PlayedContract | null;
  readonly outcome: Outcome | null;
  readonly tout: Tout;
}

/** One tap on the way to a result. `again` goes back to one of its parts, and afterwards to `check`. */
export type EntryTap =
  | { readonly kind: 'pass' }
  | { readonly kind: 'declarer'; readonly seat: Seat }
  | { readonly kind: 'contract'; readonly contract: PlayedContract }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'tout'; readonly tout: Tout }
  | { readonly kind: 'again'; readonly step: Exclude<EntryStep, 'check'> };

/** Nothing tapped yet. */
export const EMPTY_DRAFT: EntryDraft = {
  step: 'declarer',
  passed: false,
  declarer: null,
  contract: null,
  outcome: null,
  tout: 'none',
};

/** A result that is to be changed, ready to be checked. */
export const draftOf = (tuple: BoardTuple | null): EntryDraft => {
  if (tuple === null) return EMPTY_DRAFT;
  return isPlayed(tuple)
    ? { step: 'check', passed: false, ...tuple }
    : { ...EMPTY_DRAFT, step: 'check', passed: true };
};

/** The touts that may stand beside a contract and its outcome; only `none` in nolo. */
export const toutsFor = (contract: PlayedContract, outcome: Outcome): readonly Tout[] =>
  TOUTS.filter((tout) => checkTout(contract, outcome, tout).ok);

/** The draft after a tap. What does not fit any more is dropped: a tout, when the contract turns into nolo. */
export function tapped(draft: EntryDraft, tap: EntryTap): EntryDraft {
  switch (tap.kind) {
    case 'pass':
      return { ...EMPTY_DRAFT, step: 'check', passed: true };
    case 'declarer':
      return goOn({ ...draft, passed: false, declarer: tap.seat });
    case 'contract':
      return draft.declarer === null ? draft : goOn({ ...draft, contract: tap.contract });
    case 'outcome':
      return draft.contract === null ? draft : goOn({ ...draft, outcome: tap.outcome });
    case 'tout':
      return draft.outcome === null ? draft : goOn({ ...draft, tout: tap.tout });
    case 'again':
      return isReached(draft, tap.step) ? { ...draft, step: tap.step } : draft;
  }
}

/** The result that the draft stands for; null while a part is missing. */
export function tupleOf({ passed, declarer, contract, outcome, tout }: EntryDraft): BoardTuple | null {
  if (passed) return PASSED;
  if (declarer === null || contract === null || outcome === null) return null;
  return { contract, declarer, outcome, tout };
}

/** The next part that is missing. */
function goOn(draft: EntryDraft): EntryDraft {
  const { declarer, contract, outcome, tout } = draft;
  const fits = contract !== null && outcome !== null && toutsFor(contract, outcome).includes(tout);
  const fitting: EntryDraft = { ...draft, tout: fits ? tout : 'none' };
  if (declarer === null) return { ...fitting, step: 'declarer' };
  if (contract === null) return { ...fitting, step: 'contract' };
  return { ...fitting, step: outcome === null ? 'outcome' : 'check' };
}

/** Whether a part can be asked for: all before it are known. */
function isReached({ declarer, contract }: EntryDraft, step: EntryStep): boolean {
  if (step === 'declarer') return true;
  return declarer !== null && (step === 'contract' || contract !== null);
}
