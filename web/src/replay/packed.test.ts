import { expect, test } from 'vitest';
import { packed, unpacked } from './packed';

test('a record goes into an address and comes out of it', async () => {
  const record = `septem-record 1\ngame seas\nplayer p0 Zoë\n${'p0 G4\np1 R3xG4\n'.repeat(60)}`;
  const hash = await packed(record);
  expect(hash).toMatch(/^#r=[\w-]+$/);
  expect(hash.length).toBeLessThan(300);
  expect(await unpacked(hash)).toBe(record);
});

test('other addresses carry none, and a broken one says so', async () => {
  expect(await unpacked('#content')).toBeNull();
  await expect(unpacked('#r=broken')).rejects.toThrow();
});
