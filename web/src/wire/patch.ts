// Patches of docs/server-protocol.md. Pure: the value before stays as it was, and what did not change is shared with it.
import type { Patch } from './protocol';

/** The patch does not belong to this value: whoever holds it has missed something and must ask for the whole. */
export class PatchMisfit extends Error {}

/** `value` with the patch applied. Throws `PatchMisfit`. */
export function patched<T extends object>(value: T, patch: Patch): T {
  let whole = value as unknown;
  const edits = new Map<string, Edit>();
  for (const [key, change] of Object.entries(patch)) {
    const sign = key.at(-1);
    const paths = sign === '+' || sign === '-' ? key.slice(0, -1) : key;
    for (const path of paths.split(',')) {
      if (sign === '-') editOf(edits, path).gone.push(...listOf(change));
      else if (sign === '+') editOf(edits, path).come.push(...listOf(change));
      else if (path.includes('>')) move(edits, whole, path, listOf(change));
      else whole = changed(whole, partsOf(path), () => change);
    }
  }
  for (const [path, edit] of edits) whole = changed(whole, partsOf(path), (list) => edited(listOf(list), edit));
  return whole as T;
}

/** What happens to one list: the places before of those that leave; places after and items that come there and behind them. */
interface Edit {
  gone: unknown[];
  come: unknown[];
}

function editOf(edits: Map<string, Edit>, path: string): Edit {
  const edit = edits.get(path) ?? { gone: [], come: [] };
  edits.set(path, edit);
  return edit;
}

function move(edits: Map<string, Edit>, whole: unknown, path: string, [place, ...places]: unknown[]): void {
  const [from, to] = path.split('>') as [string, string];
  const source = listOf(partsOf(from).reduce(valueIn, whole));
  if (!places.every((one) => isPlace(one, source.length - 1))) throw new PatchMisfit('an item to move is not there');
  editOf(edits, from).gone.push(...places);
  editOf(edits, to).come.push(place, ...places.map((one) => source[one]));
}

function partsOf(path: string): string[] {
  return path === '' ? [] : path.split('/');
}

function valueIn(value: unknown, part: string): unknown {
  if (!Array.isArray(value) && !isObject(value)) throw new PatchMisfit(`there is no '${part}'`);
  return (value as Record<string, unknown>)[part];
}

/** A copy of `value` along the path, with its end changed. */
function changed(value: unknown, path: string[], change: (old: unknown) => unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return change(value);
  if (Array.isArray(value)) {
    const place = Number(part);
    if (!(place in value)) throw new PatchMisfit(`there is no item ${part}`);
    return value.with(place, changed(value[place], rest, change));
  }
  if (!isObject(value) || (rest.length > 0 && !Object.hasOwn(value, part))) throw new PatchMisfit(`there is no '${part}'`);
  return { ...value, [part]: changed(value[part], rest, change) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new PatchMisfit('this is no list');
  return value as unknown[];
}

function edited(list: unknown[], { gone, come }: Edit): unknown[] {
  if (!gone.every((place) => isPlace(place, list.length - 1))) throw new PatchMisfit('an item to take is not there');
  const result = list.filter((_, place) => !gone.includes(place));
  let place = -1;
  for (const item of come) {
    if (typeof item === 'number') place = item;
    else if (!isPlace(place, result.length)) throw new PatchMisfit('a place to put an item is not there');
    else result.splice(place++, 0, item);
  }
  return result;
}

function isPlace(place: unknown, most: number): place is number {
  return typeof place === 'number' && Number.isInteger(place) && place >= 0 && place <= most;
}
