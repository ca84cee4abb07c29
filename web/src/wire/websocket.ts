import type { Transport, TransportListener } from './transport';

/** The server that this page came from. */
export function serverAddress(page: Pick<Location, 'protocol' | 'host'>): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws`;
}

/** The line to the server, over a WebSocket of the page's own origin. */
export function webSocketTransport(address = serverAddress(location)): Transport {
  let socket: WebSocket | null = null;
  return {
    kind: 'online',
    open(listener: TransportListener) {
      const opening = new WebSocket(address);
      socket = opening;
      // A socket that was given up may still report; nobody wants to hear it.
      const isPresent = () => socket === opening;
      opening.onopen = () => isPresent() && listener.opened();
      opening.onmessage = (event) => isPresent() && listener.received(String(event.data));
      opening.onclose = () => {
        if (!isPresent()) return;
        socket = null;
        listener.closed();
      };
    },
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      const closing = socket;
      socket = null;
      closing?.close();
    },
  };
}
