import type { Texts } from '..';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { words } from './words';

export const pl: Texts = {
  title: 'Seven7s',
  pitch: 'Czterdzieści dziewięć kart, siedem mocy i koniec, który możesz przyspieszyć.',
  names,
  options,
  refusals,
  words,
};
