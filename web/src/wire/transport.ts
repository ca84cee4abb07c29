/** A line to somebody who speaks docs/server-protocol.md: the server over a WebSocket, or the hub in a worker. */
export interface Transport {
  readonly kind: 'online' | 'offline';
  /** One JSON-RPC message. Only while the line is open; otherwise it is dropped. */
  send(text: string): void;
  /** Starts to connect; reports come to the listener until `close`. A transport does not reconnect by itself. */
  open(listener: TransportListener): void;
  close(): void;
}

export interface TransportListener {
  opened(): void;
  received(text: string): void;
  /** The line is gone, or could not be opened. */
  closed(): void;
}
