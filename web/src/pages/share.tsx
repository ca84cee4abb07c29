import { useState } from 'preact/hooks';
import { encode } from 'uqr';
import { texts } from '../texts/texts';
import './share.css';

/** A link to give away: to copy, to send, to scan. */
export function Share({ link }: { link: string }) {
  const text = texts().app.share;
  return (
    <section class="share">
      <h2>{text.title}</h2>
      <p>{text.explain}</p>
      <input class="share-link" type="text" readOnly value={link} aria-label={text.title} onFocus={(event) => event.currentTarget.select()} />
      <p class="share-buttons">
        <CopyButton link={link} />
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

function CopyButton({ link }: { link: string }) {
  const text = texts().app.share;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" onClick={() => void copy().catch(() => undefined)}>
      <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
    </button>
  );
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
