import type { ComponentChildren } from 'preact';

/** The line of explanation, with what stands before it and the button that commits. */
export function Line({ text, before, isAlert, children }: { text: string; before?: ComponentChildren; isAlert?: boolean; children?: ComponentChildren }) {
  return (
    <div class="sevens-line">
      {before}
      <p role={isAlert ? 'alert' : undefined}>{text}</p>
      {children}
    </div>
  );
}
