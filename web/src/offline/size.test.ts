import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { wasmFile } from './testing/septem';

it('the module, search and coach in it, has at most 450 kB, gzipped', () => {
  expect(gzipSync(readFileSync(wasmFile), { level: 9 }).length).toBeLessThanOrEqual(450_000);
});
