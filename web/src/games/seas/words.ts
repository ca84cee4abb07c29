// Names of cards, of people and of what can be done, in the present language.
import type { Seat } from '../../wire/protocol';
import type { Situation } from '../face';
import { parseAction } from './actions';
import type { SeasForms } from './card_names';
import { isNamed, strengthOf, valueOf, type Card } from './cards';
import { hasTeams, membersOf, ownerOf, type Owner } from './owners';
import { texts } from './texts';
import type { SeasView } from './view';

type Names = Pick<Situation<SeasView>, 'view' | 'you' | 'nameOf'>;

/** "Gold 7", "the kraken": alone, as an object or as a means. */
export function cardWord(card: Card, form: keyof SeasForms): string {
  return texts().names.card(card, form);
}

/** All that a card tells those who see it. */
export function cardLabel(card: Card, view: SeasView): string {
  const strength = isNamed(card) ? strengthOf(card) : null;
  return texts().words.cardWithValue(cardWord(card, 'name'), strength, valueOf(card, view));
}

export function objects(cards: readonly Card[]): string[] {
  return cards.map((card) => cardWord(card, 'object'));
}

/** "Capture crystal 5 and rum 3 with gold 8": what a button does. */
export function actionLabel(action: string, view: SeasView): string {
  const words = texts().words;
  const parsed = parseAction(action);
  switch (parsed?.is) {
    case 'lay':
      return words.lay(cardWord(parsed.card, 'object'));
    case 'capture':
      return isEverything(parsed.taken, view)
        ? words.captureAll(cardWord(parsed.card, 'means'))
        : words.capture(objects(parsed.taken), cardWord(parsed.card, 'means'));
    case 'pick':
      return words.pick(cardWord(parsed.card ?? '', 'object'));
    default:
      return action;
  }
}

/** The kraken's feast: more than one card, and all there are. */
export function isEverything(taken: readonly Card[], view: SeasView): boolean {
  return taken.length > 1 && taken.length === view.display.length;
}

/** "Ada", "Ada and Cleo", "You". */
export function ownerName({ view, you, nameOf }: Names, owner: Owner): string {
  if (hasTeams(view) && you && ownerOf(view, you) === owner) return texts().words.yourTeam;
  return texts().words.list(membersOf(view, owner).map(nameOf));
}

/** Whether this is our own chest, not a team's. */
export function isJustUs({ view, you }: Names, owner: Owner): boolean {
  return !hasTeams(view) && you !== null && ownerOf(view, you) === owner;
}

/** A doer for a sentence: null where it speaks to us. */
export function whoIs({ you, nameOf }: Names, seat: Seat): string | null {
  return seat === you ? null : nameOf(seat);
}
