// Runs in the page before its own script, and notes when something was drawn. It prints each note, so that nobody has to ask meanwhile.
export interface Watched {
  /** The door on the start page that is opened as soon as it is drawn. */
  door: string;
  /** Something that can be pressed now. */
  playable: string;
  /** What our hand is made of. */
  hand: string;
}

export function watchPage({ door, playable, hand }: Watched): void {
  let isStarted = false;
  let isPlayable = false;
  /** The last click that chose or played a card of ours, and that card: the move is drawn when it has left our hand. */
  let click: { at: number; card: string } | null = null;

  /** After the frame that shows it. A message, because timers wait until everything else that came meanwhile is done. */
  const afterDrawing = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  // eslint-disable-next-line no-console -- that is how the test hears of it
  const say = (what: string, since: number) => console.info(`${what} ${performance.now() - since}`);
  const note = (what: string, since: number) => afterDrawing(() => say(what, since));
  const nameOf = (card: Element) => (card.closest<HTMLElement>('[data-thing]') ?? card.querySelector<HTMLElement>('[data-thing]'))?.dataset['thing'];
  const cards = () => [...document.querySelectorAll(hand)];

  const look = () => {
    const start = document.querySelector<HTMLElement>(door);
    if (start && !isStarted) {
      isStarted = true;
      afterDrawing(() => {
        say('start', 0);
        start.click();
      });
    }
    if (!isPlayable && document.querySelector(playable)) {
      isPlayable = true;
      note('playable', 0);
    }
    if (click && !cards().some((card) => nameOf(card) === click!.card)) {
      note('moved', click.at);
      click = null;
    }
  };
  /** Not how many there are: who plays may draw, and others may take from our hand long after a click on something else. */
  const chosenBy = (target: Element) => cards().find((card) => card.contains(target)) ?? cards().find((card) => card.matches('[aria-pressed=true]'));
  const onClick = (event: MouseEvent) => {
    const chosen = chosenBy(event.target as Element);
    const card = chosen && nameOf(chosen);
    click = card === undefined ? null : { at: event.timeStamp, card };
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener('click', onClick, { capture: true });
}
