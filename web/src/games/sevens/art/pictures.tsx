// The pictures of the rules page, see docs/rules/README.md. They have no words, so that they serve every language.
import type { ComponentChildren, FunctionComponent } from 'preact';
import { Numeral } from '../../../art/numerals';
import { types, type Colour } from '../cards';
import { Back } from './card';
import { Icon } from './icons';
import { liftOf, PictureCard, Pile } from './pile';
import { PennantShape } from './pennant';
import { powerDrawings } from './power_drawings';

function Picture(props: { width: number; height: number; children: ComponentChildren }) {
  return (
    <svg class="sevens-picture" viewBox={`0 0 ${props.width} ${props.height}`} aria-hidden="true" focusable="false">
      {props.children}
    </svg>
  );
}

function Flag({ colour, x, y }: { colour: Colour; x: number; y: number }) {
  return (
    <svg x={x} y={y} width="76" height="41" viewBox="0 0 96 52">
      <PennantShape colour={colour} />
    </svg>
  );
}

function Columns() {
  const columns = { L: ['L5', 'A2'], C: ['C1', 'C4'], S: ['S3', 'S6', 'W4'], W: ['W2', 'W6', 'A6', 'W1'], D: ['D1'] };
  const order = ['C', 'D', 'L', 'S', 'W'] as const;
  return (
    <Picture width={420} height={250}>
      <Flag colour="green" x={8} y={8} />
      {order.map((type, place) => (
        <Pile key={type} type={type} cards={columns[type]} x={50 + place * 64} y={210} wild="green" />
      ))}
      {[4, 2, 0].map((shift) => (
        <Back key={shift} x={352 + shift} y={128 + shift} width={52} />
      ))}
    </Picture>
  );
}

/** A fine line from a numbered dot to a part of the card. */
function Mark({ number, x, y, to }: { number: number; x: number; y: number; to: [number, number][] }) {
  return (
    <g style={{ color: 'var(--on-sea)' }}>
      {to.map(([toX, toY]) => (
        <g key={`${toX} ${toY}`}>
          <path d={`M${x} ${y}L${toX} ${toY}`} stroke="var(--sea)" stroke-width="1.5" />
          <circle cx={toX} cy={toY} r="2.5" fill="var(--sea)" />
        </g>
      ))}
      <circle cx={x} cy={y} r="12" fill="var(--sea)" />
      <Numeral value={number} x={x} y={y - 6.5} height={13} centred />
    </g>
  );
}

function OneCard() {
  return (
    <Picture width={340} height={240}>
      <PictureCard card="W2" x={92} y={10} width={156} />
      <Mark
        number={1}
        x={296}
        y={70}
        to={[
          [236, 44],
          [196, 106],
        ]}
      />
      <Mark number={2} x={42} y={44} to={[[104, 44]]} />
      <Mark number={3} x={296} y={196} to={[[232, 196]]} />
    </Picture>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <g fill="none" stroke="var(--sea)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} />
    </g>
  );
}

function Wild() {
  const y = 226;
  return (
    <Picture width={420} height={290}>
      <Flag colour="violet" x={8} y={8} />
      <Pile type="C" cards={['C1', 'C7']} x={56} y={y} wild="violet" />
      <Pile type="S" cards={['S3', 'S6']} x={156} y={y} wild="violet" />
      <Pile type="L" cards={['L5', 'L2']} x={256} y={y} wild="violet" />
      <PictureCard card="W4" x={134} y={36} width={44} wild="violet" />
      <Arrow d="M156 106v28m-8-9 8 9 8-9" />
      <Arrow d="M284 166c56 0 94 4 94 42m-9-10 9 10 9-10" />
      <Back x={300} y={216} width={40} />
      <Back x={328} y={216} width={40} />
      <PictureCard card="L2" x={356} y={214} width={44} wild="violet" />
      <path d="M294 280h112" stroke="var(--brass)" stroke-width="3" stroke-linecap="round" />
    </Picture>
  );
}

function Powers() {
  return (
    <Picture width={420} height={250}>
      {types.map((type, place) => {
        const x = 12 + (place % 4) * 102 + (place > 3 ? 51 : 0);
        const y = 8 + Math.floor(place / 4) * 122;
        const Drawing = powerDrawings[type];
        return (
          <g key={type} transform={`translate(${x} ${y})`} style={{ color: 'var(--ink)' }}>
            <rect width="94" height="114" rx="8" fill="var(--surface)" stroke="var(--line)" />
            <Icon type={type} x={31} y={8} size={32} />
            <g transform="translate(7 48)">
              <Drawing />
            </g>
          </g>
        );
      })}
    </Picture>
  );
}

function Ending() {
  const width = 64;
  const lift = liftOf(width);
  return (
    <Picture width={360} height={280}>
      <Pile type="H" cards={['H1', 'H2', 'H3', 'A4', 'H5', 'H6']} x={180} y={244} width={width} />
      <g transform={`translate(180 ${244 - 6 * lift - 34}) rotate(-90)`}>
        <PictureCard card="H7" x={-width / 2} y={-width * 0.7} width={width} />
      </g>
    </Picture>
  );
}

const results = [
  { cards: ['W1', 'S4', 'D7'], worths: [5, 4, 0], lucky: 2, ending: null, sum: 11 },
  { cards: ['L3', 'W4'], worths: [3, 4], lucky: 0, ending: { card: 'H7', worth: 5 }, sum: 12 },
  { cards: ['A5', 'C6', 'S5'], worths: [5, 0, 5], lucky: 0, ending: null, sum: 10 },
];

function Scores() {
  return (
    <Picture width={440} height={330}>
      <Flag colour="green" x={6} y={6} />
      <Pile type="A" cards={['A1', 'A3']} x={48} y={240} wild="green" />
      {results.map((result, row) => (
        <ScoreRow key={row} {...result} y={8 + row * 108} />
      ))}
    </Picture>
  );
}

function ScoreRow({ cards, worths, lucky, ending, sum, y }: (typeof results)[number] & { y: number }) {
  const width = 50;
  return (
    <g style={{ color: 'var(--ink)' }}>
      {cards.map((card, place) => (
        <g key={card}>
          <PictureCard card={card} x={104 + place * 60} y={y} width={width} wild="green" />
          <Numeral value={worths[place]!} x={129 + place * 60} y={y + 76} height={18} centred />
        </g>
      ))}
      {ending && (
        <g>
          <g transform={`translate(262 ${y + 40}) rotate(-90)`}>
            <PictureCard card={ending.card} x={-width / 2} y={-width * 0.7} width={width} wild="green" />
          </g>
          <Numeral value={ending.worth} x={262} y={y + 76} height={18} centred />
        </g>
      )}
      {lucky > 0 && (
        <g>
          <Icon type="L" x={300} y={y + 18} size={36} />
          <Numeral value={lucky} x={318} y={y + 76} height={18} centred />
        </g>
      )}
      <rect
        x="364"
        y={y + 14}
        width="68"
        height="48"
        rx="10"
        fill={sum === 12 ? 'var(--foam)' : 'none'}
        stroke="var(--brass)"
        stroke-width="2.5"
      />
      <Numeral value={sum} x={398} y={y + 25} height={26} centred />
    </g>
  );
}

export const pictures: Record<string, FunctionComponent> = {
  'sevens-columns': Columns,
  'sevens-card': OneCard,
  'sevens-wild': Wild,
  'sevens-powers': Powers,
  'sevens-ending': Ending,
  'sevens-scoring': Scores,
};
