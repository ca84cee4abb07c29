// Small drawings around the cards and pieces.
import type { ComponentChildren } from 'preact';
import type { Colour } from '../cards';

function Icon({ name, children, width = 24 }: { name: string; children: ComponentChildren; width?: number }) {
  return (
    <svg class={`seize-icon seize-icon-${name}`} viewBox={`0 0 ${width} 24`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A bicorne with a trim of brass, in a box of 36 by 24. */
export function HatShape() {
  return (
    <>
      <path d="M1 19C6 19 7 13 9 9 11 4 14 1.5 18 1.500S25 4 27 9C29 13 30 19 35 19 30 22.5 24 21 18 21S6 22.5 1 19Z" fill="var(--hat)" stroke="var(--brass)" stroke-width="1.5" stroke-linejoin="round" />
      <path d="M7 18C11 16 14.5 15.5 18 15.500S25 16 29 18" fill="none" stroke="var(--hat-trim)" stroke-width="1.6" stroke-linecap="round" />
      <circle cx="18" cy="9" r="3.2" fill="var(--hat-trim)" />
    </>
  );
}

export function Hat() {
  return (
    <Icon name="hat" width={36}>
      <HatShape />
    </Icon>
  );
}

export function BagIcon() {
  return (
    <Icon name="bag">
      <path d="M9 7C4.5 11 2.5 14.5 3 18S7 22.5 12 22.5 20.5 21.5 21 18 19.5 11 15 7Z" fill="var(--pouch)" stroke="var(--ink)" stroke-width="1.2" />
      <path d="M8 2 10 3.5 12 1.5 14 3.5 16 2 15 7H9Z" fill="var(--pouch)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round" />
      <path d="M8.7 7H15.3" stroke="var(--brass)" stroke-width="2" stroke-linecap="round" />
    </Icon>
  );
}

/** Going round: the numbers take again and again. */
export function RoundIcon() {
  return (
    <Icon name="round">
      <path d="M5 12A7 7 0 1 1 8 17.700M8 17.7 7.5 13.500M8 17.7 12 17" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />
    </Icon>
  );
}

/** The joker that marks a stash: a fool's cap, one with bells up, one with bells down, so that they differ without colour too. */
export function JokerShape({ colour }: { colour: Colour }) {
  const isRed = colour === 'red';
  return (
    <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round">
      <path
        d={isRed ? 'M5 19C5 13 3 9 1.5 7 6 7 9 9 10 12 10 8 11 5 12 3 13 5 14 8 14 12 15 9 18 7 22.5 7 21 9 19 13 19 19Z' : 'M6 19C4 12 7 6 12 5 17 6 20 12 18 19ZM6.5 13C4.5 12 2.5 13 2 16M17.5 13C19.5 12 21.5 13 22 16'}
        fill={isRed ? 'currentColor' : 'none'}
      />
      {(isRed ? ['2', '12', '22'] : ['2', '12', '22']).map((x) => (
        <circle key={x} cx={x} cy={x === '12' ? (isRed ? 2.5 : 3) : isRed ? 6 : 18} r="1.5" fill="currentColor" stroke="none" />
      ))}
      <path d="M5 22H19" stroke-width="2.2" stroke-linecap="round" />
    </g>
  );
}

export function Joker({ colour }: { colour: Colour }) {
  return (
    <Icon name="joker">
      <JokerShape colour={colour} />
    </Icon>
  );
}

export function ArrowIcon() {
  return (
    <Icon name="arrow">
      <path d="M3 12H20M14 6 20 12 14 18" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" />
    </Icon>
  );
}

export function BroomIcon() {
  return (
    <Icon name="broom">
      <path d="M22 2 12.5 12.5" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      <path d="M14 14 10.5 10.500C6.5 12 3.5 14 1.5 17L8 22.500C11 20.5 13 17.5 14 14Z" fill="var(--gold)" stroke="var(--brass-edge)" stroke-width="1.2" stroke-linejoin="round" />
      <path d="M9 13.5 4 18.500M11.5 15.5 6.5 20.5" stroke="var(--brass-edge)" stroke-width="1" />
    </Icon>
  );
}
