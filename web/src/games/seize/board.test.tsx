// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { divvyAction } from './actions';
import { Board } from './board';
import { situations } from './testing/situations';

let root: HTMLElement;
let sent: string[];

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  sent = [];
});
afterEach(() => {
  render(null, root);
  root.remove();
});

async function show(name: string, isStill = false) {
  await settle(() => render(<Board {...situations[name]!} act={(action) => sent.push(action)} isStill={isStill} />, root));
}

const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const thing = (id: string) => find(`button[data-thing="${id}"]`);
const click = (element: HTMLElement) => settle(() => element.click());

async function tap(element: HTMLElement) {
  await settle(() => void element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })));
  await click(element);
}

describe('playing by clicks', () => {
  test('a card of the hand is laid', async () => {
    await show('squabble');
    const { legal } = situations['squabble']!;
    await click(find('.seize-hand-card'));
    expect(legal).toContain(sent[0]);
  });
  test('the captain carries pieces over and back, then divides', async () => {
    await show('divvy');
    const { view, legal } = situations['divvy']!;
    const [first, second] = view.drawn as [string, string];
    for (const piece of [second, first, second, second]) await click(thing(piece));
    await click(find('.seize-button-main'));
    expect(sent).toEqual([divvyAction(view.drawn, new Set([first, second]))]);
    expect(legal).toContain(sent[0]);
  });
  test('the focus goes with a carried piece', async () => {
    await show('divvy');
    const piece = situations['divvy']!.view.drawn[3]!;
    thing(piece).focus();
    await click(thing(piece));
    expect(document.activeElement).toBe(thing(piece));
    expect(thing(piece).closest('[data-colour]')!.getAttribute('data-colour')).toBe('red');
  });
  test('an empty cloth is tried, to be refused with its rule', async () => {
    await show('divvy');
    await click(find('.seize-button-main'));
    expect(sent).toEqual(['red']);
  });
  test('three equal ranks take two clicks', async () => {
    await show('order-three');
    const { legal } = situations['order-three']!;
    await click(root.querySelectorAll<HTMLElement>('.seize-queue button')[1]!);
    expect(sent).toEqual([]);
    await click(find('.seize-queue button'));
    expect(legal).toContain(sent[0]);
  });
  test('a queen takes from the stash, or out of an open collection', async () => {
    await show('steal');
    const { legal } = situations['steal']!;
    await click(find('.seize-cloth [data-legal]'));
    await click(find('.seize-collection-open [data-legal]'));
    expect(sent.map((action) => action.split(' ')[0])).toEqual(['seize', 'steal']);
    expect(sent.every((action) => legal.includes(action))).toBe(true);
  });
  test('a piece of the wrong cloth is tried, to be refused with its rule', async () => {
    await show('seize');
    await click(find('.seize-cloth .seize-piece:not([data-legal])'));
    expect(sent).toHaveLength(1);
    expect(situations['seize']!.legal).not.toContain(sent[0]);
  });
  test('a king gives back, for the interloper too', async () => {
    for (const name of ['return', 'two-ghost-return']) {
      sent = [];
      await show(name);
      await click(find('.seize-collection-open [data-legal]'));
      expect(situations[name]!.legal, name).toContain(sent[0]);
    }
  });
  test('the interloper seizes by our hand', async () => {
    await show('two-ghost');
    await click(find('.seize-cloth [data-legal]'));
    expect(sent[0]).toMatch(/^g seize /);
  });
  test('a tie is broken by clicking a card', async () => {
    await show('tie');
    await click(find('button.seize-place[data-legal]'));
    expect(situations['tie']!.legal).toContain(sent[0]);
  });
  test('a piece is taken off a level scale', async () => {
    await show('unload');
    await click(find('.seize-collection-open [data-legal]'));
    expect(situations['unload']!.legal).toContain(sent[0]);
  });
});

test('a finger looks first, and chooses with the second tap', async () => {
  await show('seize');
  const piece = find('.seize-cloth [data-legal]');
  await tap(piece);
  expect(sent).toEqual([]);
  expect(find('.seize-caption').textContent).toContain('g');
  await tap(piece);
  expect(sent).toHaveLength(1);
});

test.each(['squabble', 'seize', 'steal', 'return', 'tie', 'order'])('nothing can be chosen while the board is still: %s', async (name) => {
  await show(name, true);
  for (const button of root.querySelectorAll<HTMLElement>('.seize-hand-card, .seize-piece, .seize-queue button')) await click(button);
  expect(sent).toEqual([]);
});

test.each(Object.keys(situations))('every button has a name: %s', async (name) => {
  await show(name);
  for (const button of root.querySelectorAll('button')) expect(button.getAttribute('aria-label') ?? button.textContent).toBeTruthy();
});

test('arrows move inside a group, which is one stop for Tab', async () => {
  await show('squabble');
  const cards = [...root.querySelectorAll<HTMLElement>('.seize-hand-card')];
  expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1]);
  cards[0]!.focus();
  cards[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  expect(document.activeElement).toBe(cards[2]);
});
