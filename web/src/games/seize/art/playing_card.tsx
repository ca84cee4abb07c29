// Our own playing cards: rank and suit in the corners, pips for the numbers, an emblem for what a picture card does.
import type { ComponentChildren } from 'preact';
import { CardFace } from '../../../art/card_frame';
import { Numeral } from '../../../art/numerals';
import { parseCard, type PlayingCard } from '../cards';
import { texts } from '../texts';
import { SuitShape, suitColour } from './suits';

const left = 36;
const right = 64;
const middle = 50;

/** Pips of 2 to 10 around the middle of the card. */
const pips: Record<string, [x: number, y: number][]> = {
  '2': column(middle, [32, 108]),
  '3': column(middle, [30, 70, 110]),
  '4': both([32, 108]),
  '5': [...both([32, 108]), [middle, 70]],
  '6': both([30, 70, 110]),
  '7': [...both([30, 70, 110]), [middle, 50]],
  '8': [...both([30, 70, 110]), [middle, 50], [middle, 90]],
  '9': [...both([28, 56, 84, 112]), [middle, 70]],
  '10': [...both([28, 56, 84, 112]), [middle, 42], [middle, 98]],
};

function column(x: number, ys: number[]): [number, number][] {
  return ys.map((y) => [x, y]);
}
function both(ys: number[]): [number, number][] {
  return [...column(left, ys), ...column(right, ys)];
}

/** What a picture card does, in a box of 60: the crown owns all, the mask steals, two sabres take two. */
const emblems: Record<string, string> = {
  K: 'M4 18 17 32 30 8 43 32 56 18 51 48H9ZM9 53H51V58H9Z',
  Q: 'M3 24C12 17 21 18 30 22 39 18 48 17 57 24 58 37 50 47 41 46 36 45 33 41 30 38 27 41 24 45 19 46 10 47 2 37 3 24ZM11 31C13 38 21 39 25 33 21 27 15 27 11 31ZM49 31C47 38 39 39 35 33 39 27 45 27 49 31ZM24 14 30 4 36 14 30 17Z',
  J: 'M9 5C13 22 22 36 38 45L43 40 47 44 43 48 51 56 47 60 39 52 35 56 31 52 35 48C18 38 9 24 9 5ZM51 5C47 22 38 36 22 45L17 40 13 44 17 48 9 56 13 60 21 52 25 56 29 52 25 48C42 38 51 24 51 5Z',
};

export function PlayingCardArt({ card }: { card: string }) {
  const parsed = parseCard(card);
  return (
    <CardFace>
      <Corner card={parsed} />
      <g transform="rotate(180 50 70)">
        <Corner card={parsed} />
      </g>
      <Middle card={parsed} />
    </CardFace>
  );
}

function Corner({ card }: { card: PlayingCard }) {
  return (
    <g style={{ color: suitColour(card.suit) }}>
      <Numeral value={texts().names.rank(card.rank)} x={card.rank === '10' ? 16.5 : 16} y={8} height={card.rank === '10' ? 17 : 22} centred />
      <SuitShape suit={card.suit} x={16} y={41} size={15} />
    </g>
  );
}

function Middle({ card: { rank, suit } }: { card: PlayingCard }) {
  const spots = pips[rank];
  if (spots) {
    return (
      <>
        {spots.map(([x, y]) => (
          <SuitShape key={`${x} ${y}`} suit={suit} x={x} y={y} size={rank === '10' || rank === '9' ? 21 : 24} isTurned={y > 70} />
        ))}
      </>
    );
  }
  if (rank === 'A') return <Ace suit={suit} />;
  return (
    <Framed>
      <path d={emblems[rank]} fill="var(--brass)" fill-rule="evenodd" transform="translate(27.5 28) scale(0.75)" />
      <SuitShape suit={suit} x={middle} y={97} size={30} />
    </Framed>
  );
}

function Ace({ suit }: Pick<PlayingCard, 'suit'>) {
  return (
    <>
      <circle cx="50" cy="70" r="27" fill="none" stroke="var(--brass)" stroke-width="1.5" />
      <circle cx="50" cy="70" r="31" fill="none" stroke="var(--brass)" stroke-width="2.5" stroke-dasharray="0.1 6.39" stroke-linecap="round" />
      <SuitShape suit={suit} x={middle} y={70} size={36} />
    </>
  );
}

function Framed({ children }: { children: ComponentChildren }) {
  return (
    <>
      <rect x="27" y="16" width="46" height="108" rx="6" fill="none" stroke="var(--brass)" stroke-width="1.2" stroke-opacity="0.7" />
      {children}
    </>
  );
}
