import { fact, type ProblemText } from '../problem-text.ts';

const say = (text: string) => () => text;

/** Refusals about seasons as files and rounds that are away. */
export const exchangeProblems = {
  'round-checked-out': {
    what: (facts) =>
      fact(facts, 'label') === ''
        ? 'Runden er hentet ud til en bærbar og kan ikke ændres her.'
        : `Runden er hentet ud til ${fact(facts, 'label')} og kan ikke ændres her.`,
    todo: 'Læg den ind igen på rundens side, eller afblæs udhentningen.',
  },
  'round-not-checked-out': {
    what: say('Runden er ikke hentet ud.'),
    todo: 'Genindlæs siden, og se, hvordan den står.',
  },
  'round-not-borrowed': {
    what: say('Runden er ikke lånt til denne maskine.'),
    todo: 'Genindlæs siden, og se, hvordan den står.',
  },
  'tournament-on-loan': {
    what: say('Turneringen er en kopi. Her kan kun den lånte runde ændres.'),
    todo: 'Ret det andet på den server, runden kom fra.',
  },
  'tournament-here': {
    what: say('Turneringen findes her i forvejen, og en sæson lægges ikke oven i en anden.'),
    todo: 'Tag den ind i en tom database, eller behold den, der er her.',
  },
  'loan-not-handed-back': {
    what: say('Der er ændringer i den runde, der blev lånt før, som ikke er lagt i en fil.'),
    todo: 'Gem rundens fil på rundens side først. Så kan den nye tages ind.',
  },
  'checkout-called-off': {
    what: say('Udhentningen er afblæst. Filen kan ikke lægges ind.'),
    todo: 'Se forskellene herunder, og tast det, der skal med. Behold filen.',
  },
  'checkout-back-already': {
    what: say('Runden er lagt ind igen i forvejen.'),
    todo: 'Der er ikke mere at gøre.',
  },
  'checkout-unknown': {
    what: say('Filen hører ikke til en udhentning af denne runde.'),
    todo: 'Se efter, om det er den rigtige fil.',
  },
  'checkout-of-other-round': {
    what: say('Filen er fra en anden runde.'),
    todo: 'Gå til den runde, og læg filen ind der.',
  },
  'file-for-check-in': {
    what: say('Filen bringer en runde hjem og hører til på rundens side.'),
    todo: 'Gå til runden på serveren, og læg filen ind der.',
  },
  'no-season-file': {
    what: say('Filen er ikke en sæsonfil fra Spadille.'),
    todo: 'Vælg en fil, der ender på .zip, som Spadille har lavet.',
  },
  'season-has-faults': {
    what: say('Filen har fejl. Intet er taget ind.'),
    todo: 'Se fejlene herunder. Hent filen igen der, hvor den kom fra.',
  },
} satisfies Readonly<Record<string, ProblemText>>;
