/** A slip keyed again by somebody else, and what differs. */
export const secondLook = {};
