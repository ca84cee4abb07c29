export const seas = {};
