import { AFTER_PLAY } from './catalogue/after-play.ts';
import { AUCTION } from './catalogue/auction.ts';
import { DEAL } from './catalogue/deal.ts';
import { DIRECTOR } from './catalogue/director.ts';
import { PLAY } from './catalogue/play.ts';
import { PURCHASE } from './catalogue/purchase.ts';
import { type Consequence } from './consequence.ts';
import { type FactsOf } from './facts.ts';
import { type Irregularity } from './irregularity.ts';

/**
 * The irregularities that the rules name, by paragraph as the union's text numbers them. The wording for people is
 * found by the id (`texts/`).
 */
export const CATALOGUE = { ...DEAL, ...AUCTION, ...PURCHASE, ...PLAY, ...AFTER_PLAY, ...DIRECTOR } as const;

/** A catalogue entry's id: what a penalty or a ruling names, in files and in the database. */
export type RulingId = keyof typeof CATALOGUE;

/** The entry by its id, whatever facts it asks for: `decide` may only be given facts that passed `checkFacts`. */
export const irregularityOf = (id: RulingId): Irregularity => CATALOGUE[id] as unknown as Irregularity;

/** All ids, by main paragraph; those of one paragraph in the order of a board's life: deal, auction, purchase, play. */
export const RULING_IDS: readonly RulingId[] = (Object.keys(CATALOGUE) as RulingId[]).sort(
  (a, b) => CATALOGUE[a].paragraphs[0] - CATALOGUE[b].paragraphs[0],
);

/** Whether a text from outside names a catalogue entry, letter by letter. */
export const isRulingId = (text: string): text is RulingId => Object.hasOwn(CATALOGUE, text);

/**
 * Whom a ruling under an entry names: the seat that it is given for; both sides, where that seat is only the declarer's;
 * or nobody, when the entry is about the table or the slip and its seat says nothing.
 */
export function whomItNames(id: RulingId): 'seat' | 'both-sides' | 'nobody' {
  const { offender } = irregularityOf(id);
  if (offender === 'both') return 'both-sides';
  return offender === 'table' || id === 'misrecorded' ? 'nobody' : 'seat';
}

/** Whether a penalty point can be given under this entry. */
export function canGrantPenalty(id: RulingId): boolean {
  const { penalty, consequence } = irregularityOf(id).asks;
  return penalty !== undefined || (consequence?.kind === 'choice' && consequence.values.includes('penalty'));
}

/** The facts that an entry asks for, with their values: one that is missing does not compile. */
export type FactsFor<Id extends RulingId> = FactsOf<(typeof CATALOGUE)[Id]['asks']>;

/** What follows from an irregularity by the facts of the case. */
export const consequenceOf = <Id extends RulingId>(id: Id, facts: FactsFor<Id>): Consequence =>
  irregularityOf(id).decide(facts);
