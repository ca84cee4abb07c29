import type { Texts } from '..';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { words } from './words';

export const pl: Texts = {
  title: '7 Seas',
  pitch: 'Zdobądź łupy z wyspy, unikaj klątw i sprowadź swój statek do domu.',
  names,
  options,
  refusals,
  words,
};
