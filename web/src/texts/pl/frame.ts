import type { Texts } from '../texts';

export const frame: Texts['frame'] = {};
