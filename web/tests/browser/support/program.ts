// The real program for the tests: `septem serve` on a free port with a folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = new URL('../../../../build/release/septem', import.meta.url).pathname;

export class Program {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'septem-page-'));
  /** `http://127.0.0.1:PORT`; the port stays the same over restarts. */
  address = '';

  static async start(): Promise<Program> {
    const made = new Program();
    await made.start();
    return made;
  }

  async start(): Promise<void> {
    const port = this.address.split(':').at(-1) ?? '0';
    this.process = spawn(program, ['serve', '--port', port || '0', '--data', this.folder, '--bot-delay', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const line = await firstLine(this.process);
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
}

function firstLine(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: process.stdout! }).once('line', resolve);
    process.once('exit', (code) => reject(new Error(`septem serve ended with ${code}; is build/release/septem there?`)));
  });
}
