// Runs in the page before its own script, and notes when something was drawn. It prints each note, so that nobody has to ask meanwhile.
export interface Watched {
  /** The door on the start page that is opened as soon as it is drawn. */
  door: string;
  /** Something that can be pressed now. */
  playable: string;
  /** What our hand is made of: one fewer is a move. */
  hand: string;
}

export function watchPage({ door, playable, hand }: Watched): void {
  let isStarted = false;
  let isPlayable = false;
  let cards = 0;
  let clickedAt = 0;

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
    const now = document.querySelectorAll(hand).length;
    if (now === cards - 1 && clickedAt > 0) {
      note('moved', clickedAt);
      clickedAt = 0;
    }
    cards = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true });
}
