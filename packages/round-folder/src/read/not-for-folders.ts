import { type RulingId, RULING_IDS } from '@spadille/rulings';

/**
 * Entries that no file of a folder may name: "anything else, by principle" (§22) says nothing without the director's
 * words, a card face up (§3) is dealt again before there is a result, and a card swap (§23) is confirmed match by match.
 */
const NOT_FOR_FOLDERS: ReadonlySet<RulingId> = new Set<RulingId>([
  'other',
  'face-up-deal',
  'card-swap-found',
]);

/** Entries that a file of a folder may name, by paragraph. */
export const FOLDER_RULES: readonly RulingId[] = RULING_IDS.filter((id) => !NOT_FOR_FOLDERS.has(id));
