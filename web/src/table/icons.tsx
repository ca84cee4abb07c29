import type { ComponentChildren } from 'preact';

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="table-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const shapes = {
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.3M18 14.3a6 6 0 0 1 3 5.7',
  undo: 'M9 14L4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3',
  log: 'M5 6h14M5 12h14M5 18h9',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  rules: 'M12 6c-2-2-5-2-8-1.500v13c3-.5 6-.5 8 1.500 2-2 5-2 8-1.500v-13c-3-.5-6-.5-8 1.500zM12 6v13',
  // A card with a table on it.
  reference: 'M6 3h12v18H6zM9 7h6M9 11h2M13 11h2M9 15h2M13 15h2',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  sound: 'M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  mute: 'M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  // A lamp that lights up.
  coach: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.700.500 1 1.300 1 2.100h5c0-.800.300-1.600 1-2.100A6 6 0 0 0 12 3z',
  leave: 'M10 4H5v16h5M14 8l5 4-5 4M19 12H10',
  skip: 'M5 5l7 7-7 7M13 5l7 7-7 7',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.500 5 4 5M16 6h4c0 3-1.500 5-4 5M12 14v4M8 20h8',
  wave: 'M3 9c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 15c2-2 4-2 6 0s4 2 6 0 4-2 6 0',
} as const;

export type Shape = keyof typeof shapes;

export function ShapeIcon({ shape }: { shape: Shape }) {
  return (
    <Icon>
      <path d={shapes[shape]} />
    </Icon>
  );
}

export function BotIcon() {
  return (
    <Icon>
      <rect x="5" y="8" width="14" height="11" rx="3" />
      <path d="M12 8V4M9.500 13h.01M14.500 13h.01M3 13v2M21 13v2" />
    </Icon>
  );
}
