import { CONTRACT_CODES, type ContractCode, type Seat, SEATS } from '@spadille/rules';
import {
  type CatalogueLanguage,
  type FactName,
  FACTS,
  type MomentFault,
  type RulingFault,
} from '@spadille/rulings';
import { formatList } from '$lib/i18n/format.ts';
import { type Messages } from '$lib/i18n/messages.ts';
import { answerOf, questionOf } from './fact-fields.ts';

/** Where in the form a fault belongs: the entry itself, the seat, when the director was called, or one of the questions. */
export type FaultPlace = 'rule' | 'seat' | 'called' | FactName;

/** A fault in words, at its field. */
export interface FaultInWords {
  readonly at: FaultPlace;
  readonly text: string;
}

/** A fault as the API sends it. */
export type FaultView = Readonly<Record<string, unknown>> & { readonly code: string };

/** The catalogue's faults, times that cannot be, an entry that there is not, and a round that takes no such ruling now. */
type Code = RulingFault['code'] | MomentFault['code'] | 'rule-unknown' | 'round-not-open';

/** The texts of all faults; a code without one does not compile. */
export type FaultTexts = Readonly<Record<Code, (what: string, allowed: string) => string>>;

const AT: Readonly<
  Record<Exclude<Code, 'fact-missing' | 'fact-unknown' | 'fact-value' | 'no-fact'>, FaultPlace>
> = {
  'seat-does-not-fit': 'seat',
  'contract-does-not-fit': 'rule',
  'not-on-pas': 'rule',
  'has-result': 'rule',
  'rule-unknown': 'rule',
  'round-not-open': 'rule',
  'time-in-future': 'called',
  'time-before-play-day': 'called',
  'contract-missing': 'contract',
  'declarer-missing': 'declarer',
  'outcome-missing': 'outcome',
  'declarer-on-pas': 'declarer',
  'outcome-on-pas': 'outcome',
  'tout-on-pas': 'tout',
  'tout-on-nolo': 'tout',
  'tout-made-not-won': 'tout',
};

const isFactName = (name: unknown): name is FactName =>
  typeof name === 'string' && (Object.hasOwn(FACTS, name) || name === 'consequence');

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

function placeOf({ code, fact, allowed }: FaultView): FaultPlace {
  if (Object.hasOwn(AT, code)) return AT[code as keyof typeof AT];
  const named = code === 'no-fact' ? textsOf(allowed)[0] : fact;
  return isFactName(named) ? named : 'rule';
}

/**
 * A fault in words at its field, whether it was found here or by the server. One that is not known (of a newer server)
 * is said to be at the entry.
 */
export function faultInWords(fault: FaultView, language: CatalogueLanguage, t: Messages): FaultInWords {
  const at = placeOf(fault);
  const texts: FaultTexts = t.rulings.faults;
  const text = Object.hasOwn(texts, fault.code) ? texts[fault.code as Code] : t.rulings.faultUnknown;
  const word = (value: string): string => {
    if ((SEATS as readonly string[]).includes(value)) return t.contracts.seats[value as Seat];
    if ((CONTRACT_CODES as readonly string[]).includes(value))
      return t.contracts.names[value as ContractCode];
    if (isFactName(value)) return questionOf(value, language);
    return isFactName(at) ? answerOf(at, value, language, t.contracts) : value;
  };
  const allowed = formatList(language, textsOf(fault.allowed).map(word));
  const what = fault.seat ?? fault.found ?? fault.contract ?? fault.fact;
  return { at, text: text(typeof what === 'string' ? word(what) : '', allowed) };
}
