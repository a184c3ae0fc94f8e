export { applyAtPartnerTables, applyRulings } from './apply-rulings.ts';
export {
  canGrantPenalty,
  CATALOGUE,
  consequenceOf,
  irregularityOf,
  isRulingId,
  RULING_IDS,
  whomItNames,
  type FactsFor,
  type RulingId,
} from './catalogue.ts';
export { checkFacts, type FactFault } from './check-facts.ts';
export { checkRuling, type BoardContext, type Ruling, type RulingFault } from './check-ruling.ts';
export { type BoardEffect, type Consequence, type Correction } from './consequence.ts';
export { contractsThatFit, type ContractFit } from './contract-fit.ts';
export { correctResult, type ResultFault } from './correct-result.ts';
export {
  FACTS,
  isValueOf,
  type Asks,
  type ChoiceFact,
  type FactName,
  type FactSpec,
  type FactsOf,
  type GivenFacts,
  type OpenFact,
} from './facts.ts';
export { folded, wordsOf } from './fold.ts';
export { PARAGRAPHS, type Irregularity, type Paragraph } from './irregularity.ts';
export { namesSomeone, type Naming, type PeopleOfMatch } from './names-someone.ts';
export { offendingSeats, wasTurnedRound, type Offender, type SeatContext } from './offender.ts';
export { possibleAnswers } from './possible-answers.ts';
export {
  type BoardOfMatch,
  type BoardStanding,
  type RecordedBoard,
  type RuledBoard,
  type RuledPenalty,
  type RulingOnRecord,
  type RulingStep,
} from './ruled-board.ts';
export {
  factText,
  publicParagraphText,
  publicRulingText,
  rulingText,
  type CatalogueLanguage,
  type FactText,
  type RulingText,
} from './texts/index.ts';
export { checkMoment, CLOCK_TOLERANCE_MS, type MomentFault } from './moment.ts';
export {
  DEFAULT_PROTEST_MINUTES,
  mayObject,
  OPEN_UNTIL_DEADLINE,
  protestDeadline,
  type Admitted,
  type Instant,
  type LateRefusal,
  type Objection,
} from './time-limits.ts';
