import type { Texts } from '../texts';

export const seize: Texts['seize'] = {};
