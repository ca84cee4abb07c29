// The few functions of WASI that the module imports: randomness, the clock, and standard error for its last words.

export interface ModuleWorld {
  /** Fills the bytes with numbers that nobody can guess. */
  random(bytes: Uint8Array<ArrayBuffer>): void;
  /** Milliseconds since 1970. */
  wallClock(): number;
  complain(text: string): void;
}

const done = 0;
const notSupported = 58;

export function wasiImports(world: ModuleWorld, memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const numbers = () => new DataView(memory().buffer);
  return {
    random_get(at: number, size: number): number {
      world.random(new Uint8Array(memory().buffer, at, size));
      return done;
    },
    clock_time_get(_clock: number, _precision: bigint, at: number): number {
      numbers().setBigUint64(at, BigInt(world.wallClock()) * 1_000_000n, true);
      return done;
    },
    fd_write(_file: number, pieces: number, count: number, writtenAt: number): number {
      const view = numbers();
      let text = '';
      let written = 0;
      for (let i = 0; i < count; ++i) {
        const size = view.getUint32(pieces + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(view.buffer, view.getUint32(pieces + 8 * i, true), size));
        written += size;
      }
      world.complain(text);
      view.setUint32(writtenAt, written, true);
      return done;
    },
    fd_seek: () => notSupported,
    fd_close: () => notSupported,
  };
}
