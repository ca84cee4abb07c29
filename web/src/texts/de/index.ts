import type { Texts } from '../texts';
import { frame } from './frame';
import { seas } from './seas';
import { seize } from './seize';
import { sevens } from './sevens';

export const de: Texts = { language: 'de', frame, seas, seize, sevens };
