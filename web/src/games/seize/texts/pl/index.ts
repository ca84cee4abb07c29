import type { Texts } from '..';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { roles } from './roles';
import { words } from './words';

export const pl: Texts = {
  title: '7 Seize',
  pitch: 'Wyłóż potajemnie kartę, podziel łupy i zgadnij, ile ważą.',
  names,
  options,
  refusals,
  roles,
  words,
};
