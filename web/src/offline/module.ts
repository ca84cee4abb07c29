// septem.wasm behind functions over text (docs/offline.md). After an exception the module is broken and must not be used again.
import { readLines, type Line } from './lines';
import type { KeptTable } from './event_log';
import { wasiImports, type ModuleWorld } from './wasi';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  septem_input(size: number): number;
  septem_output(): number;
  septem_output_size(): number;
  septem_begin(): void;
  septem_restore(now: number): void;
  septem_archived(): void;
  septem_was_read(now: number): void;
  septem_opened(client: number, now: number): void;
  septem_closed(client: number, now: number): void;
  septem_received(client: number, now: number): void;
  septem_committed(number: number): void;
  septem_tick(now: number): void;
  septem_bot_answered(now: number): void;
  septem_next_tick(): number;
  septem_has_running_clocks(): number;
  septem_engine(): void;
  septem_think(): void;
  septem_advise(): void;
  septem_count_cards(): void;
  septem_review(): void;
  septem_review_step(number: number): void;
}

export class SeptemModule {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(private readonly exports: Exports) {}

  static async create(code: WebAssembly.Module, world: ModuleWorld): Promise<SeptemModule> {
    const memory = (): WebAssembly.Memory => exports.memory;
    const instance = await WebAssembly.instantiate(code, { wasi_snapshot_preview1: wasiImports(world, memory) });
    const exports = instance.exports as unknown as Exports;
    exports._initialize();
    return new SeptemModule(exports);
  }

  begin(linksBeginWith: string): void {
    this.write(linksBeginWith);
    this.exports.septem_begin();
  }
  restore(table: KeptTable, now: number): Line[] {
    this.write(tableText(table));
    this.exports.septem_restore(now);
    return this.lines();
  }
  archived(table: KeptTable): void {
    this.write(tableText(table));
    this.exports.septem_archived();
  }
  /** The answer to a line `read`; without events there is no such table. */
  wasRead(table: KeptTable, now: number): Line[] {
    this.write(tableText(table));
    this.exports.septem_was_read(now);
    return this.lines();
  }
  opened(client: number, now: number): Line[] {
    this.exports.septem_opened(client, now);
    return this.lines();
  }
  closed(client: number, now: number): Line[] {
    this.exports.septem_closed(client, now);
    return this.lines();
  }
  received(client: number, text: string, now: number): Line[] {
    this.write(text);
    this.exports.septem_received(client, now);
    return this.lines();
  }
  committed(number: number): Line[] {
    this.exports.septem_committed(number);
    return this.lines();
  }
  tick(now: number): Line[] {
    this.exports.septem_tick(now);
    return this.lines();
  }
  /** `turn` as the line `think` named it. */
  botAnswered(turn: string, action: string, now: number): Line[] {
    this.write(`${turn} ${action}`);
    this.exports.septem_bot_answered(now);
    return this.lines();
  }
  /** When `tick` is wanted; null for not as things are. */
  nextTick(): number | null {
    const next = this.exports.septem_next_tick();
    return next < 0 ? null : next;
  }
  hasRunningClocks(): boolean {
    return this.exports.septem_has_running_clocks() !== 0;
  }

  engine(line: string): string {
    this.write(line);
    this.exports.septem_engine();
    return this.read();
  }

  /** What a bot answers to a question, as JSON. */
  think(question: string): string {
    this.write(question);
    this.exports.septem_think();
    return this.read();
  }

  /** The coach: the best moves, as JSON. */
  advise(question: string): string {
    this.write(question);
    this.exports.septem_advise();
    return this.read();
  }
  /** Where the cards may be, as JSON. */
  countCards(question: string): string {
    this.write(question);
    this.exports.septem_count_cards();
    return this.read();
  }
  /** Opens a record to be looked back on. */
  review(record: string): string {
    this.write(record);
    this.exports.septem_review();
    return this.read();
  }
  /** A step of that record. */
  reviewStep(number: string): string {
    this.exports.septem_review_step(Number(number));
    return this.read();
  }

  private write(text: string): void {
    const bytes = this.encoder.encode(text);
    const at = this.exports.septem_input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }
  private read(): string {
    const size = this.exports.septem_output_size();
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, this.exports.septem_output(), size));
  }
  private lines(): Line[] {
    return readLines(this.read());
  }
}

function tableText(table: KeptTable): string {
  const head = [table.table, ...table.people].join(' ');
  return [head, ...table.events.map((event) => `${event.at} ${event.text}`)].join('\n');
}
