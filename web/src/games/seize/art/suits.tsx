import type { Suit } from '../cards';

/** Silhouettes in a box of 24. */
const paths: Record<Suit, string> = {
  S: 'M12 1.500C14 5.5 21.5 9 21.5 14.2 21.5 17.2 19.4 19 17 19 15.3 19 13.9 18.2 13.1 17 13.3 19.5 14.2 21.3 16 22.500H8C9.8 21.3 10.7 19.5 10.9 17 10.1 18.2 8.7 19 7 19 4.6 19 2.5 17.2 2.5 14.2 2.5 9 10 5.5 12 1.500Z',
  H: 'M12 22C8 17.5 2 13.2 2 8.2 2 4.9 4.4 2.8 7 2.8 9.2 2.8 11.1 4 12 6.2 12.9 4 14.8 2.8 17 2.8 19.6 2.8 22 4.9 22 8.2 22 13.2 16 17.5 12 22Z',
  D: 'M12 1C14.5 5 17.5 8.8 20.5 12 17.5 15.2 14.5 19 12 23 9.5 19 6.5 15.2 3.5 12 6.5 8.8 9.5 5 12 1Z',
  C: 'M12 1.500A5 5 0 0 1 16 9.6 5 5 0 1 1 13.2 16C13.4 19 14.3 21.2 16 22.500H8C9.7 21.2 10.6 19 10.8 16A5 5 0 1 1 8 9.6 5 5 0 0 1 12 1.500Z',
};

export function suitColour(suit: Suit): string {
  return suit === 'H' || suit === 'D' ? 'var(--coral)' : 'var(--ink)';
}

/** A suit of the given size around (x, y). */
export function SuitShape(props: { suit: Suit; x: number; y: number; size: number; fill?: string; isTurned?: boolean }) {
  const scale = props.size / 24;
  return (
    <path
      d={paths[props.suit]}
      fill={props.fill ?? suitColour(props.suit)}
      transform={`translate(${props.x} ${props.y}) scale(${scale}) rotate(${props.isTurned ? 180 : 0}) translate(-12 -12)`}
    />
  );
}

/** A suit on its own, in the colour of the text around it. */
export function SuitIcon({ suit }: { suit: Suit }) {
  return (
    <svg class="seize-suit" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[suit]} fill="currentColor" />
    </svg>
  );
}
