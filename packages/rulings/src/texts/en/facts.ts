import { type FactTexts } from '../texts.ts';

const YES_NO = { yes: 'yes', no: 'no' };

export const FACTS_EN: FactTexts = {
  penalty: { question: 'Penalty point', answers: { '0': 'not given', '1': 'given' } },
  tout: { question: 'Tout', answers: { none: 'none', made: 'made', failed: 'failed' } },
  'taken-over': { question: 'Who takes nolo ouvert over?', answers: {} },
  cancel: { question: 'Is the board cancelled at these partner tables?', answers: YES_NO },
  claimed: { question: 'Does the declarer claim the contract won?', answers: YES_NO },
  'thrown-in': { question: 'Does the declarer throw in?', answers: YES_NO },
  'trick-taken': { question: 'Had the declarer a trick before the lead?', answers: YES_NO },
  'already-bete': { question: 'Was the declarer bete already?', answers: YES_NO },
  'as-revoke': { question: 'Is it ruled as a revoke?', answers: YES_NO },
  declared: { question: 'What was declared?', answers: { bete: 'bete', kruk: 'kruk' } },
  'declared-bete': { question: 'Is the contract declared bete?', answers: YES_NO },
  granted: { question: 'Is the claim granted?', answers: YES_NO },
  declarer: { question: 'Declarer', answers: { none: 'none' } },
  contract: { question: 'Contract', answers: {} },
  outcome: { question: 'Outcome', answers: { won: 'won', bete: 'bete', kruk: 'kruk', none: 'none' } },
  'from-table': { question: 'At which table did the error begin?', answers: {} },
  'from-time': { question: 'When? Left empty when only the order is known.', answers: {} },
  consequence: {
    question: 'Consequence',
    answers: {
      none: 'none',
      won: 'won',
      bete: 'bete',
      kruk: 'kruk',
      cancelled: 'cancelled',
      penalty: '1 penalty point',
    },
  },
};
