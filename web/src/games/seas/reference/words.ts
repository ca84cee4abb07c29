import { de } from './de';
import { en } from './en';
import { pl } from './pl';

/** In all languages: they come together, when somebody opens the reference. */
export const words = { en, de, pl };
