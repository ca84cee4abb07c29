import type { BoardProps } from '../face';
import { Group } from '../group';
import { PlayingCardArt } from './art/playing_card';
import { place } from './flights';
import { offered } from './offers';
import { handOf } from './players';
import { texts } from './texts';
import type { SeizeView } from './view';

export function Hand({ view, you, legal, act, isStill }: BoardProps<SeizeView>) {
  const hand = you === null ? 0 : handOf(view, you);
  if (typeof hand === 'number') return null;
  const verb = view.phase === 'squabble' ? 'squabble' : 'card';
  const playable = offered(legal, verb);
  return (
    <Group label={texts().words.hand} class="seize-hand" data-place={place.hand}>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class="seize-hand-card"
          data-thing={card}
          data-legal={(playable.has(card) && !isStill) || undefined}
          aria-label={texts().names.card(card)}
          onClick={() => legal.length > 0 && !isStill && act(`${verb} ${card}`)}
        >
          <PlayingCardArt card={card} />
        </button>
      ))}
    </Group>
  );
}
