// The native program, as ./test has built it: its engine and its server.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { Person } from './house';
import { root } from './septem';

const program = process.env['SEPTEM_PROGRAM'] ?? `${root}build/release/septem`;

export class NativeEngine {
  private readonly child: ChildProcessWithoutNullStreams = spawn(program, ['engine']);
  private readonly waiting: { resolve(line: string): void; reject(why: Error): void }[] = [];

  constructor() {
    createInterface(this.child.stdout).on('line', (line) => this.waiting.shift()?.resolve(line));
    this.child.once('error', (error) => this.waiting.shift()?.reject(error));
  }
  answer(line: string): Promise<string> {
    this.child.stdin.write(`${line}\n`);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }
  close(): void {
    this.child.stdin.end();
  }
}

export class NativeServer {
  private readonly sockets: WebSocket[] = [];

  private constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    private readonly folder: string,
    private readonly port: string,
  ) {}

  static async start(): Promise<NativeServer> {
    const folder = mkdtempSync(join(tmpdir(), 'septem-'));
    const options = ['--port', '0', '--address', '127.0.0.1', '--data', folder, '--log-level', 'off', '--credits', '1000000'];
    const child = spawn(program, ['serve', ...options]);
    const port = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error('the server ended')));
      createInterface(child.stdout).on('line', (line) => {
        const found = /localhost:(\d+)/.exec(line);
        if (found) resolve(found[1]!);
      });
    });
    return new NativeServer(child, folder, port);
  }

  async person(): Promise<Person> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`);
    this.sockets.push(socket);
    const person = new Person((text) => socket.send(text));
    socket.on('message', (data) => person.heard(String(data as Buffer)));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return person;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.close();
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await ended;
    rmSync(this.folder, { recursive: true });
  }
}
