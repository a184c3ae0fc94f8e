import { type Messages } from '$lib/i18n/messages.ts';
import { type EntryFault } from './types.ts';

/** Why a pair or a player is not eligible, in a sentence that stands beside it. */
export function faultInWords(fault: EntryFault, t: Messages['entries']): string {
  const { code, place, players, team, otherPlayer } = fault;
  switch (code) {
    case 'pair-not-two':
      return t.faults['pair-not-two'](place === null ? '' : t.places[place], players ?? 0);
    case 'in-another-team':
      return t.faults['in-another-team'](team ?? '');
    case 'one-player-from-the-same-team':
      return t.faults['one-player-from-the-same-team'](team ?? '', otherPlayer ?? '');
    default:
      return t.faults[code];
  }
}

/** The sentences that stand beside a player. */
export const faultsBeside = (
  faults: readonly EntryFault[],
  playerId: string,
  t: Messages['entries'],
): string[] => faults.filter((fault) => fault.playerId === playerId).map((fault) => faultInWords(fault, t));

/** The sentences about a pair. */
export const faultsOfPair = (
  faults: readonly EntryFault[],
  place: string,
  t: Messages['entries'],
): string[] => faults.filter((fault) => fault.place === place).map((fault) => faultInWords(fault, t));
