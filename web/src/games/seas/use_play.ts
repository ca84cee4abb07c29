// What is chosen, picked and pointed at while we decide. Nothing of it outlives the decision.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../face';
import { buttonsIn } from '../group';
import { parseAction } from './actions';
import { click, offerOf, onlyWay } from './captures';
import type { Card } from './cards';
import type { SeasView } from './view';

const nothing: ReadonlySet<Card> = new Set();

export function usePlay({ view, legal, isStill, act }: BoardProps<SeasView>) {
  const [chosen, setChosen] = useState<Card | null>(null);
  const [peeked, peek] = useState<Card | null>(null);
  const [picked, setPicked] = useState(nothing);
  const [marked, mark] = useState<readonly Card[]>([]);
  const [picking, setPicking] = useState<Card | null>(null);
  const handGroup = useRef<HTMLDivElement>(null);
  const waysGroup = useRef<HTMLDivElement>(null);

  const clear = () => {
    setChosen(null);
    setPicked(nothing);
    setPicking(null);
    mark([]);
  };
  const decision = `${view.round} ${view.phase} ${legal.join(' ')}`;
  // Before anybody can press: a choice for the new decision must not be cleared with that for the old one.
  useLayoutEffect(clear, [decision]);

  const canPlay = view.phase === 'play' && legal.length > 0 && !isStill;
  const shown = canPlay ? (chosen ?? peeked) : null;
  const offer = shown ? offerOf(shown, legal) : null;
  const send = (action: string) => {
    // First of all: the answer can come while we tidy up.
    act(action);
    hasActed.current = true;
    focusNeighbour(handGroup.current, chosen);
    clear();
  };
  const hasActed = useRef(false);
  useEffect(() => {
    if (canPlay && hasActed.current && document.activeElement === document.body) focusHand(handGroup.current);
  }, [canPlay]);

  const choose = (card: Card, byKey: boolean) => {
    if (!canPlay) return;
    const only = onlyWay(offerOf(card, legal));
    if (chosen === card) return only ? send(only) : clear();
    clear();
    setChosen(card);
    if (byKey) focusFirst(waysGroup);
  };

  const pick = (card: Card) => {
    if (!chosen || !offer) return;
    const result = click(offer, picked, card);
    if (result.is === 'picked') return setPicked(result.picked);
    // A wrong try keeps the card chosen: what was wrong is the pick.
    if (result.is === 'wrong') {
      setPicked(nothing);
      return act(result.action);
    }
    send(result.action);
  };

  const point = (card: Card | null) => {
    const result = card && chosen && offer ? click(offer, picked, card) : null;
    const action = result?.is === 'play' ? parseAction(result.action) : null;
    mark(action?.is === 'capture' ? action.taken : []);
  };

  const lay = () => {
    if (!chosen || !offer) return;
    if (offer.canLay) return send(chosen);
    act(chosen);
  };

  const back = () => {
    const place = handGroup.current && buttonsIn(handGroup.current).find((button) => button.dataset['thing'] === chosen);
    clear();
    place?.focus();
  };

  const choosePick = (card: Card, byKey: boolean) => {
    if (!legal.length || isStill) return;
    if (picking === card) return act(`pick ${card}`);
    setPicking(card);
    if (byKey) focusFirst(waysGroup);
  };

  return { canPlay, chosen, offer, picked, marked, picking, handGroup, waysGroup, choose, choosePick, peek, mark, pick, point, lay, back, send };
}

/** The card that is played takes the focus with it: its neighbour gets it. */
function focusNeighbour(hand: HTMLElement | null, card: Card | null) {
  if (!hand || !document.activeElement?.closest('.seas-board')) return;
  const buttons = buttonsIn(hand);
  const place = buttons.findIndex((button) => button.dataset['thing'] === card);
  (buttons[place + 1] ?? buttons[place - 1])?.focus({ preventScroll: true });
}

/** Our turn has come again, and what had the focus is gone. */
function focusHand(hand: HTMLElement | null) {
  hand?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
}

/** After the group is drawn. */
function focusFirst(group: { current: HTMLElement | null }) {
  requestAnimationFrame(() => group.current && buttonsIn(group.current)[0]?.focus());
}
