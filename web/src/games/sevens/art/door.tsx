import { usualPalette } from '../cards';
import { Card } from './card';

const fan = ['A1', 'C2', 'D1', 'H4', 'L5', 'S4', 'W4'];

/** Seven cards of seven types, fanned. */
export function Door() {
  return (
    <svg class="sevens-door" viewBox="0 -8 320 200" aria-hidden="true" focusable="false">
      {fan.map((card, place) => (
        <g key={card} transform={`rotate(${(place - 3) * 10} 160 290)`}>
          <Card card={card} colour={usualPalette(card)} x={130} y={32} width={60} />
        </g>
      ))}
    </svg>
  );
}
