import { Client } from '../wire/client';
import { webSocketTransport } from '../wire/websocket';
import { onSettings, settings } from './settings';

const clients = new Map<'online' | 'offline', Client>();

/** The one connection of this page to the server. Opens when it is first wanted. */
export function clientOf(kind: 'online'): Client {
  let client = clients.get(kind);
  if (!client) {
    client = new Client(webSocketTransport(), () => settings().name);
    clients.set(kind, client);
    renameWithSettings(client);
  }
  return client;
}

function renameWithSettings(client: Client): void {
  let name = settings().name;
  onSettings(() => {
    if (settings().name === name) return;
    name = settings().name;
    client.rename();
  });
}
