import { newId } from '$lib/new-id.ts';
import { TABLE } from '$lib/slip/slip.fixture.ts';
import { type RulingEffect, type RulingView } from './types.ts';

/** A ruling in force on board 1 of table 1, with what matters to a test. */
export const rulingView = (given: Partial<RulingView> = {}): RulingView => ({
  id: newId(),
  matchId: '01900000-0000-7000-8000-000000000012',
  matchNumber: 1,
  matchVersion: 1,
  tableId: TABLE,
  tableNumber: 1,
  board: 1,
  seat: 'N',
  rule: 'revoke-declarer',
  paragraphs: [16],
  facts: {},
  note: null,
  calledAt: null,
  late: null,
  penalty: false,
  status: 'in-force',
  before: { tuple: null, cancelled: false, nsGamePoints: 0 },
  after: { tuple: null, cancelled: false, nsGamePoints: 0 },
  madeAt: '2026-11-15T13:00:00.000Z',
  madeBy: 'Karen Blixt',
  withdrawnAt: null,
  folderErrorId: null,
  appeals: [],
  ...given,
});

const NOTHING = { tuple: null, cancelled: false, nsGamePoints: 0 };

/** A board, its match and its places as an effect tells them: nothing yet. */
export const sideView = (given: Partial<RulingEffect['before']> = {}): RulingEffect['before'] => ({
  a: NOTHING,
  b: NOTHING,
  score: { homeGamePoints: 0, awayGamePoints: 0, homeMatchPoints: 1, awayMatchPoints: 1 },
  penaltiesToHome: 0,
  homePlace: null,
  awayPlace: null,
  ...given,
});

/** An effect: none, but for what is given. */
export const effectView = (given: Partial<RulingEffect> = {}): RulingEffect => ({
  versions: { a: 1, b: 1 },
  before: sideView(),
  after: sideView(),
  moved: [],
  dependents: [],
  stageDifference: null,
  ...given,
});
