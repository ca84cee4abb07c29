// What the module's hub asks for, one line each (docs/offline.md).
import type { TableId } from '../wire/protocol';

export interface Append {
  is: 'append';
  number: number;
  table: TableId;
  seq: number;
  at: number;
  text: string;
}
export interface Archive {
  is: 'archive';
  table: TableId;
  people: string[];
}
export type Line =
  | { is: 'send'; client: number; text: string }
  | { is: 'drop'; client: number; why: string }
  | { is: 'bad'; table: TableId; why: string }
  | { is: 'read'; table: TableId }
  | { is: 'think'; turn: string; question: string }
  | { is: 'stop'; turn: string }
  | Append
  | Archive;

/** The first `count` words, and all the rest as one more. */
function words(line: string, count: number): string[] {
  const found: string[] = [];
  let at = 0;
  for (let i = 0; i < count; ++i) {
    const space = line.indexOf(' ', at);
    if (space < 0) break;
    found.push(line.slice(at, space));
    at = space + 1;
  }
  found.push(line.slice(at));
  return found;
}

function readLine(line: string): Line {
  const kind = line.slice(0, line.indexOf(' '));
  switch (kind) {
    case 'send': {
      const [, client, text] = words(line, 2);
      return { is: kind, client: Number(client), text: text! };
    }
    case 'drop': {
      const [, client, why] = words(line, 2);
      return { is: kind, client: Number(client), why: why! };
    }
    case 'append': {
      const [, number, table, seq, at, text] = words(line, 5);
      return { is: kind, number: Number(number), table: table!, seq: Number(seq), at: Number(at), text: text! };
    }
    case 'archive': {
      const [, table, ...people] = line.split(' ');
      return { is: kind, table: table!, people };
    }
    case 'bad': {
      const [, table, why] = words(line, 2);
      return { is: kind, table: table!, why: why! };
    }
    case 'read':
      return { is: kind, table: line.slice(kind.length + 1) };
    case 'think': {
      const [, table, seat, turn, question] = words(line, 4);
      return { is: kind, turn: `${table} ${seat} ${turn}`, question: question! };
    }
    case 'stop':
      return { is: kind, turn: line.slice(kind.length + 1) };
    default:
      throw new Error(`the hub said something unknown: ${line.slice(0, 80)}`);
  }
}

export function readLines(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readLine);
}
