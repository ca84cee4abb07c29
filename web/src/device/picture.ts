// A drawing of the page as a picture of its own: to share where the device can, else to keep.
import { saveFile } from './save';

/** What a drawing takes from the page's styles. */
const styles = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
];

/** Everything below, with its styles written down, since the page's sheets do not go along. */
function frozen(source: Element): Element {
  const copy = source.cloneNode(false) as Element;
  const computed = getComputedStyle(source);
  for (const name of ['style', 'class']) copy.removeAttribute(name);
  for (const name of styles) freeze(copy, name, computed.getPropertyValue(name));
  for (const child of source.childNodes) copy.append(child instanceof Element ? frozen(child) : child.cloneNode());
  return copy;
}

/** As an attribute no transform is no word at all. */
function freeze(copy: Element, name: string, value: string): void {
  if (name === 'transform' && value === 'none') copy.removeAttribute(name);
  else copy.setAttribute(name, value);
}

/** Gradients and patterns that stand elsewhere in the page. */
function definitionsFor(drawing: Element): Element {
  const definitions = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const named = new Set([...drawing.outerHTML.matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g)].map((found) => found[1]!));
  for (const name of named) {
    const found = document.getElementById(name);
    if (found && !drawing.querySelector(`#${name}`)) definitions.append(frozen(found));
  }
  return definitions;
}

async function pngOf(source: SVGSVGElement): Promise<Blob> {
  const { width, height } = source.viewBox.baseVal;
  const drawing = frozen(source);
  drawing.prepend(definitionsFor(drawing));
  for (const [name, size] of Object.entries({ width, height })) drawing.setAttribute(name, String(size));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** Whoever closes the device's sheet has changed their mind. */
export async function givePicture(source: SVGSVGElement, name: string): Promise<void> {
  const file = new File([await pngOf(source)], name, { type: 'image/png' });
  if (canShareFiles()) await navigator.share({ files: [file] }).catch(() => undefined);
  else saveFile(file);
}

export function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'picture.png', { type: 'image/png' })] }) === true;
}
