import { assertNever } from '@spadille/core';
import { CONTRACTS, type PlayedContract, PLAYED_CONTRACTS } from '@spadille/rules';

/** Contracts that an entry is about: most of them any, some only those with trumps, without, or with a purchase. */
export type ContractFit = 'any' | 'trump' | 'nolo' | 'buying' | 'nolo-ouvert';

/** Whether an entry is about this contract. */
export function fitsContract(fit: ContractFit, contract: PlayedContract): boolean {
  switch (fit) {
    case 'any':
      return true;
    case 'trump':
    case 'nolo':
      return CONTRACTS[contract].family === fit;
    case 'buying':
      return CONTRACTS[contract].buying;
    // Nothing is bid over nolo ouvert: whoever takes it over plays the same contract.
    case 'nolo-ouvert':
      return contract === 'nolo-ouvert';
    default:
      return assertNever(fit);
  }
}

/** The contracts that an entry is about, in the order of their rank. */
export const contractsThatFit = (fit: ContractFit): readonly PlayedContract[] =>
  PLAYED_CONTRACTS.filter((contract) => fitsContract(fit, contract));
