import type { Texts } from '../texts';
import { app } from './app';
import { frame } from './frame';
import { plain } from './plain';
import { refusals } from './refusals';

export const pl: Texts = { language: 'pl', app, frame, plain, refusals };
