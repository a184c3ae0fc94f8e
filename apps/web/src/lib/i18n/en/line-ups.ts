export const lineUps = {};
