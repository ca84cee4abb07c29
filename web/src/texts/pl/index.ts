import type { Texts } from '../texts';
import { app } from './app';
import { frame } from './frame';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { seas } from './seas';
import { seize } from './seize';
import { sevens } from './sevens';

export const pl: Texts = { language: 'pl', app, frame, names, options, refusals, seas, seize, sevens };
