import { de } from './de';
import { en } from './en';
import { pl } from './pl';

export const words = { en, de, pl };
