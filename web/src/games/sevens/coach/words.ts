import { de } from './de';
import { en } from './en';
import { pl } from './pl';

/** In all languages: they come together, when somebody asks the coach. */
export const words = { en, de, pl };
