import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { roles } from './roles';
import { words } from './words';

export const en = {
  title: '7 Seize',
  pitch: 'Lay cards in secret, divide the loot, guess what it weighs.',
  names,
  options,
  refusals,
  roles,
  words,
};
