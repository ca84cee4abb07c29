export const seize = {};
