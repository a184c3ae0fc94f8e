import { newId } from '$lib/new-id.ts';
import { TABLE } from '$lib/slip/slip.fixture.ts';
import { type RulingView } from './types.ts';

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
