// The end of 7 Seize: places as the core tells them, the last contest with what it was decided by, and everybody's treasure.
import { pictureSize, type FaceEnding, type Placing, type Situation } from '../../face';
import { texts as page } from '../../../texts/texts';
import { PieceArt } from '../art/piece';
import { contestsOf, placesOf } from '../contests';
import { outcomeOf } from '../scoring';
import { pieceName, rangeOf } from '../pieces';
import { collectionOf, playersOf } from '../players';
import { weightText } from '../say';
import type { SeizeView } from '../view';
import { shortName } from '../who';
import { words } from './words';

type Now = Situation<SeizeView>;

const scoringOf = ({ scorings }: Now) => scorings?.[0] ?? [];
const exact = (view: SeizeView, weight: number) => weightText(view, [weight, weight]);

function placings(now: Now): Placing[] {
  return placesOf(scoringOf(now)).map(({ place, player, weight }) => ({ place, seats: [player], figure: exact(now.view, weight) }));
}

function decided(now: Now): string | null {
  const contests = contestsOf(scoringOf(now));
  const [first, second] = placesOf(scoringOf(now)).map(({ player }) => player);
  const contest = contests.find(({ left, right }) => [left, right].every((player) => player === first || player === second)) ?? contests.at(-1);
  if (!contest) return null;
  return [outcomeOf(now, contest), leadOf(now), heaviestOf(now)].filter(Boolean).join(' ');
}

/** How far the first two are apart. */
function leadOf(now: Now): string {
  const [first, second] = placesOf(scoringOf(now));
  const lead = first && second ? Math.abs(first.weight - second.weight) : 0;
  return lead > 0 ? words[page().language].lead(exact(now.view, lead)) : '';
}

function heaviestOf(now: Now): string {
  const { view } = now;
  const owned = playersOf(view).flatMap((player) => collectionOf(view, player).map((piece) => ({ player, piece, weight: rangeOf(view, piece)[1] })));
  const heaviest = owned.sort((a, b) => b.weight - a.weight)[0];
  return heaviest ? words[page().language].heaviest(pieceName(view, heaviest.piece), shortName(now, heaviest.player), exact(view, heaviest.weight)) : '';
}

const { width, height } = pictureSize;

/** A row for everybody, the heaviest things first. */
function Picture(now: Now) {
  const { view } = now;
  const players = playersOf(view);
  const row = height / players.length;
  return (
    <g>
      {players.map((player, place) => (
        <svg key={player} x="0" y={place * row} width={width} height={row}>
          <Row now={now} player={player} height={row} />
        </svg>
      ))}
    </g>
  );
}

function Row({ now, player, height: rowHeight }: { now: Now; player: string; height: number }) {
  const { view } = now;
  const pieces = collectionOf(view, player).toSorted((a, b) => rangeOf(view, b)[1] - rangeOf(view, a)[1]);
  const left = 250;
  const size = Math.min(rowHeight - 34, (width - left - 24) / Math.max(1, pieces.length));
  const middle = rowHeight / 2;
  return (
    <g>
      <rect x="1" y="4" width={width - 2} height={rowHeight - 8} rx="14" fill="var(--surface)" stroke="var(--line)" stroke-width="2" />
      <text x="20" y={middle + 10} font-size="30" font-weight="700" fill="var(--ink)">
        {shortName(now, player)}
      </text>
      {pieces.map((piece, place) => (
        <g key={piece}>
          <svg x={left + place * size + 3} y={middle - size / 2 - 7} width={size - 6} height={size - 6}>
            <PieceArt id={piece} />
          </svg>
          <text x={left + (place + 0.5) * size} y={middle + size / 2 + 4} font-size={Math.min(17, size / 4)} text-anchor="middle" fill="var(--ink-soft)">
            {exact(view, rangeOf(view, piece)[1])}
          </text>
        </g>
      ))}
    </g>
  );
}

export const ending: FaceEnding<SeizeView> = { placings, decided, Picture };
