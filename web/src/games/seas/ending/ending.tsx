// The end of 7 Seas: places by the ships, the category that made the difference over all rounds, every chest of the last one.
import { pictureSize, type FaceEnding, type Situation } from '../../face';
import { differenceOf, placedBy } from '../../outcome';
import { SeasCard } from '../art/card';
import { Chest, Ship } from '../art/things';
import { inDeckOrder } from '../cards';
import { membersOf, ownersOf, type Owner } from '../owners';
import { texts, type Texts } from '../texts';
import type { SeasView } from '../view';
import { ownerName } from '../words';

type Now = Situation<SeasView>;

function placed({ view }: Now) {
  const owners = ownersOf(view).map((owner) => ({ owner, seats: membersOf(view, owner), points: view.ships[owner]! }));
  return placedBy(owners, view.winners);
}

function placings(now: Now) {
  return placed(now).map(({ place, seats, points }) => ({ place, seats, figure: texts().words.points(points) }));
}

function decided(now: Now): string | null {
  const [first, second] = placed(now);
  const difference = first && second && first.place < second.place ? differenceOf(now.scorings ?? [], first.seats[0]!, second.seats[0]!) : null;
  if (!difference) return null;
  const words = texts().words;
  const gains = [first!, second!].map(({ owner }, place) => words.gain(ownerName(now, owner), difference.amounts[place]!));
  return `${words.lines[difference.kind as keyof Texts['words']['lines']]}: ${gains.join(', ')}.`;
}

const { width, height } = pictureSize;

/** Two chests beside each other, or four. */
function Picture(now: Now) {
  const owners = ownersOf(now.view);
  const rows = Math.ceil(owners.length / 2);
  const size = { width: width / 2 - 10, height: height / rows - 10 };
  return (
    <g>
      {owners.map((owner, place) => (
        <svg key={owner} x={(place % 2) * (width / 2 + 10)} y={Math.floor(place / 2) * (height / rows + 10)} {...size}>
          <OwnerPicture {...now} owner={owner} size={size} />
        </svg>
      ))}
    </g>
  );
}

interface OwnerProps extends Now {
  owner: Owner;
  size: { width: number; height: number };
}

function OwnerPicture({ owner, size, ...now }: OwnerProps) {
  const cards = inDeckOrder(now.view.scores.at(-1)?.chests[owner] ?? []);
  const cardWidth = Math.min(120, (size.height - 84) / 1.4);
  const step = Math.min(cardWidth + 6, (size.width - 32 - cardWidth) / Math.max(1, cards.length - 1));
  return (
    <g>
      <rect x="1" y="1" width={size.width - 2} height={size.height - 2} rx="14" fill="var(--surface)" stroke="var(--line)" stroke-width="2" />
      <svg x="14" y="10" width="56" height="46">
        <Chest owner={owner} isOpen />
      </svg>
      <text x="82" y="45" font-size="30" font-weight="700" fill="var(--ink)">
        {ownerName(now, owner)}
      </text>
      <svg x={size.width - 112} y="8" width="48" height="48">
        <Ship owner={owner} />
      </svg>
      <text x={size.width - 20} y="46" font-size="34" font-weight="700" text-anchor="end" fill="var(--brass)">
        {now.view.ships[owner]!}
      </text>
      {cards.map((card, place) => (
        <svg key={card} x={16 + place * step} y="66" width={cardWidth} height={cardWidth * 1.4}>
          <SeasCard card={card} printing={now.view} />
        </svg>
      ))}
    </g>
  );
}

export const ending: FaceEnding<SeasView> = { placings, decided, Picture };
