// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { readSettings, type Settings } from './settings';

const defaults: Settings = { language: 'en', theme: 'system', motion: 'full', speed: 'calm', sound: true, notices: false, name: '' };

describe('stored settings', () => {
  test('replace the defaults', () => {
    expect(readSettings('{"language":"pl","sound":false}', defaults)).toEqual({ ...defaults, language: 'pl', sound: false });
  });
  test.each(['', 'no json', 'null', '7', '{"language":"xx","sound":"loud","colour":"red"}'])('that are bad count as none: %s', (stored) => {
    expect(readSettings(stored, defaults)).toEqual(defaults);
  });
});
