import type { Language } from '../plural';
import { app } from './app';
import { frame } from './frame';
import { names } from './names';
import { options } from './options';
import { refusals } from './refusals';
import { seas } from './seas';
import { seize } from './seize';
import { sevens } from './sevens';

export const en = { language: 'en' as Language, app, frame, names, options, refusals, seas, seize, sevens };
