import { type ProblemTexts } from '../problem-text.ts';

const say = (text: string) => () => text;

/** What can have changed since a merge. */
const SETTLED: Readonly<Record<string, string>> = {
  teams: 'hold',
  seats: 'pladser ved bordene',
  memberships: 'medlemskaber',
};

/** Refusals of what is done with clubs and players. */
export const peopleProblems = {
  'player-unknown': {
    what: say('Spilleren findes ikke længere.'),
    todo: 'Søg spilleren frem igen, eller opret en ny.',
  },
  'player-erased': {
    what: say('Personen er slettet for altid, så navnet kan ikke bruges igen.'),
    todo: 'Opret en ny spiller, hvis det er en anden.',
  },
  'player-merged': {
    what: say('Spilleren er allerede lagt sammen med en anden.'),
    todo: 'Åbn den spiller, der blev tilbage, og gør det dér.',
  },
  'same-player': { what: say('Det er den samme spiller to gange.'), todo: 'Vælg to forskellige.' },
  'players-in-one-team': {
    what: say('De to står på samme hold, så de må være to personer.'),
    todo: 'Fjern den ene fra holdet først, hvis det er en fejl.',
  },
  'players-in-one-round': {
    what: say('De to har siddet ved bordene i samme runde, så de må være to personer.'),
    todo: 'Ret pladserne på resultatsedlen først, hvis det er en fejl.',
  },
  'not-merged': {
    what: say('Spilleren er ikke lagt sammen med nogen.'),
    todo: 'Genindlæs siden, og se, hvordan det står til.',
  },
  'merge-settled': {
    what: ({ why }) =>
      why === 'along'
        ? 'Spilleren fulgte med, da en anden blev lagt sammen.'
        : `Sammenlægningen kan ikke fortrydes: ${SETTLED[String(why)] ?? 'noget'} er ændret siden.`,
    todo: 'Fortryd den seneste sammenlægning først, eller ret hold og medlemskaber hver for sig.',
  },
  'member-already': {
    what: say('Spilleren er allerede medlem af klubben i den tid.'),
    todo: 'Ret datoerne på det medlemskab, der står der.',
  },
  'member-elsewhere': {
    what: say('Navn, e-mail og telefon passes af den klub, spilleren kom i først.'),
    todo: 'Bed den klub eller unionen om at rette det.',
  },
  'player-needed': {
    what: say('Ingen spiller har præcis det navn.'),
    todo: 'Vælg, hvilken spiller det handler om, eller afslå.',
  },
  'people-have-faults': {
    what: say('Der er fejl i listen.'),
    todo: 'Ret fejlene i filen, og vælg den igen.',
  },
} satisfies Partial<ProblemTexts>;
