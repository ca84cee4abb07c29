// One polite live region for everything that a screen reader should hear. What comes together is said together.
let region: HTMLElement | null = null;
let waiting: string[] = [];

export function announce(text: string): void {
  if (!text) return;
  if (waiting.length === 0) setTimeout(say, 60);
  waiting.push(text);
}

function say(): void {
  const texts = waiting;
  waiting = [];
  region ??= makeRegion();
  // A new element each time: the same words twice are news, too.
  const line = document.createElement('p');
  line.textContent = texts.join(' ');
  region.append(line);
  while (region.childElementCount > 3) region.firstElementChild!.remove();
}

function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'heard';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  made.setAttribute('aria-relevant', 'additions');
  document.body.append(made);
  return made;
}
