const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const solo = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' } as const;
const look = { board: 7, entryId: ID, version: 3, before: solo, tuple: solo } as const;

/** Payloads of second looks, as their schemas take them. */
export const SECOND_LOOK_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'board-looked-again': { ...look, same: true },
  'second-look-settled': look,
};
