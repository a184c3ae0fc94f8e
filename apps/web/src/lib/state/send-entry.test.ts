import { expect, it } from 'vitest';
import { boardLine } from '../slip/slip.fixture.ts';
import { answerOf } from './send-entry.ts';

it.each([
  [{ code: 'no-connection' }, { kind: 'unreachable' }],
  [{ code: 'not-signed-in', status: 401 }, { kind: 'signed-out' }],
  [{ code: 'too-many-requests', status: 429 }, { kind: 'busy' }],
  [{ code: 'not-ready', status: 503 }, { kind: 'busy' }],
  [{ code: 'internal-error', status: 500 }, { kind: 'busy' }],
  [{ code: 'unknown', status: 502 }, { kind: 'busy' }],
  [
    { code: 'stale-version', status: 409, current: boardLine(3) },
    { kind: 'stale', theirs: boardLine(3) },
  ],
  [
    { code: 'overwrite-asks-first', status: 409, current: boardLine(3) },
    { kind: 'asks-first', theirs: boardLine(3) },
  ],
  [
    { code: 'round-not-open', status: 409 },
    { kind: 'refused', problem: 'round-not-open' },
  ],
  [
    { code: 'board-cancelled', status: 409 },
    { kind: 'refused', problem: 'board-cancelled' },
  ],
  [
    { code: 'key-used-differently', status: 409 },
    { kind: 'refused', problem: 'key-used-differently' },
  ],
  [
    { code: 'not-found', status: 404 },
    { kind: 'refused', problem: 'not-found' },
  ],
  [
    { code: 'not-allowed', status: 403 },
    { kind: 'refused', problem: 'not-allowed' },
  ],
])('%j means %j', (problem, answer) => {
  expect(answerOf(problem)).toEqual(answer);
});
