import { Numeral } from '../../../art/numerals';
import { Chest } from '../art/things';
import { types, typeOf, type Card } from '../cards';
import { Lines, Plan, Put, PutCard } from './plan';

interface Booty {
  cards: string;
  best: string;
  points: number;
}

/** The worked example of the rules: three chests laid open. */
const booties: Booty[] = [
  { cards: 'G2 G3 G5 G10 C2 C6 C9 R1 R3 R7 R8 X4 X5 X8', best: 'G5 C6 R7 X5', points: 2 },
  { cards: 'G1 G4 G8 C3 C5 C7 C10 R5 R6 R10 X1 X2 X7 X9', best: 'G1 C7 R6 X1', points: 2 },
  { cards: 'G6 G7 C1 C4 C8 R2 R4', best: 'G7 C1 R4', points: 3 },
];

export function ScoringPicture() {
  return (
    <div class="seas-halves is-thirds">
      {booties.map((booty, owner) => (
        <OpenChest key={owner} owner={owner} {...booty} />
      ))}
    </div>
  );
}

function OpenChest({ owner, cards, best, points }: Booty & { owner: number }) {
  const all: Card[] = cards.split(' ');
  return (
    <Plan width={200} height={224}>
      {types.flatMap((type, column) =>
        all
          .filter((card) => typeOf(card) === type)
          .map((card, row) => (
            <PutCard key={card} card={card} x={6 + column * 48} y={6 + row * 25} width={44} {...(best.split(' ').includes(card) ? { ring: 'one' as const } : {})} />
          )),
      )}
      <Put x={56} y={168} width={60}>
        <Chest owner={owner} isOpen />
      </Put>
      <Lines width={200} height={224}>
        <g class="seas-sum">
          <Numeral value={points} x={134} y={182} height={28} centred />
        </g>
      </Lines>
    </Plan>
  );
}
