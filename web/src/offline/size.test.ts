import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { wasmFile } from './testing/septem';

it('the module has at most 300 kB, gzipped', () => {
  expect(gzipSync(readFileSync(wasmFile), { level: 9 }).length).toBeLessThanOrEqual(300_000);
});
