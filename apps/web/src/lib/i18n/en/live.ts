/** Streams of changes. */
export const live = {};
