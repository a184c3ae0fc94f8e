import { type FactTexts } from '../texts.ts';

const YES_NO = { yes: 'ja', no: 'nej' };

export const FACTS_DA: FactTexts = {
  penalty: { question: 'Strafpoint', answers: { '0': 'gives ikke', '1': 'gives' } },
  tout: { question: 'Tout', answers: { none: 'ingen', made: 'vundet', failed: 'tabt' } },
  'taken-over': { question: 'Hvem overtager nolo ouvert?', answers: {} },
  cancel: { question: 'Annulleres mappen ved disse makkerborde?', answers: YES_NO },
  claimed: { question: 'Forlanger spilføreren spillet vundet?', answers: YES_NO },
  'thrown-in': { question: 'Smider spilføreren spillet?', answers: YES_NO },
  'trick-taken': { question: 'Havde spilføreren fået et stik før udspillet?', answers: YES_NO },
  'already-bete': { question: 'Var spilføreren allerede bete?', answers: YES_NO },
  'as-revoke': { question: 'Dømmes det som kulørsvigt?', answers: YES_NO },
  declared: { question: 'Hvad blev erklæret?', answers: { bete: 'bete', kruk: 'kruk' } },
  'declared-bete': { question: 'Erklæres spillet bete?', answers: YES_NO },
  granted: { question: 'Får spilføreren medhold?', answers: YES_NO },
  declarer: { question: 'Spilfører', answers: { none: 'ingen' } },
  contract: { question: 'Melding', answers: {} },
  outcome: { question: 'Udfald', answers: { won: 'vundet', bete: 'bete', kruk: 'kruk', none: 'intet' } },
  'from-table': { question: 'Ved hvilket bord begyndte fejlen?', answers: {} },
  'from-time': { question: 'Hvornår? Lades tom, når kun rækkefølgen er kendt.', answers: {} },
  consequence: {
    question: 'Følge',
    answers: {
      none: 'ingen',
      won: 'vundet',
      bete: 'bete',
      kruk: 'kruk',
      cancelled: 'annulleret',
      penalty: '1 strafpoint',
    },
  },
};
