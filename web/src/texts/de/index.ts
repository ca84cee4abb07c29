import type { Texts } from '../texts';
import { app } from './app';
import { frame } from './frame';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { seas } from './seas';
import { seize } from './seize';
import { sevens } from './sevens';

export const de: Texts = { language: 'de', app, frame, names, options, refusals, seas, seize, sevens };
