import { expect, it } from 'vitest';
import { homePage } from './home-page.ts';

type Role = 'committee' | 'director' | 'helper' | 'secretary';
const user = (...roles: Role[]) => ({
  id: 'u',
  login: 'u',
  name: 'U',
  grants: roles.map((role) => ({ role, tournamentId: null, clubId: null })),
});

it.each<[Role[], string]>([
  [['secretary'], 'ownClub'],
  [['secretary', 'secretary'], 'ownClub'],
  [['secretary', 'director'], 'director'],
  [['committee'], 'director'],
  [[], 'director'],
])('%j begins at %s', (roles, page) => {
  expect(homePage(user(...roles))).toBe(page);
});
