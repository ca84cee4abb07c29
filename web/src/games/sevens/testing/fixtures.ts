// Real views of the engine, each with the seat that sees it and its legal actions.
import type { Foretelling, Scoring } from '../../../wire/protocol';
import type { Situation } from '../../face';
import type { SevensView } from '../view';
import foretold from './foretold.json';
import scorings from './scorings.json';
import views from './views.json';

export type FixtureName = keyof typeof views;

const names = ['Ada', 'Ben', 'Cleo', 'Dai'];

export function fixture(name: FixtureName): Situation<SevensView> {
  const { view, you, legal } = views[name];
  const told = { scorings: (scorings as Record<string, Scoring[]>)[name], foretold: (foretold as Record<string, Foretelling>)[name] };
  return { view: view as unknown as SevensView, you, legal, past: [], ...told, nameOf: nameFor(you) };
}

export const nameFor = (you: string | null) => (seat: string) => (seat === you ? 'You' : names[Number(seat.slice(1))]!);

/** The same table as somebody sees it who only watches. */
export function watched(name: FixtureName): Situation<SevensView> {
  const { view } = fixture(name);
  const hands = view.hands.map((hand) => (Array.isArray(hand) ? hand.length : hand));
  return {
    view: { ...view, hands, known: view.hands.map(() => []), known_deck: [], looking: null },
    you: null,
    legal: [],
    past: [],
    nameOf: nameFor(null),
  };
}
