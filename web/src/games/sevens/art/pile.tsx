import { cardHeight, cardWidth } from '../../../art/card_frame';
import { mostInColumn, usualPalette, type Colour, type SevensType } from '../cards';
import { Card, footHeight } from './card';
import { Icon } from './icons';

interface PileProps {
  type: SevensType;
  cards: readonly string[];
  /** The middle of its foot. */
  x: number;
  y: number;
  width?: number;
  wild?: Colour;
}

/** How much each card lifts the next one. */
export const liftOf = (width: number) => (width * footHeight) / cardWidth;

/** A column in a picture: seven places, the cards in them, its symbol below. */
export function Pile({ type, cards, x, y, width = 44, wild }: PileProps) {
  const lift = liftOf(width);
  const left = x - width / 2;
  return (
    <g>
      {Array.from({ length: mostInColumn }, (_, place) => (
        <path
          key={place}
          d={`M${left} ${y - place * lift}v${-lift}m${width} 0v${lift}`}
          fill="none"
          stroke="var(--line)"
          stroke-width="1.5"
        />
      ))}
      <path d={`M${left} ${y - mostInColumn * lift}h${width}`} stroke="var(--ink-soft)" stroke-width="1.5" stroke-dasharray="4 3" />
      <path d={`M${left - 3} ${y + 1}h${width + 6}`} stroke="var(--ink-soft)" stroke-width="3" />
      {cards.map((card, place) => (
        <PictureCard key={card} card={card} x={left} y={y - place * lift - (width * cardHeight) / cardWidth} width={width} wild={wild} />
      ))}
      <g style={{ color: 'var(--ink)' }}>
        <Icon type={type} x={x - 11} y={y + 6} size={22} />
      </g>
    </g>
  );
}

export function PictureCard(props: { card: string; x: number; y: number; width: number; wild?: Colour | undefined }) {
  const { wild, ...place } = props;
  const colour = usualPalette(props.card);
  return <Card {...place} colour={colour} isWild={colour === wild} />;
}
