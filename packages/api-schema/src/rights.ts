/** Who somebody can be. A visitor without a session has none of these. */
export const ROLES = ['committee', 'director', 'helper', 'secretary'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The rights matrix: what each right needs. `anyone` needs no session, `table` is a phone
 * that was let in, and holds for its own table. A committee grant holds everywhere; a director
 * or helper grant holds for its tournament, or for all when it names none; a secretary's for its club.
 */
export const RIGHTS = {
  /** Published results, signing in, health. */
  'read-public': 'anyone',
  /** The boards of one table, said by those who sit there. */
  'sit-at-table': 'table',
  /** Anything that only asks for a session. */
  'use-own-session': ['committee', 'director', 'helper', 'secretary'],
  /** The running tournament from the inside, unpublished results included. */
  'read-tournament': ['committee', 'director', 'helper'],
  'enter-boards': ['committee', 'director', 'helper'],
  'create-tournament': ['committee', 'director'],
  /** Teams, draw, rulings, penalties, protests, walkovers, settings, the log. */
  'run-tournament': ['committee', 'director'],
  publish: ['committee', 'director'],
  /** A player who holds a ruling against the rules goes to the union's committee, not to the director. */
  'decide-appeals': ['committee'],
  /** Clubs, players and what is private of them; entries let in and fees; invitations and mail. */
  'keep-union': ['committee'],
  /** A club's own page: its contacts, members and entries. */
  'keep-club': ['committee', 'secretary'],
} as const satisfies Record<string, 'anyone' | 'table' | readonly Role[]>;

export type Right = keyof typeof RIGHTS;
