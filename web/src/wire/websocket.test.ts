import { expect, test } from 'vitest';
import { serverAddress } from './websocket';

test('the server is where the page came from, as safe as the page', () => {
  expect(serverAddress({ protocol: 'http:', host: 'localhost:7777' })).toBe('ws://localhost:7777/ws');
  expect(serverAddress({ protocol: 'https:', host: 'cards.example' })).toBe('wss://cards.example/ws');
});
