// The module's code, loaded once.
import address from '../../../build/wasm/septem.wasm?url';
import { SeptemModule } from './module';
import type { ModuleWorld } from './wasi';

const browser: ModuleWorld = {
  random: (bytes) => void crypto.getRandomValues(bytes),
  wallClock: () => Date.now(),
  // eslint-disable-next-line no-console -- the last words of a broken invariant belong there and nowhere else
  complain: (text) => console.error(text),
};

let code: Promise<WebAssembly.Module> | null = null;

/** Loads the code; after a failure the next call tries again. */
export function loadCode(): Promise<WebAssembly.Module> {
  code ??= compile().catch((error: unknown) => {
    code = null;
    throw error;
  });
  return code;
}

async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // While it streams, if the server names the type right.
  const isNamed = answer.headers.get('content-type') === 'application/wasm';
  return isNamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

export async function openModule(): Promise<SeptemModule> {
  return SeptemModule.create(await loadCode(), browser);
}
