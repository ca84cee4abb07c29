// @vitest-environment happy-dom
// How a person plays: by mouse, by finger, by keys.
import { render } from 'preact';
import { act as drawn } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { fixture, type FixtureName } from '../testing/fixtures';
import { Board } from './board';

let sent: string[] = [];
let page: HTMLElement;

function open(name: FixtureName, isStill = false, past: string[] = []): void {
  sent = [];
  page = document.body.appendChild(document.createElement('div'));
  const situation = { ...fixture(name), past };
  void drawn(() => render(<Board {...situation} act={(action) => sent.push(action)} isStill={isStill} />, page));
}

afterEach(() => {
  render(null, page);
  page.remove();
});

const find = (selector: string) => page.querySelector<HTMLElement>(selector)!;
const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
const card = (id: string) => find(`[data-thing="${id}"]`).closest('button')!;
const column = (type: string) => find(`[data-column="${type}"]`);
const targets = () => all('[data-target]').map((element) => element.dataset['column']);
const line = () => find('.sevens-line p').textContent;

function press(element: HTMLElement, pointerType: 'mouse' | 'touch' | 'key' = 'mouse'): void {
  void drawn(() => {
    if (pointerType !== 'key') element.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
    element.click();
  });
}

const key = (element: HTMLElement, name: string) => void drawn(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

test('a card shows its columns under the mouse, and nothing is sent', () => {
  open('play');
  void drawn(() => void card('A6').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })));
  expect(targets()).toEqual(['A', 'C', 'D', 'H', 'L', 'S']);
  expect(sent).toEqual([]);
});

test('by mouse: card, then column', () => {
  open('play');
  press(card('A6'));
  press(column('S'));
  expect(sent).toEqual(['A6>S']);
});

test('a finger first sees what would happen, then goes', () => {
  open('play');
  press(card('A6'), 'touch');
  press(column('S'), 'touch');
  expect(sent).toEqual([]);
  expect(line()).toBe('An Ages of Man card fires nothing on another column.');
  press(find('.sevens-line .sevens-go'), 'touch');
  expect(sent).toEqual(['A6>S']);
});

test('where there is one column only, it is aimed at by itself', () => {
  open('play');
  press(card('W1'), 'touch');
  expect(line()).toMatch(/^Wonders: look at three cards/);
  press(column('W'), 'touch');
  expect(sent).toEqual(['W1>W']);
});

test('an illegal try is sent, so that its rule can be told', () => {
  open('play');
  press(card('W1'));
  press(column('S'));
  expect(sent).toEqual(['W1>S']);
  expect(card('W1').getAttribute('aria-pressed')).toBe('true');
});

test('by keys: the focus goes from the card to its columns, and back with Escape', async () => {
  open('play');
  card('W1').focus();
  press(card('W1'), 'key');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(column('W'));
  key(column('W'), 'Escape');
  expect(document.activeElement).toBe(card('W1'));
  expect(card('W1').getAttribute('aria-pressed')).toBe('false');
  press(card('W1'), 'key');
  press(column('W'), 'key');
  expect(sent).toEqual(['W1>W']);
});

test('arrows move inside the hand, which is one stop for Tab', () => {
  open('play');
  card('A6').focus();
  key(card('A6'), 'ArrowRight');
  expect(document.activeElement).toBe(card('W1'));
  expect(all('.sevens-hand-card').map((element) => element.tabIndex)).toEqual([-1, 0, -1]);
});

test('by keys: when the focused card goes away, the focus goes on', () => {
  open('play');
  card('A6').focus();
  key(card('A6'), 'Enter');
  void drawn(() => card('A6').remove());
  press(column('S'), 'key');
  expect(document.activeElement).toBe(find('.sevens-ask button, .sevens-hand-card'));
});

test('Wonders: arrows move between the tiles', () => {
  open('look');
  const [first] = all('.sevens-tiles button');
  first!.focus();
  key(first!, 'ArrowRight');
  expect(document.activeElement).toBe(all('.sevens-tiles button')[1]);
});

test('a column that nothing is played on shows its cards', () => {
  open('play');
  press(column('S'));
  expect(all('.sevens-peek li')).toHaveLength(3);
  expect(sent).toEqual([]);
});

test('a sinned card is placed, a victim chosen, a card taken', () => {
  open('place');
  press(column('D'));
  expect(sent).toEqual(['place A4>D']);
  page.remove();
  open('sin');
  press(all('.sevens-tile')[1]!);
  expect(sent).toEqual(['sin p2']);
  page.remove();
  open('take');
  press(column('C'));
  press(column('S'));
  expect(sent).toEqual(['take C', 'take S']);
});

test('a call is one press', () => {
  open('call');
  press(all('.sevens-call')[3]!);
  press(all('.sevens-call')[11]!);
  expect(sent).toEqual(['call 4', 'call blue']);
});

test('Wonders: tiles add, the button below takes away, too many cannot be chosen', () => {
  open('look');
  const more = (place: number) => press(all('.sevens-tile')[place]!);
  more(0);
  more(1);
  more(1);
  more(2);
  press(all('.sevens-less')[1]!);
  more(3);
  press(find('.sevens-go'));
  expect(sent).toEqual(['look deck=1 p0=1 p3=1']);
});

test('Wonders: the deck’s cards go back in the order that was chosen', () => {
  open('stack', false, ['p1 look deck=2 p2=1']);
  press(all('.sevens-seen button')[1]!);
  press(find('.sevens-go'));
  expect(sent).toEqual(['stack A2 A4']);
  expect(find('.sevens-seen ul').textContent).toContain('in hand: Cleo');
});

test('nothing can be chosen while the table stands still', () => {
  open('play', true);
  press(card('W1'));
  expect(targets()).toEqual([]);
  press(column('W'));
  expect(sent).toEqual([]);
});

test('six cards alarm by word and shape', () => {
  open('six');
  expect(column('W').dataset['level']).toBe('six');
  expect(column('W').getAttribute('aria-label')).toContain('one card from the end');
  expect(column('W').querySelector('.sevens-warning')).not.toBeNull();
});

test('a look at too few cards is not sent, and says how many are missing', () => {
  open('look');
  const go = find('.sevens-go');
  expect([go.textContent, go.getAttribute('aria-disabled')]).toEqual(['Look 0/3', 'true']);
  press(go);
  expect(line()).toBe('First choose 3 more cards to look at: tap the deck or a player.');
  expect(sent).toEqual([]);
});

test.each(['look', 'take', 'waiting'] as const)('cards of the hand are no offer while something else is asked: %s', (phase) => {
  open(phase);
  const cards = all('.sevens-hand-card');
  expect(cards.every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
  press(cards[0]!);
  expect(all('.sevens-hand-card[aria-pressed=true]')).toEqual([]);
});
