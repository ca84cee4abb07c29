import type { ComponentChildren } from 'preact';

/** The line of explanation, with what stands before it and the button that commits. */
export function Line({ text, before, children }: { text: string; before?: ComponentChildren; children?: ComponentChildren }) {
  return (
    <div class="sevens-line">
      {before}
      <p>{text}</p>
      {children}
    </div>
  );
}
