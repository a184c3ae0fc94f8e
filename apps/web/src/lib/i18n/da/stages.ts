export const stages = {};
