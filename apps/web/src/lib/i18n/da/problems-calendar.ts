import { formatDate } from '../format.ts';
import { fact, type Facts, type ProblemTexts } from '../problem-text.ts';

const say = (text: string) => () => text;

/** A day (yyyy-mm-dd) for a sentence; empty when the API did not give it. */
function day(facts: Facts, name: string): string {
  const text = fact(facts, name);
  return text === '' ? '' : formatDate('da', text);
}

/** Refusals about days of play, and about mail. */
export const calendarProblems = {
  'dates-out-of-order': {
    what: (facts) => {
      if (fact(facts, 'deadline') !== '') {
        return `Der spilles ${day(facts, 'date')}, men fristen for tilmelding er først ${day(facts, 'deadline')}.`;
      }
      return fact(facts, 'laterStage') === ''
        ? 'Datoerne kommer ikke i den rigtige rækkefølge.'
        : `${fact(facts, 'stage')} spilles til ${day(facts, 'date')}, men ${fact(facts, 'laterStage')} begynder ${day(facts, 'laterDate')}.`;
    },
    todo: 'Vælg datoer, så det ene er forbi, før det næste begynder.',
  },
  'day-taken': {
    what: (facts) => `Der er allerede en spilledag i samme trin den ${day(facts, 'date')}.`,
    todo: 'Vælg en anden dato. Er dagen aflyst, så tag den i brug igen.',
  },
  'day-has-results': {
    what: (facts) => `Der er spillet den ${day(facts, 'date')}.`,
    todo: 'Flyt kun dagen, hvis datoen var forkert, og sig, at det er meningen.',
  },
  'day-has-rounds': {
    what: say('Der er trukket runder til den dag.'),
    todo: 'Fjern runderne først, eller flyt dagen til en anden dato.',
  },
  'rule-not-of-stage': {
    what: say('Den af unionens datoer hører ikke til dette trin, eller den er der allerede.'),
    todo: 'Genindlæs kalenderen, og vælg på ny.',
  },
  'mail-state': {
    what: say('Det kan man ikke med mailen, som den er nu.'),
    todo: 'Genindlæs udbakken. Er mailen ved at blive sendt, så vent lidt.',
  },
  'news-changed': {
    what: say('Teksten eller modtagerne har ændret sig, siden du så dem. Intet er sendt.'),
    todo: 'Se den nye tekst og de nye modtagere, og send så.',
  },
  'no-receivers': {
    what: say('Der er ingen at skrive til: ingen klub har en kontaktperson med en mailadresse.'),
    todo: 'Skriv adresserne ind under klubberne først.',
  },
} satisfies Partial<ProblemTexts>;
