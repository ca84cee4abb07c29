import type { Texts } from '../texts';

export const seas: Texts['seas'] = {};
