export const exchange = {};
