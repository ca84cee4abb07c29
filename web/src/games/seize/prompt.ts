// One short line: what to do now, or why we wait.
import type { Situation } from '../face';
import { parseCard } from './cards';
import { returnsLeft } from './king';
import { ghost, openCardOf } from './players';
import { tiedGroup } from './queue';
import { texts } from './texts';
import type { SeizeView } from './view';
import { shortName, whoIs } from './who';

type Now = Situation<SeizeView>;

export function prompt(now: Now): string {
  const { view, you } = now;
  if (view.over) return texts().words.over((view.winners ?? []).map((seat) => whoIs(now, seat)));
  return you !== null && view.to_act.includes(you) ? whatToDo(now) : whyWeWait(now);
}

function whatToDo(now: Now): string {
  const t = texts().words;
  const { view, legal } = now;
  switch (view.phase) {
    case 'squabble':
      return t.chooseSquabble;
    case 'captain':
      return t.chooseCaptain;
    case 'divvy':
      return t.chooseDivvy;
    case 'card':
      return typeof view.ghost_card === 'string' ? `${t.ghostCard(texts().names.card(view.ghost_card))} ${t.chooseCard}` : t.chooseCard;
    case 'order':
      return t.chooseOrder(tiedGroup(view, legal, now.past).map((player) => shortName(now, player)));
    case 'seize':
      return whatToTake(view);
    case 'return':
      return t.chooseReturn(returnsLeft(view, now.past), view.acting === ghost);
    case 'unload':
      return t.chooseUnload(legal.length > 0 && legal.every((action) => action.startsWith('g ')));
    default:
      return '';
  }
}

function whatToTake(view: SeizeView): string {
  const t = texts().words;
  const isForGhost = view.acting === ghost;
  const text = view.acting === null ? null : openCardOf(view, view.acting);
  if (text === null) return '';
  const { rank, colour } = parseCard(text);
  if (rank === 'A') return t.chooseAce(colour, isForGhost);
  if (rank === 'Q') return t.chooseQueen(colour, isForGhost);
  return rank === 'J' ? t.chooseJack(colour, isForGhost) : t.chooseNumber(rank, colour, isForGhost);
}

function whyWeWait(now: Now): string {
  const t = texts().words;
  const { view } = now;
  const [first] = view.to_act;
  if (first === undefined) return '';
  switch (view.phase) {
    case 'captain':
      return t.waitCaptain(whoIs(now, first));
    case 'divvy':
      return t.waitDivvy(whoIs(now, first));
    case 'order':
      return t.waitOrder(whoIs(now, first));
    case 'seize':
      return t.waitSeize(whoIs(now, view.acting!), texts().names.card(openCardOf(view, view.acting!)!));
    case 'return':
      return t.waitReturn(whoIs(now, view.acting!));
    default:
      return t.waitFor(view.to_act.map((seat) => now.nameOf(seat)));
  }
}
