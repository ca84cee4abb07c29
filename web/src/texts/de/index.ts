import type { Texts } from '../texts';
import { app } from './app';
import { frame } from './frame';
import { refusals } from './refusals';

export const de: Texts = { language: 'de', app, frame, refusals };
