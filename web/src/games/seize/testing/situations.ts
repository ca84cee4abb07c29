// Situations of real games, made with the engine, for the gallery and for tests.
import type { Scoring } from '../../../wire/protocol';
import type { Situation } from '../../face';
import type { SeizeView } from '../view';
import fixtures from './fixtures.json';
import scorings from './scorings.json';

interface Fixture {
  you: string;
  legal: string[];
  past: string[];
  view: Omit<SeizeView, 'weights'> & { weights: string | SeizeView['weights'] };
}

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Edda', 'Finn', 'Gita'];

/** Weights that are not yet known are the same in all games of one booty. */
function situationOf(name: string, fixture: Fixture): Situation<SeizeView> {
  const { weights } = fixture.view;
  const view = { ...fixture.view, weights: typeof weights === 'string' ? fixtures.weights[weights as 'treasure'] : weights } as SeizeView;
  return { ...fixture, view, scorings: (scorings as Record<string, Scoring[]>)[name], nameOf: (seat) => names[Number(seat.slice(1))] ?? seat };
}

export const situations: Record<string, Situation<SeizeView>> = Object.fromEntries(
  Object.entries(fixtures.situations as unknown as Record<string, Fixture>).map(([name, fixture]) => [name, situationOf(name, fixture)]),
);
