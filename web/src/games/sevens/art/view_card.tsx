import { isWild, paletteOf } from '../cards';
import type { SevensView } from '../view';
import { Card } from './card';

/** A card as this view tells it: in its colour, glowing while that is the wild one. */
export function ViewCard({ view, card }: { view: SevensView; card: string }) {
  return <Card card={card} colour={paletteOf(view)(card)} isWild={isWild(view, card)} />;
}
