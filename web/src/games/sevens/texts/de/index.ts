import type { Texts } from '..';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { words } from './words';

export const de: Texts = {
  title: 'Seven7s',
  pitch: 'Neunundvierzig Karten, sieben Kräfte und ein Ende, das du herbeiführen kannst.',
  names,
  options,
  refusals,
  words,
};
