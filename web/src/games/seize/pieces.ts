// Pieces by their ids: treasure is material-form, dominoes are low:high, anything else comes from a table's own file.
import { languages, texts as page } from '../../texts/texts';
import { texts } from './texts';
import type { SeizeView } from './view';

export const materials = ['ebony', 'bone', 'coral', 'jade', 'iron', 'silver', 'gold'] as const;
export const forms = ['button', 'ring', 'coin', 'key', 'die', 'anchor', 'skull'] as const;
export type Material = (typeof materials)[number];
export type Form = (typeof forms)[number];

export type Piece =
  | { is: 'treasure'; material: Material; form: Form }
  /** `copy` tells the two double-six sets apart. */
  | { is: 'domino'; low: number; high: number; copy: '' | 'a' | 'b' }
  | { is: 'other'; id: string };

export function parsePiece(id: string): Piece {
  const domino = /^(\d):(\d)([ab]?)$/.exec(id);
  if (domino) return { is: 'domino', low: Number(domino[1]), high: Number(domino[2]), copy: domino[3] as '' | 'a' | 'b' };
  const [material, form, more] = id.split('-') as [Material, Form, string?];
  if (more === undefined && materials.includes(material) && forms.includes(form)) return { is: 'treasure', material, form };
  return { is: 'other', id };
}

/** What a piece is called: by the table's own set, else in our words; one without a name goes by its id. */
export function pieceName(view: Pick<SeizeView, 'names'>, id: string): string {
  return view.names?.[id]?.[languages.indexOf(page().language)] || texts().names.piece(id);
}

/** The same inside a sentence: "takes the coral key". */
export function pieceInSentence(view: Pick<SeizeView, 'names'>, id: string): string {
  return view.names?.[id] ? pieceName(view, id) : texts().names.object(id);
}

export type Range = [low: number, high: number];

export function rangeOf(view: SeizeView, id: string): Range {
  const weight = view.weights[id] ?? 0;
  return typeof weight === 'number' ? [weight, weight] : weight;
}

/** What these pieces weigh together, at least and at most. */
export function rangeOfAll(view: SeizeView, ids: readonly string[]): Range {
  return ids.map((id) => rangeOf(view, id)).reduce<Range>((sum, [low, high]) => [sum[0] + low, sum[1] + high], [0, 0]);
}

/** Dominoes weigh pips; everything else tenths of a gram. */
export function isInPips(view: SeizeView): boolean {
  return String(view.options['booty']).startsWith('dominoes');
}
