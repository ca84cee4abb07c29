// A record in an address: deflated, and written with letters that an address may have. It stands behind the #, so that no server sees it.
const mark = '#r=';
/** More than any game needs, and as much as browsers take in an address. */
const longest = 64 * 1024;

/** Null where no link can carry it: the record is too long, or this browser cannot deflate. */
export async function packed(record: string): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(record));
  if (bytes.length > longest) return null;
  const hash = mark + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return hash.length > longest ? null : hash;
}

export function carriesRecord(hash: string): boolean {
  return hash.startsWith(mark);
}

/** The record that an address carries. Rejects when it cannot be read. */
export async function unpacked(hash: string): Promise<string> {
  if (hash.length > longest) throw new Error('too long for a record');
  const text = atob(hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(new DecompressionStream('deflate-raw'), Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  return new TextDecoder().decode(bytes);
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
