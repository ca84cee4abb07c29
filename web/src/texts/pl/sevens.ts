import type { Texts } from '../texts';

export const sevens: Texts['sevens'] = {};
