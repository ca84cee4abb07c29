// Scenes for the gallery, out of real games.
import type { ComponentChildren } from 'preact';
import { CardBack } from '../../art/card_frame';
import type { Scenes } from '../../gallery/scenes';
import { StillGame } from '../../table/testing/still_table';
import { SeasCard } from './art/card';
import { types, usualPrinting, type Card } from './cards';
import { seasFace } from './face';
import { pictures as drawings } from './pictures/pictures';
import { fixtures, type Fixture } from './testing/fixtures';

const deck = types.flatMap((type) => Array.from({ length: 10 }, (_, index) => `${type}${index + 1}`));
const people = ['Ada', 'Ben', 'Cleo', 'Dominika'];

function situationOf({ view, you, legal, past, scorings }: Fixture) {
  return { view, you, legal, past, scorings, nameOf: (seat: string) => (seat === you ? 'You' : people[Number(seat.slice(1))]!) };
}

function Sheet({ children }: { children: ComponentChildren }) {
  return <div style={{ maxWidth: '60rem', margin: 'auto', padding: '1rem' }}>{children}</div>;
}

function Cards({ width, cards }: { width: number; cards: Card[] }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '6px', padding: '6px' }}>
      {cards.map((card) => (
        <span key={card} style={{ width: `${width}px` }}>
          <SeasCard card={card} printing={usualPrinting} />
        </span>
      ))}
      <span style={{ width: `${width}px` }}>
        <CardBack />
      </span>
    </div>
  );
}

const boards = Object.entries(fixtures).map(([name, fixture]) => [name, () => <StillGame {...fixture} />] as const);
const scorings = (['scoring', 'scoringTeams', 'over'] as const).map(
  (name) =>
    [
      `lines-${name}`,
      () => (
        <Sheet>
          <seasFace.Scoring {...situationOf(fixtures[name])} />
        </Sheet>
      ),
    ] as const,
);
const pictures = Object.entries(drawings).map(
  ([name, Picture]) =>
    [
      name,
      () => (
        <Sheet>
          <Picture />
        </Sheet>
      ),
    ] as const,
);

const ownValues = { ...fixtures.play4, view: { ...fixtures.play4.view, options: { ...fixtures.play4.view.options, values: 'printed.txt' } } };

export const scenes: Scenes = {
  reference: () => <StillGame {...fixtures.play4} dialog="reference" />,
  'own-values': () => <StillGame {...ownValues} />,
  ...Object.fromEntries([...boards, ...scorings, ...pictures]),
  door: () => (
    <Sheet>
      <seasFace.Door />
    </Sheet>
  ),
  cards: () => (
    <>
      <Cards width={44} cards={deck} />
      <Cards width={100} cards={deck} />
      <Cards width={200} cards={['G1', 'G7', 'C1', 'C6', 'R1', 'R10', 'X1', 'X8']} />
    </>
  ),
};
