// The one line under the columns: what the aimed-at column would do, or which power has just fired.
import type { Situation } from '../../face';
import { highestCounting, type SevensType } from '../cards';
import { explain } from '../explain';
import { lookTotal } from '../looks';
import { parseStep } from '../steps';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { colourWord } from '../words';
import type { Aim } from './use_aim';

export function aimLine(situation: Situation<SevensView>, { column, targets, held, shown, actionOn }: Aim): string | null {
  if (column && targets.includes(column)) return explain(situation, actionOn(column));
  if (held && column) return texts().words.notThere;
  if (shown && targets.length === 1) return explain(situation, actionOn(targets[0]!));
  return held ? texts().words.chooseColumn : null;
}

const powerOf: Partial<Record<SevensView['phase'], SevensType>> = { sin: 'D', place: 'D', call: 'L', take: 'S', look: 'W', stack: 'W' };

/** The power that is being carried out, or that the last card fired. */
export function powerLine({ view, legal, past }: Situation<SevensView>): string | null {
  const power = powerOf[view.phase];
  if (view.looking) return legal.length > 1 ? texts().words.stackTitle : texts().words.stackOne;
  if (view.phase === 'look' && legal.length) return texts().words.lookTitle(lookTotal(view));
  if (power) return texts().names.powers[power];
  const last = parseStep(past?.findLast((step) => !step.startsWith('*')) ?? '');
  if (last.is !== 'play' && last.is !== 'place') return null;
  if (last.column === 'A') return texts().words.fired.A(highestCounting(view));
  if (last.column === 'C' && view.wild) return texts().words.fired.C(colourWord(view.wild));
  return last.column === 'H' && last.is === 'play' && view.turn === last.seat ? texts().names.powers.H : null;
}
