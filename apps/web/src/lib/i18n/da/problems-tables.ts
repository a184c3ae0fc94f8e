import { fact, type Facts, type ProblemText } from '../problem-text.ts';

const say = (text: string) => () => text;

const minutes = (facts: Facts): string => {
  const left = Math.max(1, Math.ceil(Number(fact(facts, 'retryAfterSeconds')) / 60));
  return left === 1 ? '1 minut' : `${left} minutter`;
};

/** Refusals of the phones at the tables. */
export const tableProblems = {
  'table-not-entered': {
    what: say('Telefonen er ikke lukket ind ved et bord.'),
    todo: 'Skan koden på bordets kort.',
  },
  'round-over': {
    what: say('Runden er slut.'),
    todo: 'Skan kortet ved dit næste bord, når næste runde begynder.',
  },
  'card-renewed': {
    what: say('Bordet har fået et nyt kort.'),
    todo: 'Skan det nye kort.',
  },
  'card-revoked': {
    what: say('Bordets kort gælder ikke længere.'),
    todo: 'Bed turneringslederen om et nyt.',
  },
  'other-table': {
    what: say('Telefonen er lukket ind ved et andet bord.'),
    todo: 'Skan kortet på det bord, du sidder ved.',
  },
  'card-unknown': {
    what: say('Kortet hører ikke til noget bord her.'),
    todo: 'Skan det kort, der ligger på bordet i dag, eller tast bordets nummer og kode.',
  },
  'no-table-open': {
    what: (facts) => `Bord ${fact(facts, 'table')} er ikke åbent for telefoner nu.`,
    todo: 'Se efter, om nummeret passer. Ellers spørg turneringslederen.',
  },
  'pin-wrong': {
    what: (facts) => {
      const left = fact(facts, 'triesLeft');
      if (left === '0') return 'Koden passer ikke, og det var det sidste forsøg i denne omgang.';
      return left === '1'
        ? 'Koden passer ikke. Der er 1 forsøg tilbage.'
        : `Koden passer ikke. Der er ${left} forsøg tilbage.`;
    },
    todo: 'Se på bordets kort, eller skan det.',
  },
  'pin-locked': {
    what: (facts) => `Der er tastet for mange forkerte koder ved bordet. Prøv igen om ${minutes(facts)}.`,
    todo: 'Skan koden på bordets kort: det virker stadig.',
  },
  'card-used-up': {
    what: say('Kortet har lukket så mange telefoner ind, som et kort kan.'),
    todo: 'Bed turneringslederen om et nyt kort til bordet.',
  },
} satisfies Record<string, ProblemText>;
