import type { Texts } from '../texts';
import { app } from './app';
import { frame } from './frame';
import { refusals } from './refusals';

export const pl: Texts = { language: 'pl', app, frame, refusals };
