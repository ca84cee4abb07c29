import { table } from './table';

export const frame = { table };
