// A review as one file that opens anywhere: what the page shows, without what can be pressed.
import styles from './review.css?inline';

const plainStyles = `
:root { --paper: #f6efe0; --surface: #fbf6ea; --ink: #1e2a33; --line: #d8cbad; --sea: #0f5e6b; --brass: #8a5a12; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1b22; --surface: #15303a; --ink: #eaf2f1; --line: #2c4a55; --sea: #4fb6c2; --brass: #e7b75f; } }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink); font-family: sans-serif; }
.coach-decisions li > div { padding: 8px 12px; border: 1px solid var(--line); border-left: 5px solid var(--mark, var(--line)); border-radius: 10px; }
.coach-move-head { display: flex; justify-content: space-between; gap: 8px; }
`;

export function reviewFile(title: string, review: Element): string {
  const copy = review.cloneNode(true) as Element;
  copy.querySelectorAll('[data-not-saved]').forEach((part) => part.remove());
  copy.querySelectorAll('button').forEach((button) => {
    const plain = document.createElement('div');
    plain.append(...button.childNodes);
    button.replaceWith(plain);
  });
  copy.querySelectorAll('[tabindex], [role]').forEach((part) => ['tabindex', 'role', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext'].forEach((name) => part.removeAttribute(name)));
  const heading = document.createElement('h1');
  heading.textContent = title;
  return `<!doctype html>
<html lang="${document.documentElement.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading.innerHTML}</title><style>${plainStyles}${styles}</style></head>
<body>${heading.outerHTML}${copy.outerHTML}</body>
</html>
`;
}
