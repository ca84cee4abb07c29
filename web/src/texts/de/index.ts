import type { Texts } from '../texts';
import { app } from './app';
import { frame } from './frame';
import { plain } from './plain';
import { refusals } from './refusals';

export const de: Texts = { language: 'de', app, frame, plain, refusals };
