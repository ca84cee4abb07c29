import type { Texts } from '..';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { words } from './words';

export const de: Texts = {
  title: '7 Seas',
  pitch: 'Hol die Beute von der Insel, meide die Flüche und bring dein Schiff nach Hause.',
  names,
  options,
  refusals,
  words,
};
