import type { RefusalData } from './protocol';

/** Why a command was not done. `why` is the key of its message in every language, `ruling` the rule that forbids it. */
export class Refused extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly why: string,
    readonly ruling: string | null,
  ) {
    super(message);
  }
}

/** The line broke before the answer came, and the command is none that may be sent twice. */
export function lostAnswer(): Refused {
  return new Refused(0, 'the connection was lost before the answer came', 'page.lost', null);
}

export interface WireError {
  code: number;
  message: string;
  data?: RefusalData;
}

export function refusedBy(error: WireError): Refused {
  return new Refused(error.code, error.message, error.data?.why ?? 'engine.bad-params', error.data?.ruling ?? null);
}

/** We may not see a table any more. */
export function turnedOut(why: string): Refused {
  return new Refused(codes.notAllowed, 'this table is not shown any more', why, null);
}

/** Codes of docs/server-protocol.md that the page tells apart. */
export const codes = { noSuchTable: 3, notAllowed: 20, movedOn: 23, tooFast: 25, badParams: -32602 } as const;
