// What to do now, and answers to a screen reader's questions.
import type { Situation } from '../face';
import { byStrength } from './cards';
import { aroundTable, hasTeams, ownerOf, sizeOf, type Owner } from './owners';
import { tellWinners } from './tell';
import { texts } from './texts';
import type { SeasView } from './view';
import { cardLabel, ownerName } from './words';

type SeasSituation = Situation<SeasView>;

export function prompt(situation: SeasSituation): string {
  const { view, you, nameOf } = situation;
  const words = texts().words;
  const seat = view.to_act[0];
  if (view.over) return tellWinners(situation);
  if (!seat) return words.waitDeal;
  if (view.phase === 'nick') return seat === you ? words.promptNick : words.waitNick(nameOf(seat));
  if (view.phase === 'pick') return seat === you ? words.promptPick : words.waitPick(nameOf(seat));
  if (seat !== you) return words.waitPlay(nameOf(seat));
  return view.display.length ? words.promptPlay : words.promptPlayFirst;
}

export function standing(situation: SeasSituation): string {
  const { view, you } = situation;
  const ships = aroundTable(view, you).map((owner) => `${ownerName(situation, owner)} ${view.ships[owner]!}`);
  return `${texts().words.round(view.round)} · ${ships.join(', ')}`;
}

export function sayHand({ view, you }: SeasSituation): string {
  const hand = you === null ? undefined : view.hands[Number(you.slice(1))];
  return texts().words.sayHand(Array.isArray(hand) ? byStrength(hand).map((card) => cardLabel(card, view)) : []);
}

export function sayTable(situation: SeasSituation): string {
  const { view, you } = situation;
  const words = texts().words;
  const owners = aroundTable(view, you);
  return [
    words.sayDisplay(view.display.map((card) => cardLabel(card, view))),
    words.sayHarbour(sizeOf(view.harbour)),
    sizeOf(view.aside) ? words.sayAside(sizeOf(view.aside)) : '',
    ...owners.map((owner) => words.sayChest(isOurs(situation, owner) ? null : ownerName(situation, owner), sizeOf(view.chests[owner]!))),
    prompt(situation),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A team's chest is told with its name. */
function isOurs({ view, you }: SeasSituation, owner: Owner): boolean {
  return you !== null && !hasTeams(view) && ownerOf(view, you) === owner;
}

export function sayScores(situation: SeasSituation): string {
  const { view, you } = situation;
  const words = texts().words;
  const ships = aroundTable(view, you).map((owner) => words.sayShip(ownerName(situation, owner), view.ships[owner]!));
  return [`${words.target(Number(view.options['target']))}.`, ...ships].join(' ');
}
