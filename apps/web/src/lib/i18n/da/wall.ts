/** What the wall and spectators see of a round: live results, clock, announcements. */
export const wall = {};
