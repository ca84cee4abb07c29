import { coachOf } from '../../coach_words';
import type { SeasView } from '../view';
import { actionLabel, cardWord } from '../words';
import { words } from './words';

const card = (name: string) => cardWord(name, 'name');

export const coach = coachOf<SeasView>(words, { move: (action, { view }) => actionLabel(action, view), card, thing: card });
