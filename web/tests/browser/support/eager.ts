// Plays as a script does that presses in the very moment in which the page says "Your turn": nobody is quicker. Runs inside the page, in any browser.

export interface EagerGame {
  presses: number;
  /** What was pressed in vain. */
  lost: string[];
  isOver: boolean;
}

interface EagerOrder {
  /** Where to press, the most final first (`pressableOf`). */
  offers: string[];
  /** How long a press may stay without any effect, in milliseconds: it is lost when nothing has come of it then. */
  patience: number;
  /** How long the game may take, in milliseconds. */
  time: number;
}

/** Handed to the browser as it is, so that everything it needs is inside. Answers when the game is over, or the time is up. */
export function playEagerly({ offers, patience, time }: EagerOrder): Promise<EagerGame> {
  const game: EagerGame = { presses: 0, lost: [], isOver: false };
  let waiting: { what: string; before: string; since: number } | null = null;
  let isSettling = false;
  const deadline = performance.now() + time;
  return new Promise((done) => {
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    // What is shown for a while needs no change of the page to end.
    const timer = setInterval(look, 50);
    look();

    function look(): void {
      game.isOver = document.querySelector('.table-ending') !== null;
      if (game.isOver || performance.now() > deadline) return finish();
      if (waiting && isInVain(waiting)) return;
      if (waiting) settle();
      waiting = null;
      if (isSettling && isOurTurn()) return;
      const dialog = document.querySelector('dialog[open]');
      if (dialog) return dialog.querySelector<HTMLElement>('.table-button, .table-tool')?.click();
      const offered = isOurTurn() ? mostFinal() : [];
      const target = offered[game.presses % 5 < 3 ? 0 : Math.floor(Math.random() * offered.length)];
      if (target) press(target);
    }

    /** A press has had its effect. In the same turn the next one comes when all of that is drawn. */
    function settle(): void {
      isSettling = true;
      setTimeout(() => {
        isSettling = false;
        look();
      }, 30);
    }

    function finish(): void {
      observer.disconnect();
      clearInterval(timer);
      done(game);
    }
  });

  function isOurTurn(): boolean {
    return [document.title, promptWords()].some((words) => words.startsWith('Your turn'));
  }

  function promptWords(): string {
    return document.querySelector('.table-prompt-words')?.textContent ?? '';
  }

  function shownBy(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
  }

  /** Of what looks as if it could be pressed. */
  function mostFinal(): HTMLElement[] {
    const ready = offers.map((selector) => shownBy(`:is(${selector}):not(:disabled, [aria-disabled=true])`));
    return ready.find((group) => group.length > 0) ?? [];
  }

  function press(target: HTMLElement): void {
    ++game.presses;
    waiting = { what: `${promptWords()} ${target.outerHTML.slice(0, 120)}`, before: stateOf(), since: performance.now() };
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }

  /** Whether it has shown no effect yet. After a while it never will. */
  function isInVain({ what, before, since }: NonNullable<typeof waiting>): boolean {
    if (stateOf() !== before) return false;
    if (performance.now() - since < patience) return true;
    game.lost.push(what);
    return false;
  }

  /** What only a decision of ours changes while it is our turn: what is on offer, and what of it is chosen. */
  function stateOf(): string {
    const marks = ['class', 'data-thing', 'data-armed', 'data-held', 'data-legal', 'data-ready', 'data-target', 'aria-pressed', 'aria-disabled', 'disabled'];
    const offered = offers.flatMap(shownBy).map((one) => [...marks.map((mark) => one.getAttribute(mark)), one.querySelectorAll('svg').length].join());
    return [promptWords(), ...offered].join('\n');
  }
}
