// The module as the build made it, with chance that is the same in each run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SeptemModule } from '../module';

export const root = join(import.meta.dirname, '../../../../');
export const wasmFile = `${root}build/wasm/septem.wasm`;

const code = new WebAssembly.Module(readFileSync(wasmFile));

/** A small generator (mulberry32): numbers below 2^32. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

export function openSeptem(seed = 1): Promise<SeptemModule> {
  const next = numbers(seed);
  return SeptemModule.create(code, {
    random: (bytes) => bytes.forEach((_, i) => (bytes[i] = next() & 255)),
    wallClock: () => 1_800_000_000_000,
    complain: (text) => {
      throw new Error(text);
    },
  });
}
