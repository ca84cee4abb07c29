// A picture is laid out in units of its own and fills the width that it is given.
import type { ComponentChildren } from 'preact';
import { SeasCard } from '../art/card';
import { usualPrinting, type Card } from '../cards';
import '../seas.css';

export function Plan({ width, height, children }: { width: number; height: number; children: ComponentChildren }) {
  return (
    <div class="seas-plan" aria-hidden="true" style={{ '--pw': width, '--ph': height }}>
      {children}
    </div>
  );
}

interface Spot {
  x: number;
  y: number;
  width: number;
  children: ComponentChildren;
  tilt?: number;
  /** One kind of ring for each capture. */
  ring?: 'one' | 'two';
}

export function Put({ x, y, width, tilt, ring, children }: Spot) {
  const style = { '--x': x, '--y': y, '--put': width, rotate: tilt ? `${tilt}deg` : undefined };
  return (
    <span class={`seas-put ${ring ? `is-${ring}` : ''}`} style={style}>
      {children}
    </span>
  );
}

export function PutCard({ card, ...spot }: Omit<Spot, 'children'> & { card: Card }) {
  return (
    <Put {...spot}>
      <SeasCard card={card} printing={usualPrinting} />
    </Put>
  );
}

/** Lines over the whole picture. */
export function Lines({ width, height, children }: { width: number; height: number; children: ComponentChildren }) {
  return (
    <svg class="seas-lines" viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
}

/** An arrow along a curve; its head points where the curve's last straight bit does. */
export function Arrow({ d, head }: { d: string; head: { x: number; y: number; turn: number } }) {
  return (
    <>
      <path d={d} class="seas-arrow" />
      <path d="M-9-6 3 0-9 6Z" class="seas-arrow-head" transform={`translate(${head.x} ${head.y}) rotate(${head.turn})`} />
    </>
  );
}
