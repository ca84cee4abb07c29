// Small drawings in the colour of the text around them.
import type { ComponentChildren } from 'preact';

function Icon(props: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      {props.children}
    </svg>
  );
}

export function Compass() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M15.8 8.2 13.4 13.4 8.2 15.8 10.6 10.6Z" fill="currentColor" />
    </Icon>
  );
}

export function Gear() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="3.2" />
      <path d="M10.1 2.800h3.8l.5 2.700 1.9.8 2.300-1.600 2.700 2.700-1.600 2.300.8 1.900 2.700.5v0l0 3.800-2.700.5-.8 1.900 1.600 2.300-2.700 2.700-2.300-1.600-1.900.8-.5 2.700h-3.800l-.5-2.700-1.900-.8-2.300 1.600-2.700-2.700 1.600-2.300-.8-1.900-2.700-.5v-3.800l2.700-.5.8-1.900-1.600-2.300 2.700-2.700 2.300 1.600 1.900-.8Z" transform="translate(1.200 1.200) scale(.9)" />
    </Icon>
  );
}

export function Play() {
  return (
    <Icon>
      <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
    </Icon>
  );
}

export function People() {
  return (
    <Icon>
      <circle cx="8.5" cy="8" r="3.5" />
      <path d="M2 20c.5-4.2 3-6.5 6.5-6.5s6 2.3 6.5 6.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 13.9c2.5.6 4.1 2.7 4.5 6.1" />
    </Icon>
  );
}

export function Book() {
  return (
    <Icon>
      <path d="M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5zm0 0v14" />
    </Icon>
  );
}

export function Lesson() {
  return (
    <Icon>
      <path d="M12 4.5 1.8 9.5 12 14.5l10.2-5zM6 11.6v5.2c1.7 1.5 3.7 2.2 6 2.2s4.3-.7 6-2.2v-5.2M22.2 9.5v5.5" />
    </Icon>
  );
}

export function Sliders() {
  return (
    <Icon>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.6" />
      <circle cx="8" cy="17" r="2.6" />
    </Icon>
  );
}

export function Next() {
  return (
    <Icon>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}

export function Previous() {
  return (
    <Icon>
      <path d="m15 5-7 7 7 7" />
    </Icon>
  );
}

export function First() {
  return (
    <Icon>
      <path d="m18 5-7 7 7 7M6.5 5v14" />
    </Icon>
  );
}

export function Last() {
  return (
    <Icon>
      <path d="m6 5 7 7-7 7M17.5 5v14" />
    </Icon>
  );
}

export function Scales() {
  return (
    <Icon>
      <path d="M12 4v16M7 20h10M5 7h14M5 7 2.500 13.500h5zM19 7l-2.500 6.500h5z" />
    </Icon>
  );
}
