import { book } from '../../../texts/book';
import { en } from './en';

export type Texts = typeof en;

export const texts = book<Texts>(en);
