// The seven types as drawings in a box of 24 x 24: a soft body (`fill`), its lines (`line`), and what is solid (`ink`).
import type { SevensType } from '../cards';

interface Drawing {
  body: string;
  line: string;
  ink?: string;
}

const drawings: Record<SevensType, Drawing> = {
  // hourglass
  A: {
    body: 'M7 3.5h10c0 4.6-3.4 5.6-3.4 8.5s3.4 3.9 3.4 8.5H7c0-4.6 3.4-5.6 3.4-8.5S7 8.1 7 3.5Z',
    line: 'M5.5 2.8h13M5.5 21.2h13M7 3c0 5.2 3.4 5.9 3.4 9S7 15.8 7 21M17 3c0 5.2-3.4 5.9-3.4 9S17 15.8 17 21',
    ink: 'M9 7h6c-.8 1.8-2 2.5-3 4.200C11 9.5 9.8 8.8 9 7ZM8.2 20.200c.3-2.4 2-3.2 3.8-5.4 1.8 2.2 3.5 3 3.8 5.400Z',
  },
  // prism: a beam goes in, three come out
  C: {
    body: 'M10.5 3 18.5 18.5h-16Z',
    line: 'M.8 14.5 6.7 11M14.3 9.5l8.7-.5M15.5 12l7.5 1.3M16.800 14.600l6 3M10.5 3 18.5 18.5h-16Z',
  },
  // flame
  D: {
    body: 'M12.5 2c.6 3.6 6.5 6.8 6.5 12.5 0 4.2-3 7-7 7s-7-2.8-7-7c0-3.2 1.8-5 3-7 .6 1.6 1.3 2.5 2.3 3C9.8 7.3 10.8 4 12.5 2Z',
    line: 'M12.5 2c.6 3.6 6.5 6.8 6.5 12.5 0 4.2-3 7-7 7s-7-2.8-7-7c0-3.2 1.8-5 3-7 .6 1.6 1.3 2.5 2.3 3C9.8 7.3 10.8 4 12.5 2Z',
    ink: 'M12.2 12.500c.5 2 2.8 2.8 2.8 5.5 0 1.9-1.3 3.3-3 3.300s-3-1.4-3-3.300c0-2.3 2.4-3 3.2-5.500Z',
  },
  // dove with a twig
  H: {
    body: 'M2 13.500c3.8.4 6.3-.6 7.6-3.700C10.8 6.8 13.2 4 17 3c-.8 2.2-.8 3.9-.3 5.2 1.7-.9 3.3-.8 4.3.6l1.8 1-2 .9c-.6 5-4 8.3-9.3 8.3-2.3 0-4.2-.5-5.7-1.500L2.5 18.500l1.7-2.800C3.2 15.2 2.5 14.5 2 13.500Z',
    line: 'M2 13.500c3.8.4 6.3-.6 7.6-3.700C10.8 6.8 13.2 4 17 3c-.8 2.2-.8 3.9-.3 5.2 1.7-.9 3.3-.8 4.3.6l1.8 1-2 .9c-.6 5-4 8.3-9.3 8.3-2.3 0-4.2-.5-5.7-1.500L2.5 18.500l1.7-2.800C3.2 15.2 2.5 14.5 2 13.500ZM9.6 9.800c.6 2.8 3 4.4 6.4 3.7',
    ink: 'M18.3 9.400a.9.9 0 1 0 .02 0Z',
  },
  // lantern
  L: {
    body: 'M7.5 5.5h9c3 2 4.2 3.9 4.2 6.2s-1.2 4.2-4.2 6.2h-9c-3-2-4.2-3.9-4.2-6.2s1.2-4.2 4.2-6.2Z',
    line: 'M12 1.2v3.6M7.5 5.5h9c3 2 4.2 3.9 4.2 6.2s-1.2 4.2-4.2 6.2h-9c-3-2-4.2-3.9-4.2-6.2s1.2-4.2 4.2-6.2ZM4.6 9.2c4.5 1.4 10.3 1.4 14.8 0M4.6 14.2c4.5 1.4 10.3 1.4 14.8 0M12 18v4.8M9.5 18.5v2.5M14.5 18.5v2.5',
    ink: 'M8 4h8v2.2H8ZM8 17h8v2.2H8Z',
  },
  // a breaking wave
  S: {
    body: 'M1.5 20.500C2.5 10.5 7.5 4 14 4c4.8 0 8 3.2 8 6.8 0 2.7-2 4.5-4.2 4.5-2 0-3.3-1.3-3.3-3 0 4.5 3.2 7 8 8.200Z',
    line: 'M1.5 20.500C2.5 10.5 7.5 4 14 4c4.8 0 8 3.2 8 6.8 0 2.7-2 4.5-4.2 4.5-2.1 0-3.4-1.4-3.4-3.1 0-1.3.9-2.2 2-2.200M14.5 12.500c0 4 3.2 6.8 8 8H1.5',
  },
  // pyramid
  W: {
    body: 'M11 4.5 22.5 19.500h-21Z',
    line: 'M11 4.5 22.5 19.500h-21ZM11 4.5 14.8 19.500M7.7 9l4.5 0M4.7 13h8.500M2.6 16.300H14',
    ink: 'M11 4.5 22.5 19.500h-7.700Z',
  },
};

/** A type's symbol with its upper left corner at (x, y). */
export function Icon(props: { type: SevensType; x?: number; y?: number; size: number }) {
  const { body, line, ink } = drawings[props.type];
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.size / 24})`}>
      <path d={body} fill="var(--foam)" />
      <path d={line} fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" />
      {ink && <path d={ink} fill="currentColor" />}
    </g>
  );
}

/** A symbol of its own, beside text. */
export function TypeIcon(props: { type: SevensType; class?: string }) {
  return (
    <svg class={`sevens-icon ${props.class ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Icon type={props.type} size={24} />
    </svg>
  );
}
