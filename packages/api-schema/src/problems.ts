import { z } from 'zod';

/**
 * Every refusal of the API: its stable code, HTTP status and title. The web translates by code; titles are for those
 * who read the API.
 */
export const PROBLEMS = {
  'request-not-valid': { status: 400, title: 'The request does not fit its schema' },
  'not-signed-in': { status: 401, title: 'Sign in first' },
  'sign-in-failed': { status: 401, title: 'Login or password is wrong' },
  'not-allowed': { status: 403, title: 'Your role does not allow this' },
  'foreign-origin': { status: 403, title: 'The request came from another site' },
  'not-found': { status: 404, title: 'There is no such thing' },
  'link-not-valid': { status: 404, title: 'The link is unknown, used or too old' },
  'stale-version': { status: 409, title: 'Someone else changed this first' },
  'key-used-differently': { status: 409, title: 'This idempotency key belongs to another request' },
  'name-taken': { status: 409, title: 'The name is taken' },
  'number-taken': { status: 409, title: 'The number is taken' },
  'round-not-open': { status: 409, title: 'The round is not open for entry' },
  'round-has-results': { status: 409, title: 'The round has results' },
  'round-incomplete': { status: 409, title: 'Results are missing in the round' },
  'round-state': { status: 409, title: 'The round is not in a state for this' },
  'publish-in-order': { status: 409, title: 'An earlier round of the stage is not published' },
  'withdraw-in-order': { status: 409, title: 'A later round of the stage is published' },
  'board-cancelled': { status: 409, title: 'The board is cancelled' },
  'board-not-played': { status: 409, title: 'The board was not played' },
  'board-has-result': { status: 409, title: 'The board has a result' },
  'table-has-total-only': { status: 409, title: 'The table has handed in a total only' },
  'table-has-boards': { status: 409, title: 'The table has results of single boards' },
  'match-not-played': { status: 409, title: 'The match is a walkover or was not played' },
  'member-unknown': { status: 409, title: 'The player is not a member of this team' },
  'team-has-matches': { status: 409, title: 'The team has matches' },
  'team-withdrawn': { status: 409, title: 'The team is withdrawn' },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'folder-has-faults': { status: 422, title: 'The round folder has faults' },
  'teams-have-faults': { status: 422, title: 'The list of teams has faults' },
  'draw-has-faults': { status: 422, title: 'The draw has faults' },
  'total-only-not-exportable': { status: 422, title: 'A slip with totals only has no round folder' },
  'not-in-folder-form': { status: 422, title: 'The round does not fit the form of a round folder' },
  'tout-on-nolo': { status: 422, title: 'There is no tout in a nolo contract' },
  'tout-made-not-won': { status: 422, title: 'A tout is made only with a contract that is won' },
  'penalty-not-granted': { status: 422, title: 'The rule grants no penalty point' },
  'board-not-on-table': { status: 422, title: 'The table has no such board' },
  'ruling-has-faults': { status: 422, title: 'The ruling does not fit the board' },
  'ruling-too-late': { status: 422, title: 'A time limit has passed; a written reason is needed' },
  'reason-names-someone': { status: 422, title: 'The reason is public and names who it was' },
  'time-in-future': { status: 422, title: 'The time is in the future' },
  'time-before-play-day': { status: 422, title: 'The time is before the day of the round' },
  'ruling-on-other-board': { status: 422, title: 'The ruling is on another table or board' },
  'rulings-wait': { status: 409, title: 'Rulings wait for a result here' },
  'penalty-of-ruling': { status: 409, title: 'The penalty point belongs to a ruling' },
  'already-withdrawn': { status: 409, title: 'It is withdrawn already' },
  'already-decided': { status: 409, title: 'It is decided already' },
  'scale-not-usable': { status: 422, title: 'The match-point scale cannot be used' },
  'too-few-teams': { status: 422, title: 'There are too few teams' },
  'password-too-short': { status: 422, title: 'The password is too short' },
  'too-many-requests': { status: 429, title: 'Too many tries; wait a little' },
  'not-ready': { status: 503, title: 'The server is not ready' },
  'internal-error': { status: 500, title: 'Something broke here' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457 problem details. Facts of the refusal stand beside the standard members. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(z.looseObject({ pointer: z.string(), code: z.string() })).optional(),
});
