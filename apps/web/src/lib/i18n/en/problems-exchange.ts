import { fact, type ProblemText } from '../problem-text.ts';

const say = (text: string) => () => text;

/** Refusals about seasons as files and rounds that are away. */
export const exchangeProblems = {
  'round-checked-out': {
    what: (facts) =>
      fact(facts, 'label') === ''
        ? 'The round is checked out to a laptop and cannot be changed here.'
        : `The round is checked out to ${fact(facts, 'label')} and cannot be changed here.`,
    todo: 'Bring it back on the round’s page, or call the check-out off.',
  },
  'round-not-checked-out': {
    what: say('The round is not checked out.'),
    todo: 'Reload the page to see how it stands.',
  },
  'round-not-borrowed': {
    what: say('The round was not lent to this machine.'),
    todo: 'Reload the page to see how it stands.',
  },
  'tournament-on-loan': {
    what: say('The tournament is a copy. Only the borrowed round can be changed here.'),
    todo: 'Change the rest on the server that the round came from.',
  },
  'tournament-here': {
    what: say('The tournament is here already, and a season is not put over another one.'),
    todo: 'Take it in on an empty database, or keep what is here.',
  },
  'loan-not-handed-back': {
    what: say('The round borrowed before has changes that are in no file.'),
    todo: 'Save that round’s file on its page first. Then the new one can be taken in.',
  },
  'checkout-called-off': {
    what: say('The check-out was called off. The file cannot be brought back.'),
    todo: 'See the differences below, and key in what is needed. Keep the file.',
  },
  'checkout-back-already': {
    what: say('The round was brought back already.'),
    todo: 'Nothing more is to be done.',
  },
  'checkout-unknown': {
    what: say('The file belongs to no check-out of this round.'),
    todo: 'See whether it is the right file.',
  },
  'checkout-of-other-round': {
    what: say('The file is of another round.'),
    todo: 'Go to that round and bring the file back there.',
  },
  'file-for-check-in': {
    what: say('The file brings a round back and belongs on the round’s page.'),
    todo: 'Go to the round on the server and bring the file back there.',
  },
  'no-season-file': {
    what: say('The file is no season’s file of Spadille.'),
    todo: 'Choose a file ending in .zip that Spadille has made.',
  },
  'season-has-faults': {
    what: say('The file has faults. Nothing was taken in.'),
    todo: 'See the faults below. Fetch the file again where it came from.',
  },
} satisfies Readonly<Record<string, ProblemText>>;
