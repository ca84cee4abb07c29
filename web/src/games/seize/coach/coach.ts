import { coachOf } from '../../coach_words';
import type { FaceCoach } from '../../face';
import { parseAction } from '../actions';
import { pieceName } from '../pieces';
import { weightText } from '../say';
import { texts } from '../texts';
import type { SeizeView } from '../view';
import { words } from './words';

const card = (id: string) => texts().names.card(id);

const move: FaceCoach<SeizeView>['move'] = (action, { view, nameOf }) => {
  const piece = (id: string) => pieceName(view, id);
  const { verb, words: named } = parseAction(action);
  const [first, second] = named;
  switch (verb) {
    case 'squabble':
    case 'card':
      return card(first!);
    case 'captain':
      return nameOf(first!);
    case 'order':
      return named.map(nameOf).join(' → ');
    case 'red':
      return `${texts().words.colour.red}: ${named.map(piece).join(', ')}`;
    case 'steal':
      return `${piece(second!)} ← ${nameOf(first!)}`;
    default:
      return piece(first!);
  }
};

export const coach = coachOf<SeizeView>(words, {
  move,
  card,
  // Only what is kept in the hand are cards.
  thing: (thing, { key }, view) => (key === 'seize.coach.keeps' ? card(thing) : pieceName(view, thing)),
  amount: (weight, view) => weightText(view, [weight, weight]),
});
