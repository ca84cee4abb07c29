// A card of Seven7s. Its band lies at the foot, so that it is what one sees of a card that others cover.
import { CardBack, cardHeight, cardWidth } from '../../../art/card_frame';
import { Numeral } from '../../../art/numerals';
import { typeOf, valueOf, type Colour } from '../cards';
import { texts } from '../texts';
import { ColourLetter, Hatched } from './band';
import { Icon } from './icons';
import { starPath } from './star';

/** How high the foot is, of a card 140 high. */
export const footHeight = 42;

export interface CardProps {
  card: string;
  colour: Colour | null;
  isWild?: boolean;
  /** Place and width inside another drawing. */
  x?: number;
  y?: number;
  width?: number;
}

export function Card({ card, colour, isWild = false, ...place }: CardProps) {
  const type = typeOf(card);
  return (
    <svg class="sevens-card" viewBox={`0 0 ${cardWidth} ${cardHeight}`} {...placed(place)} aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="98" height="138" rx="8" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5" />
      <g style={{ color: 'var(--ink)' }}>
        <Numeral value={valueOf(card)} x={10} y={10} height={32} />
        <text x="89" y="30" text-anchor="end" font-size="24" font-weight="700" fill="var(--ink-soft)">
          {texts().names.initials[type]}
        </text>
        <Icon type={type} x={23} y={36} size={56} />
        <Foot card={card} colour={colour} isWild={isWild} />
      </g>
    </svg>
  );
}

function placed({ x, y, width }: Pick<CardProps, 'x' | 'y' | 'width'>) {
  return width === undefined ? {} : { x: x ?? 0, y: y ?? 0, width, height: (width * cardHeight) / cardWidth };
}

function Foot({ card, colour, isWild }: Required<Pick<CardProps, 'card' | 'colour' | 'isWild'>>) {
  const top = cardHeight - footHeight;
  return (
    <g>
      {colour && <Band colour={colour} isWild={isWild} />}
      <rect x="6" y={top + 6} width="45" height="30" rx="6" fill="var(--card)" stroke={colour ? undefined : 'var(--card-edge)'} />
      <Icon type={typeOf(card)} x={8.5} y={top + 9} size={24} />
      <Numeral value={valueOf(card)} x={33} y={top + 10} height={22} />
      {colour && <ColourLetter colour={colour} x={81} y={top + 21} size={26} />}
    </g>
  );
}

function Band({ colour, isWild }: { colour: Colour; isWild: boolean }) {
  const top = cardHeight - footHeight;
  return (
    <g>
      <svg x="3" y={top + 2} width="94" height={footHeight - 5}>
        <Hatched colour={colour} width={94} height={footHeight - 5} />
      </svg>
      <rect x="3" y={top + 2} width="94" height={footHeight - 5} fill="none" stroke="var(--ink-soft)" />
      {isWild && (
        <>
          <rect x="2.5" y={top + 1.5} width="95" height={footHeight - 4} rx="3" fill="none" stroke="var(--glow)" stroke-width="5" />
          <path d={starPath(59.5, top + 21, 11)} fill="var(--glow)" stroke="var(--card)" stroke-width="2.5" paint-order="stroke" />
        </>
      )}
    </g>
  );
}

/** A card face down inside another drawing. */
export function Back(props: { x: number; y: number; width: number }) {
  return (
    <svg x={props.x} y={props.y} width={props.width} height={(props.width * cardHeight) / cardWidth}>
      <CardBack />
    </svg>
  );
}
