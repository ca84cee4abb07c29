// The seven materials: a tint with light and shade, and a grain of its own. They are defined once for the whole document, outside of
// anything that may be hidden, since fills of a hidden definition are not drawn.
import { render } from 'preact';
import { materials, type Material } from '../pieces';

/** Brass is for the scale. */
type Stuff = Material | 'brass';

/** `--coral` and `--brass` are colours of the page's letters. */
const base = (stuff: Stuff) => `var(--${stuff}${stuff === 'coral' ? '-stone' : stuff === 'brass' ? '-metal' : ''})`;
const tint = (material: Stuff, other: 'white' | 'black', share: number) => `color-mix(in srgb, ${base(material)}, ${other} ${share}%)`;

/** Shine of polished metal, dullness of wood. */
const shine: Record<Stuff, [light: number, dark: number]> = {
  brass: [45, 30],
  ebony: [26, 45],
  bone: [35, 22],
  coral: [34, 26],
  jade: [38, 34],
  iron: [28, 42],
  silver: [78, 38],
  gold: [62, 36],
};

const grains: Record<Material, { width: number; height: number; path: string; colour: string; stroke?: number }> = {
  ebony: { width: 16, height: 40, path: 'M3 0C0 10 6 20 3 40M10 0C13 12 8 26 10 40', colour: tint('ebony', 'white', 30), stroke: 1.2 },
  bone: { width: 18, height: 18, path: 'M2 4l4 1M11 2l2 3M6 13l1 4M14 12l3-1', colour: tint('bone', 'black', 38), stroke: 1 },
  coral: { width: 10, height: 10, path: 'M2 2h.1M7 6h.1', colour: tint('coral', 'white', 60), stroke: 2.6 },
  jade: { width: 40, height: 26, path: 'M-4 8C8 0 14 16 26 8S40 4 46 8M-2 21C8 15 16 27 28 20S40 18 44 21', colour: tint('jade', 'white', 45), stroke: 2.2 },
  iron: { width: 9, height: 9, path: 'M0 4.5A4.5 4.5 0 0 1 9 4.5M-4.5 9A4.5 4.5 0 0 1 4.5 9M4.5 9A4.5 4.5 0 0 1 13.5 9', colour: tint('iron', 'black', 40), stroke: 1 },
  silver: { width: 34, height: 34, path: 'M-6 22 22-6h7L-6 29ZM4 40 40 4V7L7 40Z', colour: 'rgb(255 255 255 / 55%)' },
  gold: { width: 30, height: 30, path: 'M8 2l1.6 4.400L14 8l-4.4 1.600L8 14 6.4 9.6 2 8l4.4-1.600ZM23 17l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z', colour: 'rgb(255 255 255 / 60%)' },
};

export const fillOf = (material: Stuff) => `url(#seize-${material})`;
export const grainOf = (material: Material) => `url(#seize-${material}-grain)`;
export const edgeOf = (material: Material) => tint(material, 'black', 55);

function Tint({ stuff }: { stuff: Stuff }) {
  const [light, dark] = shine[stuff];
  return (
    <linearGradient id={`seize-${stuff}`} x1="0.1" y1="0" x2="0.8" y2="1">
      <stop offset="0" stop-color={tint(stuff, 'white', light)} />
      <stop offset="0.42" stop-color={base(stuff)} />
      <stop offset="1" stop-color={tint(stuff, 'black', dark)} />
    </linearGradient>
  );
}

function Grain({ material }: { material: Material }) {
  const { width, height, path, colour, stroke } = grains[material];
  const paint = stroke ? { fill: 'none', stroke: colour, 'stroke-width': stroke, 'stroke-linecap': 'round' as const } : { fill: colour };
  return (
    <pattern id={`seize-${material}-grain`} width={width} height={height} patternUnits="userSpaceOnUse" x="3" y="2">
      <path d={path} {...paint} />
    </pattern>
  );
}

let host: HTMLElement | undefined;

export function defineMaterials(): void {
  if (host?.isConnected) return;
  host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.className = 'seize-materials';
  document.body.append(host);
  render(
    <svg width="0" height="0" focusable="false">
      <defs>
        {[...materials, 'brass' as const].map((stuff) => (
          <Tint key={stuff} stuff={stuff} />
        ))}
        {materials.map((material) => (
          <Grain key={material} material={material} />
        ))}
      </defs>
    </svg>,
    host,
  );
}
