import type * as danish from '../da/log-people.ts';

export const peopleKinds: typeof danish.peopleKinds = {
  'club-made': 'Club made',
  'club-changed': 'Club changed',
  'club-contacts-set': 'Contacts of a club changed',
  'member-joined': 'Member joined',
  'membership-changed': 'Membership changed',
  'membership-removed': 'Membership removed',
  'player-made': 'Player made',
  'player-changed': 'Player changed',
  'players-merged': 'Players merged',
  'merge-undone': 'Merge undone',
  'players-kept-apart': 'Players kept apart',
  'player-erased': 'Person erased',
  'name-asked': 'Asked to hide a name',
  'name-request-decided': 'Request about a name decided',
};

export const peopleEvents: typeof danish.peopleEvents = {
  'club-made': 'Made the club.',
  'club-changed': (fields) => `Changed ${fields}.`,
  'club-contacts-set': (count) => (count === 1 ? 'Set 1 contact.' : `Set ${count} contacts.`),
  'member-joined': (name) => `Made ${name || 'a player'} a member.`,
  'membership-changed': (name) => `Changed the membership of ${name || 'a player'}.`,
  'membership-removed': (name) => `Removed the membership of ${name || 'a player'}.`,
  'player-made': 'Made the player.',
  'player-changed': (fields) => `Changed ${fields}.`,
  'players-merged': 'Merged a double into the player.',
  'merge-undone': 'Undid a merge.',
  'players-kept-apart': (name) => `Said that ${name || 'another'} is another person.`,
  'player-erased': 'Erased the person. The results stay, without the name.',
  'name-asked': 'Was asked not to show the name.',
  'name-request-decided': (granted) =>
    granted ? 'Granted that the name is not shown.' : 'Refused that the name is not shown.',
};

export const peopleFields: typeof danish.peopleFields = {
  name: 'the name',
  affiliatedFrom: 'the first day in the union',
  affiliatedTo: 'the last day in the union',
  email: 'the e-mail address',
  phone: 'the telephone number',
  hidden: 'that the name is not shown',
  shown: 'that the name is shown again',
};
