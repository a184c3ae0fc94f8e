/**
 * Whose irregularity it is: how the offending seat is found on a board.
 * - `bidder`: one of the three who hold cards in the auction
 * - `bidder-of-the-other-pair`: the same, but not of the pair that has the contract
 * - `declarer`, `partner`, `declarer-side` (either of the two), `defender`, `sitter`
 * - `declarer-or-defender`: anyone who plays; `both`: declarer and a defender
 * - `table`: the board itself, no one in particular; `any`: whoever it was
 */
export type Offender =
  | 'bidder'
  | 'bidder-of-the-other-pair'
  | 'declarer'
  | 'partner'
  | 'declarer-side'
  | 'defender'
  | 'sitter'
  | 'declarer-or-defender'
  | 'both'
  | 'table'
  | 'any';

/** What the catalogue says of an irregularity before any fact of the case is known. */
export interface CatalogueEntry {
  /** Paragraphs of the union's rules, the main one first. */
  readonly paragraphs: readonly number[];
  readonly offender: Offender;
  /** Whether the director can take a penalty point under it. */
  readonly grantsPenalty: boolean;
}

const entry = <O extends Offender>(paragraphs: readonly number[], offender: O) =>
  ({ paragraphs, offender, grantsPenalty: false }) as const;

/** An entry under which a penalty point can be given; the director decides whether it is. */
const mayCostOne = <O extends Offender>(paragraphs: readonly number[], offender: O) =>
  ({ paragraphs, offender, grantsPenalty: true }) as const;

/**
 * The irregularities that the rules name, by paragraph as the union's text numbers them. The wording for people is
 * found by the id; what an entry does to the board's result is its rule (`rules/`), where it has one.
 */
export const CATALOGUE = {
  'suit-named-early': mayCostOne([1], 'bidder'),
  'needless-bedre-spil': mayCostOne([1], 'bidder'),
  'needless-tourne': mayCostOne([1], 'bidder'),
  'needless-kobe-nolo': mayCostOne([1], 'bidder'),
  'needless-solo-spar': mayCostOne([1], 'bidder'),
  'tout-unclear': entry([1], 'declarer'),
  'face-up-deal': entry([3], 'table'),
  'board-reversed': entry([4], 'table'),
  'bid-corrected': entry([5], 'bidder'),
  'insufficient-partner': mayCostOne([6], 'bidder'),
  'insufficient-opponent': entry([6], 'bidder-of-the-other-pair'),
  'bid-out-of-turn': mayCostOne([7], 'bidder'),
  'wrong-count-bid-declarer': entry([8], 'declarer-side'),
  'wrong-count-bid-opponent': entry([8], 'defender'),
  'suit-or-buy-corrected': entry([9], 'declarer'),
  'numbered-card-declarer': entry([10], 'declarer-side'),
  'numbered-card-opponent': entry([10], 'defender'),
  'numbered-card-many-tables': entry([10], 'table'),
  'both-bought-wrong': entry([11, 13], 'both'),
  'last-buyer-showed-count': entry([11], 'defender'),
  'thrown-in': entry([12], 'declarer'),
  'buy-wrong-before-play': entry([13], 'declarer'),
  'buy-wrong-after-play': entry([13], 'declarer'),
  'defender-wrong-count': entry([11, 13], 'defender'),
  'shown-card-declarer': entry([15], 'declarer'),
  'ouvert-laid-early': mayCostOne([15], 'bidder'),
  'lead-out-of-turn': entry([15], 'defender'),
  'shown-card-defender': entry([15], 'defender'),
  'wrong-lead-nolo': entry([15], 'defender'),
  'card-dropped': entry([15], 'any'),
  'revoke-declarer': entry([16], 'declarer'),
  'revoke-defender': entry([16], 'defender'),
  'revoke-defender-tout': entry([17], 'defender'),
  'looked-at-tricks': mayCostOne([18], 'any'),
  'claim-accepted': entry([19], 'table'),
  'defender-showed-partner': entry([19], 'defender'),
  'defender-declared': entry([19], 'defender'),
  'sitter-interfered': mayCostOne([20], 'sitter'),
  'defender-warned-partner': entry([20], 'defender'),
  'partner-warned-declarer': entry([20], 'partner'),
  'looked-after-play': mayCostOne([21], 'any'),
  'talon-seen': mayCostOne([3], 'any'),
  'count-not-told': mayCostOne([11], 'declarer-or-defender'),
  'trick-dispute': entry([14], 'table'),
  'claim-of-won-game': entry([22], 'defender'),
  other: mayCostOne([22], 'any'),
  'card-swap-found': entry([23], 'table'),
  'director-cancels': entry([23], 'table'),
  misrecorded: entry([23], 'any'),
} as const satisfies Record<string, CatalogueEntry>;

/** A catalogue entry's id: what a penalty or a ruling names, in files and in the database. */
export type RulingId = keyof typeof CATALOGUE;

/** All ids, in the catalogue's order. */
export const RULING_IDS = Object.keys(CATALOGUE) as readonly RulingId[];

/** Whether a text from outside names a catalogue entry, letter by letter. */
export const isRulingId = (text: string): text is RulingId => Object.hasOwn(CATALOGUE, text);

/** Whether a penalty point can be given under this entry. */
export const canGrantPenalty = (id: RulingId): boolean => CATALOGUE[id].grantsPenalty;
