import { OUTCOMES, SEATS } from '@spadille/rules';
import { type ResultFault, type RulingFault } from '@spadille/rulings';
import { type Report } from '../fault.ts';
import { type FolderRuling } from '../model.ts';
import { reportFacts } from '../read/read-facts.ts';

/** A ruling whose place, seat and entry were read. Facts that could not be read are told already, and are none here. */
export type PlacedRuling = FolderRuling & { readonly line: number; readonly factsRead: boolean };

/** The facts as one text, as they stood in the file but for the blanks. */
const toText = ({ facts }: FolderRuling): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Reports why the facts do not make a result; the codes are those of results.csv. */
function reportResult(fault: ResultFault, ruling: PlacedRuling, report: Report): void {
  const at = { line: ruling.line, columns: ['facts'] };
  switch (fault.code) {
    case 'declarer-missing':
    case 'outcome-missing': {
      const { code, contract } = fault;
      const allowed = code === 'declarer-missing' ? SEATS : OUTCOMES;
      report(code, { ...at, found: toText(ruling), allowed, facts: { contract } });
      return;
    }
    case 'declarer-on-pas':
    case 'outcome-on-pas':
    case 'tout-on-pas':
      report(fault.code, { ...at, found: fault.found });
      return;
    case 'tout-on-nolo':
    case 'tout-made-not-won': {
      const { code, contract, outcome, tout } = fault;
      report(code, { ...at, found: tout, facts: { contract, outcome } });
      return;
    }
    case 'contract-missing':
      throw new Error('only a cancelled board has no result, and nothing is corrected on one');
  }
}

type BoardFault = Exclude<RulingFault, ResultFault>;

const BOARD_FAULTS: Readonly<Record<BoardFault['code'], true>> = {
  'seat-does-not-fit': true,
  'contract-does-not-fit': true,
  'not-on-pas': true,
  'fact-missing': true,
  'fact-unknown': true,
  'fact-value': true,
  'no-fact': true,
  'has-result': true,
};

const isResultFault = (fault: RulingFault): fault is ResultFault => !Object.hasOwn(BOARD_FAULTS, fault.code);

/** Reports one reason why a ruling cannot stand on its board. */
export function reportRulingFault(fault: RulingFault, ruling: PlacedRuling, report: Report): void {
  const { line, rule } = ruling;
  if (isResultFault(fault)) {
    reportResult(fault, ruling, report);
    return;
  }
  switch (fault.code) {
    case 'seat-does-not-fit': {
      const { seat, allowed } = fault;
      report('ruling-seat', { line, columns: ['seat'], found: seat, allowed, facts: { rule } });
      return;
    }
    case 'contract-does-not-fit': {
      const { contract, allowed } = fault;
      report('ruling-contract', { line, columns: ['rule'], found: rule, allowed, facts: { contract } });
      return;
    }
    case 'not-on-pas':
      report('ruling-on-pas', { line, columns: ['rule'], found: rule });
      return;
    case 'fact-missing':
    case 'fact-unknown':
    case 'fact-value':
    case 'no-fact':
      if (ruling.factsRead) reportFacts([fault], { line, text: toText(ruling) }, report);
      return;
    case 'has-result':
      throw new Error('no entry that belongs before the play stands in a folder');
  }
}
