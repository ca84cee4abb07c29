// The seven silhouettes in a box of 64, and what is drawn on them: lines darker, lights brighter than the material.
import type { Form } from '../pieces';

interface Shape {
  /** True relative size: the heavier form of one material covers more. */
  size: number;
  /** Filled by the even-odd rule, so that holes are holes. */
  outline: string;
  shade?: string;
  lines?: string;
  light?: string;
  turn?: number;
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const pip = (x: number, y: number, rx: number, ry: number) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const shapes: Record<Form, Shape> = {
  button: {
    size: 0.5,
    outline: circle(32, 32, 28) + circle(24, 24, 4.6) + circle(40, 24, 4.6) + circle(24, 40, 4.6) + circle(40, 40, 4.6),
    lines: circle(32, 32, 20.5),
    light: 'M9 30A23.5 23.5 0 0 1 28 9.5',
  },
  ring: {
    size: 0.66,
    outline: `${circle(32, 39, 22)}${circle(32, 39, 14.5)}M21 3H43L50 12 32 25 14 12Z`,
    shade: 'M14 12H50L32 25Z',
    lines: 'M14 12H50M26 12 32 25 38 12M26 12 21 3M38 12 43 3',
    light: 'M13.5 39A18.5 18.5 0 0 1 21 24.5',
  },
  coin: {
    size: 0.66,
    outline: 'M4 27A28 21 0 0 1 60 27V36A28 21 0 0 1 4 36Z',
    shade: 'M4 27A28 21 0 0 0 60 27V36A28 21 0 0 1 4 36Z',
    lines: `M4 27A28 21 0 0 0 60 27${pip(32, 27, 21, 15)}M25 20H39L30 35M13 46V53M22 50V56.500M42 50V56.500M51 46V53M32 51V57`,
    light: 'M9 23A24 17.5 0 0 1 30 9.5',
  },
  key: {
    size: 0.92,
    turn: 40,
    outline: `${circle(32, 14, 13)}${circle(32, 14, 6.5)}M28.5 26H35.500V44H45V50H35.500V53.500H42.500V59.500H35.500V62H28.500Z`,
    lines: 'M26.5 29.500H37.5',
    light: 'M22 14A10 10 0 0 1 30 4.500M30.3 30V58',
  },
  die: {
    size: 0.74,
    outline: 'M32 3 59 17V47L32 61 5 47V17Z',
    shade: 'M59 17V47L32 61V31Z',
    lines: 'M5 17 32 31 59 17M32 31V61',
    light: `${pip(32, 17, 5.5, 2.8)}${pip(13, 31, 2.6, 4)}${pip(24, 45, 2.6, 4)}${pip(40, 37, 2.6, 4)}${pip(51, 43, 2.6, 4)}${pip(45.5, 40, 2.6, 4)}`,
  },
  anchor: {
    size: 0.96,
    outline: `${circle(32, 9, 7.5)}${circle(32, 9, 3.3)}M28.5 16H35.500V21H45V27.500H35.500V52C42 51 47.5 47 49.5 41L44 43 52 30 60 43 55.5 41.500C53 53 44 61 32 61S11 53 8.5 41.500L4 43 12 30 20 43 14.5 41C16.5 47 22 51 28.5 52V27.500H19V21H28.500Z`,
    lines: 'M28.5 21V27.500M35.5 21V27.5',
    light: 'M30.6 30V54M21.5 23.200H43',
  },
  skull: {
    size: 0.98,
    outline:
      'M32 3C48 3 59 13 59 28 59 36 56 41 51 44.500L50.5 50C50 52 49 53 47 53H45V57C45 59 44 60 42 60H22C20 60 19 59 19 57V53H17C15 53 14 52 13.5 50L13 44.500C8 41 5 36 5 28 5 13 16 3 32 3Z' +
      pip(21, 31, 7, 7.5) +
      pip(43, 31, 7, 7.5) +
      'M32 38 36 46H28Z',
    shade: 'M51 44.5 50.5 50C50 52 49 53 47 53H45V57C45 59 44 60 42 60H22C20 60 19 59 19 57V53H17C15 53 14 52 13.5 50L13 44.500C24 50 40 50 51 44.500Z',
    lines: 'M25.5 52V60M32 51V60M38.5 52V60',
    light: 'M10 27C10.5 16 18 9 28 7.5',
  },
};
