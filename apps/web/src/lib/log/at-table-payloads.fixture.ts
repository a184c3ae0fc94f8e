const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const solo = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' } as const;
const word = { board: 7, entryId: ID, bySide: 'EW', version: 3, basedOn: 2 } as const;
const call = { callId: ID, version: 1, board: 7, about: 'disputed' } as const;

/** Payloads of what is said at the tables, as their schemas take them. */
export const AT_TABLE_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'board-said': { ...word, before: solo, tuple: { contract: 'pas' } },
  'board-confirmed': { ...word, tuple: solo },
  'board-disputed': { ...word, recorded: solo, tuple: null },
  'total-said': { board: 8, entryId: ID, bySide: 'NS', nsGamePoints: -3, stands: 2 },
  'director-called': call,
  'call-taken': { ...call, version: 2 },
  'call-taken-back': { ...call, version: 2 },
  'call-closed': { ...call, version: 3 },
};
