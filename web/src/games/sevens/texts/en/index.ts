import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { words } from './words';

export const en = {
  title: 'Seven7s',
  pitch: 'Forty-nine cards, seven powers, and an end that you can hasten.',
  names,
  options,
  refusals,
  words,
};
