import './seas_art.css';
import { CardFace } from '../../../art/card_frame';
import { Numeral } from '../../../art/numerals';
import { isNamed, strengthOf, typeOf, valueOf, type Card, type Printing } from '../cards';
import { Letter, Picture } from './symbols';

/** A booty card: strength in the corners, the letter and symbol of its type, the booty value in a little chest. */
export function SeasCard({ card, printing }: { card: Card; printing: Printing }) {
  const type = typeOf(card);
  const strength = strengthOf(card);
  const value = valueOf(card, printing);
  return (
    <CardFace edge="var(--seas-edge)">
      <g class={`seas-${type}`}>
        <path d="M10 5H90A5 5 0 0 1 95 10V130A5 5 0 0 1 90 135H10A5 5 0 0 1 5 130V10A5 5 0 0 1 10 5Z" class="seas-panel" />
        <g class="seas-tone">
          <Numeral value={strength} x={11} y={11} height={29} />
          <g transform="rotate(180 50 70)">
            {/* Two figures leave the chest its room. */}
            <Numeral value={strength} x={11} y={11} height={strength > 9 ? 12 : 15} />
          </g>
        </g>
        <Letter type={type} x={77} y={12} height={17} />
        <g transform={isNamed(card) ? 'translate(53 71) scale(0.94)' : 'translate(50 70) scale(1.05)'}>
          <Picture card={card} />
        </g>
        {value !== null && <ValueChest value={value} />}
      </g>
    </CardFace>
  );
}

function ValueChest({ value }: { value: number }) {
  return (
    <g>
      <path d="M28 113C28 105 32 102 36 102H58C62 102 66 105 66 113Z" class="seas-full" />
      <path d="M28 113H66V131H28Z" class="seas-coffer" />
      <g class="seas-tone">
        <Numeral value={value} x={47} y={115} height={14} centred />
      </g>
      <path d="M44 107H50V113H44Z" class="seas-lock" />
    </g>
  );
}

