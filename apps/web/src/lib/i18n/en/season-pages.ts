export const seasonPages = {};
