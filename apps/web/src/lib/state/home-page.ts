import { type SessionUser } from '$lib/api/director-types.ts';

/** Where somebody begins who has just signed in: a club's secretary at his club, everybody else at the tournaments. */
export const homePage = (user: SessionUser | null): 'ownClub' | 'director' =>
  user && user.grants.length > 0 && user.grants.every(({ role }) => role === 'secretary')
    ? 'ownClub'
    : 'director';
