import type { ComponentChildren } from 'preact';

/** All cards are drawn in a box of this size. */
export const cardWidth = 100;
export const cardHeight = 140;

/** A card's face: paper, edge, and what is drawn on it. The corners are rounded by 8 %. */
export function CardFace(props: { children: ComponentChildren; edge?: string }) {
  return (
    <svg class="card-face" viewBox={`0 0 ${cardWidth} ${cardHeight}`} aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="98" height="138" rx="8" fill="var(--card)" stroke={props.edge ?? 'var(--card-edge)'} stroke-width="1.5" />
      {props.children}
    </svg>
  );
}

/** The back that all three games share: waves around a compass of seven points. */
export function CardBack() {
  const points = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 7 - Math.PI / 2;
    const between = angle + Math.PI / 7;
    const at = (radius: number, turn: number) => `${50 + radius * Math.cos(turn)} ${70 + radius * Math.sin(turn)}`;
    return `${at(26, angle)}L${at(9, between)}`;
  });
  return (
    <svg class="card-face" viewBox={`0 0 ${cardWidth} ${cardHeight}`} aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="98" height="138" rx="8" fill="var(--sea)" stroke="var(--card-edge)" stroke-width="1.5" />
      <rect x="7" y="7" width="86" height="126" rx="5" fill="none" stroke="var(--on-sea)" stroke-opacity="0.55" />
      {[22, 118].map((y) => (
        <path
          key={y}
          d={`M14 ${y}q6 -6 12 0t12 0t12 0t12 0t12 0t12 0`}
          fill="none"
          stroke="var(--on-sea)"
          stroke-opacity="0.6"
          stroke-width="2"
          stroke-linecap="round"
        />
      ))}
      <path d={`M${points.join('L')}Z`} fill="var(--on-sea)" fill-opacity="0.85" />
      <circle cx="50" cy="70" r="33" fill="none" stroke="var(--on-sea)" stroke-opacity="0.55" stroke-width="1.5" />
    </svg>
  );
}
