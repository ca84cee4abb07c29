// Patches of docs/server-protocol.md. Pure: the value before stays as it was, and what did not change is shared with it.
import type { Patch } from './protocol';

/** The patch does not belong to this value: whoever holds it has missed something and must ask for the whole. */
export class PatchMisfit extends Error {}

/** `value` with the patch applied. Throws `PatchMisfit`. */
export function patched<T extends object>(value: T, patch: Patch): T {
  let whole = value as unknown;
  for (const [key, change] of Object.entries(patch)) {
    const { path, edit } = readKey(key);
    whole = changed(whole, path, (old) => edited(old, edit, change));
  }
  return whole as T;
}

type Edit = 'replace' | 'take' | 'put';

function readKey(key: string): { path: string[]; edit: Edit } {
  const last = key.at(-1);
  const edit: Edit = last === '-' ? 'take' : last === '+' ? 'put' : 'replace';
  const path = edit === 'replace' ? key : key.slice(0, -1);
  return { path: path === '' ? [] : path.split('/'), edit };
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

function edited(old: unknown, edit: Edit, change: unknown): unknown {
  if (edit === 'replace') return change;
  if (!Array.isArray(old) || !Array.isArray(change)) throw new PatchMisfit('this is no list');
  return edit === 'take' ? without(old, change) : withItems(old, change);
}

function without(list: unknown[], places: unknown[]): unknown[] {
  if (!places.every((place) => isPlace(place, list.length - 1))) throw new PatchMisfit('an item to take is not there');
  return list.filter((_, place) => !places.includes(place));
}

function withItems(list: unknown[], pairs: unknown[]): unknown[] {
  const result = [...list];
  for (let i = 0; i < pairs.length; i += 2) {
    const place = pairs[i];
    if (!isPlace(place, result.length)) throw new PatchMisfit('a place to put an item is not there');
    result.splice(place, 0, pairs[i + 1]);
  }
  return result;
}

function isPlace(place: unknown, most: number): place is number {
  return typeof place === 'number' && Number.isInteger(place) && place >= 0 && place <= most;
}
