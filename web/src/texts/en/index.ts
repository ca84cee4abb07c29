import type { Language } from '../plural';
import { app } from './app';
import { frame } from './frame';
import { plain } from './plain';
import { refusals } from './refusals';

export const en = { language: 'en' as Language, app, frame, plain, refusals };
