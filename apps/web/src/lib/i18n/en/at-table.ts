/** What the phones of a table do. */
export const atTable = {};
