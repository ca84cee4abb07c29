import type { Language } from '../plural';
import { frame } from './frame';
import { seas } from './seas';
import { seize } from './seize';
import { sevens } from './sevens';

export const en = { language: 'en' as Language, frame, seas, seize, sevens };
