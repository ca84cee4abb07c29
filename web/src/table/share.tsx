import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { texts } from '../texts/texts';
import './share.css';

/** A link to give away: to copy, to send, to scan. */
export function Share({ link }: { link: string }) {
  const text = texts().app.share;
  const field = useRef<HTMLInputElement>(null);
  return (
    <section class="share">
      <h2>{text.title}</h2>
      <p>{text.explain}</p>
      <input ref={field} class="share-link" type="text" readOnly value={link} aria-label={text.title} onFocus={(event) => event.currentTarget.select()} />
      <p class="share-buttons">
        <CopyButton field={field} />
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {text.send}
          </button>
        )}
      </p>
      <QrCode text={link} />
    </section>
  );
}

export function CopyButton({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const text = texts().app.share;
  const [words, setWords] = useState<string | null>(null);
  const copy = async () => {
    setWords((await copyFrom(field.current!)) ? text.copied : text.copyYourself);
    setTimeout(() => setWords(null), 4000);
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      <span aria-live="polite">{words ?? text.copy}</span>
    </button>
  );
}

/** Without a safe connection there is no clipboard to write to; then the field is left selected, and copied the old way where that is possible. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** Dark on light in both themes, because cameras expect it. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="share-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts().app.share.code} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}
