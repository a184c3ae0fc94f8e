const ID = '0192f000-0000-7000-8000-000000000009';
const membership = { version: 2, membershipId: ID, playerId: ID, from: '2026-11-15', to: null };
const affiliation = { version: 2, affiliatedFrom: '2026-11-15', affiliatedTo: null };

/** A payload of each type that is about clubs and players, as its schema takes it. */
export const PEOPLE_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'club-made': affiliation,
  'club-changed': { ...affiliation, fields: ['name', 'affiliatedTo'] },
  'club-contacts-set': { version: 2, contacts: 2 },
  'member-joined': membership,
  'membership-changed': { ...membership, fields: ['to'] },
  'membership-removed': membership,
  'player-made': { version: 1 },
  'player-changed': { version: 2, fields: ['name', 'hidden'] },
  'players-merged': {
    version: 2,
    goneId: ID,
    alongIds: [],
    contactTaken: ['email'],
    hidden: false,
    joined: [],
    rows: { teams: 1, seats: 2, memberships: 0 },
  },
  'merge-undone': { version: 3, goneId: ID },
  'players-kept-apart': { otherId: ID },
  'player-erased': { version: 4, alsoIds: [], texts: 1 },
  'name-asked': { requestId: ID },
  'name-request-decided': { requestId: ID, state: 'granted' },
};
