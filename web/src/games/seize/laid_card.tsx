import { CardBack } from '../../art/card_frame';
import { PlayingCardArt } from './art/playing_card';
import { SuitIcon } from './art/suits';
import { parseCard } from './cards';
import type { laidOf } from './players';
import { texts } from './texts';

/** A card before its owner. It turns over when it comes to lie face up; all turn together, because all come in one step. */
export function LaidCard({ laid: { card, isUp, isPast }, thing }: { laid: ReturnType<typeof laidOf>; thing: string }) {
  if (card === null) return <span class="seize-laid seize-laid-none" />;
  const known = typeof card === 'string' ? card : null;
  return (
    <span class="seize-laid" data-thing={thing} data-up={isUp || undefined} data-past={isPast || undefined}>
      <span class="seize-laid-turning">
        <span class="seize-laid-back">
          <CardBack />
        </span>
        <span class="seize-laid-front">{known && <PlayingCardArt card={known} />}</span>
      </span>
      {known && !isUp && <Peek card={known} />}
    </span>
  );
}

/** What we ourselves know of a card that lies face down. */
function Peek({ card }: { card: string }) {
  const { rank, suit, colour } = parseCard(card);
  return (
    <span class="seize-peek" data-colour={colour}>
      {texts().names.rank(rank)}
      <SuitIcon suit={suit} />
    </span>
  );
}

export function sayLaid({ card, isUp }: ReturnType<typeof laidOf>): string {
  const t = texts().words;
  if (card === null) return t.noCard;
  if (card === true) return t.faceDown;
  const name = texts().names.card(card);
  return isUp ? name : `${t.faceDown}: ${name}`;
}
