import { onSettings, settings } from '../device/settings';
import { offlineTransport } from '../offline/transport';
import { Client } from '../wire/client';
import type { Transport } from '../wire/transport';
import { webSocketTransport } from '../wire/websocket';

type Kind = Transport['kind'];

const transports: Record<Kind, () => Transport> = { online: () => webSocketTransport(), offline: () => offlineTransport() };
const clients = new Map<Kind, Client>();

/** The page's one connection to the server, or to the hub in the worker. Opens when it is first wanted. */
export function clientOf(kind: Kind): Client {
  let client = clients.get(kind);
  if (!client) {
    client = new Client(transports[kind](), () => settings().name);
    clients.set(kind, client);
    renameWithSettings(client);
    noticeOutdated(client);
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

let isNewer = false;
const outdatedListeners = new Set<() => void>();

/** Whether the server speaks a newer protocol than this page. */
export function isOutdated(): boolean {
  return isNewer;
}

export function onOutdated(listener: () => void): () => void {
  outdatedListeners.add(listener);
  return () => outdatedListeners.delete(listener);
}

function noticeOutdated(client: Client): void {
  client.onConnection(() => {
    if (client.connection.is !== 'outdated' || isNewer) return;
    isNewer = true;
    outdatedListeners.forEach((listener) => listener());
  });
}
