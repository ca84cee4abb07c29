// The end of Seven7s: places by points, the kind of cards that made the difference or how a tie was broken, and the columns as they lay.
import { cardHeight, cardWidth } from '../../../art/card_frame';
import { texts as page } from '../../../texts/texts';
import type { Seat } from '../../../wire/protocol';
import { pictureSize, type FaceEnding, type Placing, type Situation } from '../../face';
import { differenceOf, lastWord, placedBy } from '../../outcome';
import { Back, Card } from '../art/card';
import { Icon } from '../art/icons';
import { handOf, handSize, isWild, paletteOf, seatIndex, seatsOf, types, type SevensType } from '../cards';
import { tieWords } from '../scoring';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { words } from './words';

type Now = Situation<SevensView>;

function placed({ view }: Now) {
  return placedBy(
    seatsOf(view).map((seat) => ({ seats: [seat], points: view.scores?.[seatIndex(seat)] ?? 0 })),
    view.winners,
  );
}

function placings(now: Now): Placing[] {
  return placed(now).map(({ place, seats, points }) => ({ place, seats, figure: texts().words.points(points) }));
}

/** `ending-wild` is an ending card above all. */
const kindOf = (key: string) => lastWord(key).split('-')[0]!;

function decided(now: Now): string | null {
  const tie = tieWords(now);
  if (tie) return tie;
  const [first, second] = placed(now).map(({ seats }) => seats[0]!);
  const difference = first && second ? differenceOf(now.scorings ?? [], first, second, kindOf) : null;
  if (!difference || now.view.winners?.length !== 1) return null;
  const scores = [first!, second!].map((seat, place) => texts().words.score(now.nameOf(seat), difference.amounts[place]!));
  return `${words[page().language].kinds[difference.kind] ?? ''} – ${scores.join(', ')}.`;
}

const { width, height } = pictureSize;
const columnWidth = width / types.length;
const cardSize = 92;
const tableHeight = 340;

function Picture(now: Now) {
  const seats = seatsOf(now.view);
  return (
    <g>
      {types.map((type, place) => (
        <svg key={type} x={place * columnWidth} y="0" width={columnWidth} height={tableHeight}>
          <ColumnPicture view={now.view} type={type} />
        </svg>
      ))}
      {seats.map((seat, place) => (
        <svg key={seat} x={(place * width) / seats.length} y={tableHeight + 12} width={width / seats.length} height={height - tableHeight - 12}>
          <HandPicture now={now} seat={seat} width={width / seats.length} />
        </svg>
      ))}
    </g>
  );
}

interface Spot {
  x: number;
  y: number;
  width: number;
}

function Placed({ view, card, ...spot }: { view: SevensView; card: string } & Spot) {
  return <Card card={card} colour={paletteOf(view)(card)} isWild={isWild(view, card)} {...spot} />;
}

/** Feet of the cards below stay in sight; the ending card lies sideways on top. */
function ColumnPicture({ view, type }: { view: SevensView; type: SevensType }) {
  const cards = view.columns[type] ?? [];
  const left = (columnWidth - cardSize) / 2;
  const step = 27;
  const first = 48 + Math.max(0, cards.length - 1) * step;
  const ending = view.ending?.column === type ? view.ending.card : null;
  return (
    <g>
      <Icon type={type} x={columnWidth / 2 - 20} y={2} size={40} />
      {cards.map((card, place) => (
        <Placed key={card} view={view} card={card} x={left} y={first - place * step} width={cardSize} />
      ))}
      {ending && (
        <g transform={`translate(${columnWidth / 2} 100) rotate(-90)`}>
          <Placed view={view} card={ending} x={-cardSize / 2} y={(-cardSize * cardHeight) / cardWidth / 2} width={cardSize} />
        </g>
      )}
    </g>
  );
}

function HandPicture({ now, seat, width: room }: { now: Now; seat: Seat; width: number }) {
  const { view } = now;
  const index = seatIndex(seat);
  const hand = handOf(view, index);
  const count = handSize(view, index);
  const size = Math.min(74, (room - 12) / Math.max(count, 1) - 4);
  return (
    <g>
      <text x="4" y="26" font-size="24" font-weight="700" fill="var(--ink)">
        {texts().words.score(now.nameOf(seat), view.scores?.[index] ?? 0)}
      </text>
      {Array.from({ length: count }, (_, place) => {
        const spot = { x: 4 + place * (size + 4), y: 42, width: size };
        return hand ? <Placed key={place} view={view} card={hand[place]!} {...spot} /> : <Back key={place} {...spot} />;
      })}
    </g>
  );
}

export const ending: FaceEnding<SevensView> = { placings, decided, Picture };
