import { coachOf } from '../../coach_words';
import type { FaceCoach } from '../../face';
import type { SevensType } from '../cards';
import { parseStep } from '../steps';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { cardWord, colourWord, typeWord } from '../words';
import { words } from './words';

const move: FaceCoach<SevensView>['move'] = (action, { view, nameOf }) => {
  const step = parseStep(`p0 ${action}`);
  switch (step.is) {
    case 'play':
    case 'place':
      return `${cardWord(step.card)} → ${typeWord(step.column)}`;
    case 'sin':
      return nameOf(step.victim);
    case 'call':
      return step.colour ? colourWord(step.colour) : String(step.number);
    case 'take':
      return cardWord(view.columns[step.column]!.at(-1)!);
    case 'look':
      return Object.entries(step.counts).filter(([, count]) => count > 0).map(([place, count]) => `${place === 'deck' ? texts().words.deck : nameOf(place)} ${count}`).join(', ');
    case 'stack':
      return step.cards.map(cardWord).join(', ');
    default:
      return action;
  }
};

export const coach = coachOf<SevensView>(words, {
  move,
  card: cardWord,
  thing: (thing, { key }) => {
    if (key === 'sevens.coach.fires') return typeWord(thing as SevensType);
    return key === 'sevens.coach.wild' ? colourWord(thing) : cardWord(thing);
  },
});
