// The pictures of the rules pages, see docs/rules/README.md.
import type { FunctionComponent } from 'preact';
import { CardBack } from '../../../art/card_frame';
import { Numeral } from '../../../art/numerals';
import { Shore } from '../art/shore';
import { Chest, Compass, Ship } from '../art/things';
import type { Card } from '../cards';
import { spotOf } from '../route';
import { Arrow, Lines, Plan, Put, PutCard } from './plan';
import { ScoringPicture } from './scoring_picture';

const display: Card[] = ['C2', 'G4', 'R6', 'X8'];

function TablePicture() {
  const hand: Card[] = ['R1', 'C3', 'G4', 'X5', 'G7', 'R8', 'C9', 'X10'];
  return (
    <Plan width={400} height={340}>
      <Route />
      {[0, 1, 2, 3].map((owner) => (
        <Put key={owner} x={owner * 7} y={12 + (owner % 2) * 9} width={18}>
          <Ship owner={owner} />
        </Put>
      ))}
      <EdgeChest owner={2} x={180} y={64} />
      <EdgeChest owner={1} x={8} y={150} />
      <EdgeChest owner={3} x={350} y={150} />
      <EdgeChest owner={0} x={20} y={272} />
      <Put x={12} y={264} width={16}>
        <Compass />
      </Put>
      <div class="seas-put-shore">
        <Shore />
      </div>
      {[0, 1, 2].map((at) => (
        <Put key={at} x={68 + at * 1.5} y={146 - at * 1.5} width={38}>
          <CardBack />
        </Put>
      ))}
      {display.map((card, at) => (
        <PutCard key={card} card={card} x={139 + at * 50} y={140} width={45} />
      ))}
      {hand.map((card, at) => (
        <PutCard key={card} card={card} x={84 + at * 38} y={252 + (at - 3.5) ** 2 * 0.6} width={46} tilt={(at - 3.5) * 2} />
      ))}
    </Plan>
  );
}

/** Fourteen spaces, the ships before the first. */
function Route() {
  const at = (space: number) => {
    const { x, y } = spotOf(space, 14);
    return { x: 10 + x * 3.8, y: y * 0.55 };
  };
  const path = Array.from({ length: 57 }, (_, step) => at(step / 4)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <Lines width={400} height={340}>
      <path d={`M${path.join('L')}`} class="seas-dashed" />
      {Array.from({ length: 14 }, (_, index) => (
        <g key={index} transform={`translate(${at(index + 1).x} ${at(index + 1).y})`}>
          <circle r="10" class="seas-dot" />
          <Numeral value={index + 1} x={0} y={-4.5} height={9} centred />
        </g>
      ))}
    </Lines>
  );
}

function EdgeChest({ owner, x, y }: { owner: number; x: number; y: number }) {
  return (
    <>
      <Put x={x} y={y} width={42}>
        <Chest owner={owner} />
      </Put>
      <Put x={x + 28} y={y - 6} width={20}>
        <Count value={owner * 2 + 3} />
      </Put>
    </>
  );
}

function Count({ value }: { value: number }) {
  return (
    <svg viewBox="-10 -10 20 20" class="seas-count-dot">
      <circle r="9" />
      <Numeral value={value} x={0} y={-5} height={10} centred />
    </svg>
  );
}

function CardPicture() {
  const parts = [
    { from: [40, 32], to: [92, 36] },
    { from: [246, 32], to: [206, 30] },
    { from: [40, 176], to: [118, 184] },
    { from: [40, 106], to: [104, 116] },
  ] as const;
  return (
    <Plan width={400} height={220}>
      <PutCard card="G1" x={78} y={8} width={146} />
      {(['X1', 'C1', 'R1'] as const).map((card, at) => (
        <PutCard key={card} card={card} x={268 + (at % 2) * 66} y={at < 2 ? 12 : 112} width={62} />
      ))}
      <Lines width={400} height={220}>
        {parts.map(({ from, to }, index) => (
          <g key={index}>
            <path d={`M${from.join(' ')}L${to.join(' ')}`} class="seas-pointer" />
            <circle cx={from[0]} cy={from[1]} r="12" class="seas-pointer-dot" />
            <g class="seas-on-dot">
              <Numeral value={index + 1} x={from[0]} y={from[1] - 6} height={12} centred />
            </g>
          </g>
        ))}
      </Lines>
    </Plan>
  );
}

type Rings = Partial<Record<Card, 'one' | 'two'>>;

function CapturePicture() {
  return (
    <div class="seas-halves">
      <Half played="R4" rings={{ G4: 'one' }} />
      <Half played="C10" rings={{ G4: 'one', R6: 'one', C2: 'two', X8: 'two' }} />
    </div>
  );
}

function Half({ played, rings }: { played: Card; rings: Rings }) {
  return (
    <Plan width={300} height={220}>
      <PutCard card={played} x={116} y={6} width={68} />
      {display.map((card, at) => (
        <PutCard key={card} card={card} x={14 + at * 70} y={122} width={62} {...(rings[card] ? { ring: rings[card] } : {})} />
      ))}
    </Plan>
  );
}

function KrakenPicture() {
  const lying: Card[] = ['C10', 'G4', 'R6'];
  const choices: Card[][] = [['C10'], lying, []];
  return (
    <Plan width={360} height={236}>
      <PutCard card="X1" x={10} y={44} width={104} />
      {choices.map((taken, row) =>
        [...lying, ...(taken.length ? [] : ['X1'])].map((card, at) => (
          <PutCard key={`${row}${card}`} card={card} x={158 + at * 50} y={8 + row * 76} width={44} {...(taken.includes(card) ? { ring: 'one' as const } : {})} />
        )),
      )}
      <Lines width={360} height={236}>
        {[39, 115, 191].map((y) => (
          <Arrow key={y} d={`M118 117C134 117 124 ${y} 140 ${y}`} head={{ x: 144, y, turn: 0 }} />
        ))}
      </Lines>
    </Plan>
  );
}

function NickPicture() {
  const found: Card[] = ['G3', 'R9', 'C7', 'X4', 'G10'];
  return (
    <Plan width={360} height={250}>
      <div class="seas-put-shore is-small">
        <Shore />
      </div>
      {found.map((card, at) => (
        <PutCard key={card} card={card} x={18 + at * 36} y={(card === 'C7' ? 20 : 56) + (at - 2) ** 2 * 3} width={54} tilt={(at - 2) * 7} />
      ))}
      <Put x={46} y={140} width={124}>
        <Chest owner={1} isOpen />
      </Put>
      <Put x={254} y={176} width={84}>
        <Chest owner={0} />
      </Put>
      <Lines width={360} height={250}>
        <Arrow d="M146 34C236 30 290 90 296 158" head={{ x: 296, y: 162, turn: 88 }} />
      </Lines>
    </Plan>
  );
}

export const pictures: Record<string, FunctionComponent> = {
  'seas-table': TablePicture,
  'seas-card': CardPicture,
  'seas-capture': CapturePicture,
  'seas-kraken': KrakenPicture,
  'seas-nick': NickPicture,
  'seas-scoring': ScoringPicture,
};
