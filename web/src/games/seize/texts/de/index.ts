import type { Texts } from '..';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { roles } from './roles';
import { words } from './words';

export const de: Texts = {
  title: '7 Seize',
  pitch: 'Leg heimlich deine Karte, teil die Beute auf und schätze, was sie wiegt.',
  names,
  options,
  refusals,
  roles,
  words,
};
