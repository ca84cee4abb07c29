import './seas.css';
import { SeasCard } from './art/card';
import { usualPrinting } from './cards';
import { Shore } from './art/shore';
import { Ship } from './art/things';

/** An island, a ship, three cards. */
export function Door() {
  return (
    <div class="seas-door" aria-hidden="true">
      <Shore />
      <div class="seas-door-cards">
        {['C1', 'X1', 'R1'].map((card, index) => (
          <span key={card} style={{ '--tilt': index - 1 }}>
            <SeasCard card={card} printing={usualPrinting} />
          </span>
        ))}
      </div>
      <Ship owner={1} />
    </div>
  );
}
