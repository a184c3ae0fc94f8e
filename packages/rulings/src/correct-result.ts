import { err, ok, type Result } from '@spadille/core';
import { type BoardTuple, checkTout, isPlayed, type PlayedContract } from '@spadille/rules';
import { type Correction } from './consequence.ts';

/** A result that would not be one: a part of it is missing, or stands where none can be. */
export type ResultFault =
  | { readonly code: 'contract-missing' }
  | { readonly code: 'declarer-missing' | 'outcome-missing'; readonly contract: PlayedContract }
  | { readonly code: 'declarer-on-pas' | 'outcome-on-pas' | 'tout-on-pas'; readonly found: string }
  | {
      readonly code: 'tout-on-nolo' | 'tout-made-not-won';
      readonly contract: string;
      readonly outcome: string;
      readonly tout: string;
    };

/** The parts of a result; what is empty is `none`, and without a result there is not even a contract. */
function partsOf(tuple: BoardTuple | null): Correction {
  if (tuple === null) return {};
  return isPlayed(tuple) ? tuple : { contract: 'pas' };
}

function checkPassed({ declarer = 'none', outcome = 'none', tout = 'none' }: Correction): ResultFault[] {
  const filled = [
    { code: 'declarer-on-pas', found: declarer },
    { code: 'outcome-on-pas', found: outcome },
    { code: 'tout-on-pas', found: tout },
  ] as const;
  return filled.filter(({ found }) => found !== 'none');
}

/**
 * The result with the parts that a correction names (§14, §23). What it does not name stands [choice]: a correction says
 * what is wrong in the record, and a tout that no longer fits is refused rather than dropped. Without a result it has
 * to name contract, declarer and outcome. Refuses with everything that keeps it from being a result.
 */
export function correctResult(
  tuple: BoardTuple | null,
  correction: Correction,
): Result<BoardTuple, readonly ResultFault[]> {
  const named = Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
  const parts: Correction = { ...partsOf(tuple), ...named };
  const { contract, declarer = 'none', outcome = 'none', tout = 'none' } = parts;
  if (contract === undefined) return err([{ code: 'contract-missing' }]);
  if (contract === 'pas') {
    const faults = checkPassed(parts);
    return faults.length > 0 ? err(faults) : ok({ contract });
  }
  if (declarer === 'none' || outcome === 'none') {
    const missing: ResultFault[] = [];
    if (declarer === 'none') missing.push({ code: 'declarer-missing', contract });
    if (outcome === 'none') missing.push({ code: 'outcome-missing', contract });
    return err(missing);
  }
  const checked = checkTout(contract, outcome, tout);
  if (!checked.ok) return err([{ code: checked.error.code, contract, outcome, tout }]);
  return ok({ contract, declarer, outcome, tout });
}
