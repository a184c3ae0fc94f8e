export const pools = {};
