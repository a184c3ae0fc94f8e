const ID = '0192f000-0000-7000-8000-000000000009';
const grant = { grantId: ID, role: 'secretary', clubId: ID, tournamentId: null };
const team = { version: 2, number: 4, clubId: ID, playerIds: [ID] };

/** Payloads of entering teams and of asking people in. */
export const ENTRY_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'user-invited': grant,
  'user-link-renewed': { purpose: 'invitation' },
  'role-granted': { ...grant, role: 'committee', clubId: null },
  'role-revoked': grant,
  'entry-terms-set': {
    version: 1,
    opensAt: null,
    deadline: '2026-10-18T21:59:00.000Z',
    paymentDeadline: null,
    feeOre: 60_000,
  },
  'entry-list-shown': { version: 2, shown: true },
  'entry-submitted': {
    ...team,
    state: 'submitted',
    late: true,
    previousTeamId: null,
    amountOre: 60_000,
    reference: '26-001-U',
  },
  'entry-changed': { ...team, state: 'accepted', fields: ['name', 'members'] },
  'entry-decided': { version: 3, state: 'accepted', unpaid: true },
  'entry-withdrawn': { version: 4 },
  'entry-fee-set': { version: 2, state: 'paid', amountOre: 60_000, paidOn: '2026-10-05' },
};
