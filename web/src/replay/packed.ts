// A record in an address: deflated, and written with letters that an address may have. It stands behind the #, so that no server sees it.
const mark = '#r=';
/** More than any game needs; who is sent more is not sent a game. */
const longest = 64 * 1024;

export async function packed(record: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(record));
  return mark + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record that an address carries; null when it carries none. Rejects when it cannot be read. */
export async function unpacked(hash: string): Promise<string | null> {
  if (!hash.startsWith(mark) || hash.length > longest) return null;
  const text = atob(hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(new DecompressionStream('deflate-raw'), Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  return new TextDecoder().decode(bytes);
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
