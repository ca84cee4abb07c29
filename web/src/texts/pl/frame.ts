import type { Texts } from '../texts';
import { table } from './table';

export const frame: Texts['frame'] = { table };
