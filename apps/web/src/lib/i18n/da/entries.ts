export const entries = {};
