export {
  canGrantPenalty,
  CATALOGUE,
  isRulingId,
  RULING_IDS,
  type CatalogueEntry,
  type Offender,
  type RulingId,
} from './catalogue.ts';
export { applyConsequence, type Consequence } from './consequence.ts';
export { type Asks, type FactsOf, type RulingRule } from './ruling-rule.ts';
export { REVOKE_DEFENDER } from './rules/revoke-defender.ts';
