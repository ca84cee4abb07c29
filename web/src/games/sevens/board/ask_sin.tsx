import type { BoardProps } from '../../face';
import { Group } from '../../group';
import { handSize, seatsOf } from '../cards';
import { knownCards } from '../say';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { HandMark } from './hand_mark';
import { Line } from './line';

/** Deadly Sins: whose hand a card is drawn from. */
export function AskSin({ view, you, nameOf, act, line }: BoardProps<SevensView> & { line: string }) {
  const words = texts().words;
  return (
    <>
      <Line text={line} />
      <Group label={words.victim} class="sevens-tiles">
        {seatsOf(view).map((seat, index) =>
          seat === you ? null : (
            <button
              key={seat}
              type="button"
              class="sevens-tile"
              aria-label={`${nameOf(seat)}, ${words.holds(handSize(view, index), knownCards(view, index))}`}
              onClick={() => act(`sin ${seat}`)}
            >
              <span class="sevens-tile-name">{nameOf(seat)}</span>
              <HandMark view={view} index={index} />
            </button>
          ),
        )}
      </Group>
    </>
  );
}
