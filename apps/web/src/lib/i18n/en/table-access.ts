/** Who lets the phones of the tables in: PINs, cards, revoking. */
export const tableAccess = {};
