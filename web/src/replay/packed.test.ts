import { afterEach, expect, test, vi } from 'vitest';
import { carriesRecord, packed, unpacked } from './packed';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a record goes into an address and comes out of it', async () => {
  const record = `septem-record 1\ngame seas\nplayer p0 Zoë\n${'p0 G4\np1 R3xG4\n'.repeat(60)}`;
  const hash = (await packed(record))!;
  expect(hash).toMatch(/^#r=[\w-]+$/);
  expect(carriesRecord(hash)).toBe(true);
  expect(hash.length).toBeLessThan(300);
  expect(await unpacked(hash)).toBe(record);
});

test('other addresses carry none, and one that is broken or too long says so', async () => {
  expect(carriesRecord('#content')).toBe(false);
  await expect(unpacked('#r=broken')).rejects.toThrow();
  await expect(unpacked(`#r=${'A'.repeat(70_000)}`)).rejects.toThrow();
});

test('what no address can carry has none', async () => {
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('hex');
  expect((await packed(noise)) === null).toBe(true);
  vi.stubGlobal('CompressionStream', undefined);
  expect(await packed('game seas')).toBeNull();
});
