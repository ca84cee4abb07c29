// The four types and the three named cards, each drawn around (0, 0) in a box of about 50 (types) or 70 (pictures).
// --tone is the type's colour, --tint the same as a wash; see seas.css.
import { type Card, typeOf, type Type } from '../cards';
import { texts } from '../texts';

function Coin(props: { x: number; y: number; radius: number }) {
  const { x, y, radius } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 20})`}>
      <circle r="20" class="seas-wash seas-line" />
      <circle r="14.5" class="seas-thin" />
      <path d="M0-10 2.6-3.2 9.8-3 4 1.6 6.2 8.6 0 4.4-6.2 8.6-4 1.6-9.8-3-2.6-3.2Z" class="seas-full" />
    </g>
  );
}

function Crystal() {
  return (
    <g>
      <path d="M-22-7-12-20H12L22-7 0 23Z" class="seas-wash seas-line" />
      <path d="M-12-20-7-7 0 23 7-7 12-20M-22-7H22M-7-7 0-20 7-7" class="seas-thin" />
      <path d="M-7-7H7L0 23Z" class="seas-full" opacity="0.35" />
    </g>
  );
}

function Bottle() {
  return (
    <g>
      <path d="M-5-16V-8C-5-3-13-1-13 7V21A4 4 0 0 0-9 25H9A4 4 0 0 0 13 21V7C13-1 5-3 5-8V-16Z" class="seas-wash seas-line" />
      <path d="M-5-25H5V-17H-5Z" class="seas-full" />
      <path d="M-13 6H13V18H-13Z" class="seas-full" />
      <path d="M-8 12q2.7-4 5.4 0t5.4 0 5.4 0" class="seas-thin seas-bare" />
    </g>
  );
}

function Flag() {
  return (
    <g>
      <path d="M-18-25V26" class="seas-thin" stroke-width="3.5" />
      <path d="M-17-22C-6-28 6-16 23-21V8C6 13-6 1-17 7Z" class="seas-flag" />
      <g class="seas-bone">
        <path d="M-4-11C-4-16-1-18 3-18S10-16 10-11C10-8 9-6.5 7-5.500V-2H-1V-5.500C-3-6.5-4-8-4-11Z" />
        <path d="M-5 2 11-1M-5-2 11 3.5" class="seas-bone-line" />
      </g>
      <g class="seas-hole">
        <circle cx="0.2" cy="-11" r="2" />
        <circle cx="5.8" cy="-11" r="2" />
      </g>
    </g>
  );
}

function Kraken() {
  const arm = 'M-11 6C-13 20-22 25-30 21-37 17-35 8-29 9M-6 10C-6 24-12 33-23 34-29 34-30 28-26 27M-14-2C-22 6-33 5-36-5-38-13-30-17-28-11';
  return (
    <g>
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d={arm} class="seas-arm" />
          <path d={arm} class="seas-arm-inside" />
        </g>
      ))}
      <path d="M0-35C17-35 23-22 19-8 16 3 16 14 8 15 4 15 3 11 0 11S-4 15-8 15C-16 14-16 3-19-8-23-22-17-35 0-35Z" class="seas-flag" />
      <g class="seas-bone">
        <ellipse cx="-7" cy="-6" rx="4.5" ry="5.5" />
        <ellipse cx="7" cy="-6" rx="4.5" ry="5.5" />
      </g>
      <g class="seas-hole">
        <circle cx="-6" cy="-5" r="2.2" />
        <circle cx="6" cy="-5" r="2.2" />
      </g>
      <path d="M-13-12-4-9M13-12 4-9" class="seas-bone-line" />
    </g>
  );
}

/** Head and neck that lady and king share. */
function Face() {
  return <path d="M-6 10H6V22H-6ZM-13-8H13V4C13 12 6 18 0 18S-13 12-13 4Z" class="seas-skin" />;
}

function Lady() {
  return (
    <g>
      <path d="M-16-12C-28 0-20 14-31 33H31C20 14 28 0 16-12Z" class="seas-hair" />
      <path d="M-25 35C-23 24-12 21-6 20L0 28 6 20C12 21 23 24 25 35Z" class="seas-full" />
      <Face />
      <path d="M-13-9C-14 2-12 4-11 6-9-2-4-6 0-8 4-6 9-2 11 6 12 4 14 2 13-9Z" class="seas-hair" />
      <path d="M-7 3.500q2-2 4 0M3 3.500q2-2 4 0" class="seas-feature" />
      <path d="M-3.5 11q3.5 3 7 0" class="seas-feature seas-lips" />
      <circle cx="-13.5" cy="10" r="2.4" class="seas-brass" />
      <circle cx="13.5" cy="10" r="2.4" class="seas-brass" />
      <path d="M12-18C20-36 33-38 37-29 31-29 29-20 19-13Z" class="seas-feather" />
      <path d="M-33-9C-24-10-20-31 0-31S24-10 33-9C20-4-20-4-33-9Z" class="seas-full" />
      <path d="M-26-9.500C-14-15 14-15 26-9.5" class="seas-trim" />
    </g>
  );
}

function King() {
  return (
    <g>
      <path d="M-31 35C-29 22-16 18-8 17H8C16 18 29 22 31 35Z" class="seas-full" />
      <Face />
      <path d="M-14-6C-17 12-15 22-9 27-6 30-3 31 0 35 3 31 6 30 9 27 15 22 17 12 14-6 12 0 11 3 8 5 4 4 2 6 0 7-2 6-4 4-8 5-11 3-12 0-14-6Z" class="seas-hair" />
      <path d="M-3.5 11.500q3.5 2 7 0" class="seas-feature seas-lips" />
      <path d="M-13-7 13-1" class="seas-feature" />
      <ellipse cx="5" cy="-1.5" rx="4.4" ry="4" class="seas-patch" />
      <path d="M-8 0q2.5-2.5 5 0" class="seas-feature" />
      <path d="M-17-8-21-30-10-21 0-36 10-21 21-30 17-8C6-5-6-5-17-8Z" class="seas-brass" />
      <g class="seas-full">
        <circle cx="-21" cy="-30" r="2.6" />
        <circle cy="-36" r="2.6" />
        <circle cx="21" cy="-30" r="2.6" />
        <path d="M0-19 4-14 0-9-4-14Z" />
      </g>
    </g>
  );
}

const symbols: Record<Type, () => preact.JSX.Element> = {
  G: () => <Coin x={0} y={0} radius={22} />,
  C: Crystal,
  R: Bottle,
  X: Flag,
};

const pictures: Record<Card, () => preact.JSX.Element> = {
  G1: () => (
    <g>
      <Coin x={0} y={-13} radius={16} />
      <Coin x={-16} y={11} radius={16} />
      <Coin x={16} y={11} radius={16} />
    </g>
  ),
  C1: Lady,
  R1: King,
  X1: Kraken,
};

/** What stands in the middle of a card. */
export function Picture({ card }: { card: Card }) {
  return (pictures[card] ?? symbols[typeOf(card)])();
}

export function Symbol({ type }: { type: Type }) {
  return symbols[type]();
}

const strokes: Record<string, string> = {
  G: 'M8.5 3.800C7.8 2.2 6.5 1.3 5 1.3 2.7 1.3 1.3 3.6 1.3 7S2.7 12.7 5 12.700C7.2 12.7 8.6 11 8.6 7.800H5.6',
  C: 'M8.5 3.800C7.8 2.2 6.5 1.3 5 1.3 2.7 1.3 1.3 3.6 1.3 7S2.7 12.7 5 12.700C6.5 12.7 7.8 11.8 8.5 10.2',
  R: 'M1.8 12.700V1.400H5C7.2 1.4 8.3 2.6 8.3 4.400S7.2 7.5 5 7.500H1.800M5.2 7.5 8.5 12.7',
  X: 'M1.5 1.4 8.5 12.700M8.5 1.4 1.5 12.7',
  F: 'M8.3 1.400H2V12.700M2 6.900H7.2',
  K: 'M1.8 1.400V12.700M8.4 1.4 1.8 8.200M4.2 5.8 8.8 12.7',
  Z: 'M1.6 1.400H8.4L1.6 12.700H8.6',
};

/** The letter of the type in the reader's language, `height` high with its top left corner at (x, y). */
export function Letter({ type, x, y, height }: { type: Type; x: number; y: number; height: number }) {
  return <path d={strokes[texts().names.letters[type]]} transform={`translate(${x} ${y}) scale(${height / 14})`} class="seas-letter" />;
}
