// The real program for the tests: `septem serve` on a free port with a folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const product = 'release/septem';

export class Program {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'septem-page-'));
  /** `http://127.0.0.1:PORT`; the port stays the same over restarts. */
  address = '';

  /** `name` is its place in the build folder. */
  private constructor(private readonly name: string) {}

  static async start(name = product): Promise<Program> {
    const made = new Program(name);
    await made.start();
    return made;
  }

  async start(): Promise<void> {
    const port = this.address.split(':').at(-1) ?? '0';
    const program = new URL(`../../../../build/${this.name}`, import.meta.url).pathname;
    this.process = spawn(program, ['serve', '--port', port || '0', '--data', this.folder, '--bot-delay', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const line = await this.firstLine(this.process);
    const found = /:(\d+)/.exec(line);
    if (!found) throw new Error(`no address in: ${line}`);
    this.address = `http://127.0.0.1:${found[1]}`;
  }

  /** As a power cut would: nothing is finished. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { process } = this;
    this.process = null;
    if (!process || process.exitCode !== null) return;
    const ended = new Promise((resolve) => process.once('exit', resolve));
    process.kill(signal);
    await ended;
  }

  private firstLine(process: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      createInterface({ input: process.stdout! }).once('line', resolve);
      process.once('error', reject);
      process.once('exit', (code) => reject(new Error(`septem serve ended with ${code}; is build/${this.name} there?`)));
    });
  }
}
