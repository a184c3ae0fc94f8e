import { type ProblemTexts } from '../problem-text.ts';

const say = (text: string) => () => text;

/** What can have changed since a merge. */
const SETTLED: Readonly<Record<string, string>> = {
  teams: 'teams',
  seats: 'seats at tables',
  memberships: 'memberships',
};

/** Refusals of what is done with clubs and players. */
export const peopleProblems = {
  'player-unknown': {
    what: say('The player is no longer there.'),
    todo: 'Search for the player again, or make a new one.',
  },
  'player-erased': {
    what: say('The person was erased for good, so the name cannot be used again.'),
    todo: 'Make a new player if it is somebody else.',
  },
  'player-merged': {
    what: say('The player is merged into another already.'),
    todo: 'Open the player who stayed, and do it there.',
  },
  'same-player': { what: say('It is the same player twice.'), todo: 'Choose two who differ.' },
  'players-in-one-team': {
    what: say('The two are in one team, so they must be two persons.'),
    todo: 'Take one of them out of the team first if that is a mistake.',
  },
  'players-in-one-round': {
    what: say('The two sat at tables in one round, so they must be two persons.'),
    todo: 'Correct the seats on the result slip first if that is a mistake.',
  },
  'not-merged': {
    what: say('The player is merged into nobody.'),
    todo: 'Reload the page and see how things stand.',
  },
  'merge-settled': {
    what: ({ why }) =>
      why === 'along'
        ? 'The player came along when another was merged.'
        : `The merge cannot be undone: ${SETTLED[String(why)] ?? 'something'} changed since.`,
    todo: 'Undo the latest merge first, or correct teams and memberships one by one.',
  },
  'member-already': {
    what: say('The player is a member of the club at that time already.'),
    todo: 'Change the days of the membership that is there.',
  },
  'member-elsewhere': {
    what: say('Name, e-mail and telephone are kept by the club that the player came to first.'),
    todo: 'Ask that club or the union to change them.',
  },
  'player-needed': {
    what: say('No player has exactly that name.'),
    todo: 'Choose which player it is about, or refuse.',
  },
  'people-have-faults': {
    what: say('The list has faults.'),
    todo: 'Correct them in the file and choose it again.',
  },
} satisfies Partial<ProblemTexts>;
