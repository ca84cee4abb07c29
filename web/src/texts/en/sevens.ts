export const sevens = {};
