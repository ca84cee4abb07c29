import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { words } from './words';

export const en = {
  title: '7 Seas',
  pitch: 'Capture the island’s booty, dodge the curses, bring your ship home.',
  names,
  options,
  refusals,
  words,
};
