import { Card } from './art/card';
import { allCards, usualPalette } from './cards';
import type { Scenes } from '../../gallery/scenes';

function Deck({ width }: { width: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(7, ${width}px)`, gap: 6, padding: 8 }}>
      {allCards.map((card) => (
        <Card key={card} card={card} colour={usualPalette(card)} isWild={usualPalette(card) === 'green'} />
      ))}
    </div>
  );
}

export const scenes: Scenes = {
  small: () => <Deck width={44} />,
  cards: () => <Deck width={100} />,
  large: () => <Deck width={200} />,
};
