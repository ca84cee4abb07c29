// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messageOf } from './task';

test('a refused record names its line, once and in words of ours', () => {
  const reason = { why: 'engine.bad-record', message: 'line 11: the game is not over, so it has no result' };
  expect(messageOf(reason)).toBe('This record cannot be read. See line 11.');
  expect(messageOf({ why: 'engine.bad-record', message: 'there is no header' })).toBe('This record cannot be read.');
});
