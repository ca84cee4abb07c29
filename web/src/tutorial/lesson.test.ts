import { beforeEach, expect, test } from 'vitest';
import type { Script, Step } from '../games/script';
import { beginningOf, Lesson, placesOf } from './lesson';

const words = { en: '', de: '', pl: '' };
const steps: Step[] = [{ say: words }, { say: words, act: 'G4', then: [{ seat: 'p1', action: 'C5' }, { outcome: 'X1' }] }, { say: words }];
const script: Script = { game: 'seas', others: ['Ben'], chapters: [{ title: words, record: 'one', steps: [{ say: words }] }, { title: words, record: 'two', steps }] };

let asked: string[];
const engine = {
  ask<T>(method: string, params: Record<string, unknown> = {}): Promise<T> {
    asked.push([method, params['record'] ?? params['action'] ?? params['outcome']].filter(Boolean).join(' '));
    if (params['action'] === 'bad') return Promise.reject(new Error('A1'));
    return Promise.resolve({ table: 't1', actions: ['G4', 'R2'], record: 'septem-record 1\ngame seas\n* deal G4\np0 G4\n' } as T);
  },
};
beforeEach(() => (asked = []));

test('counts its steps through all chapters', () => {
  expect(placesOf(script)).toEqual([{ chapter: 0, step: 0 }, { chapter: 1, step: 0 }, { chapter: 1, step: 1 }, { chapter: 1, step: 2 }]);
});

test('every part can be skipped: the next one begins with a record of its own', () => {
  expect([0, 1, 2].map((chapter) => beginningOf(script, chapter))).toEqual([0, 1, 4]);
});

test('opens a step by playing what came before it in its chapter', async () => {
  const scene = await new Lesson(script, engine).open({ chapter: 1, step: 2 });
  expect(asked).toEqual(['replay two', 'act G4', 'act C5', 'chance X1', 'view', 'legal', 'record', 'scoring', 'foretell']);
  expect(scene).toMatchObject({ legal: ['G4', 'R2'], past: ['* deal G4', 'p0 G4'] });
});

test('makes the awaited action only; a legal other one changes nothing, an illegal one is refused', async () => {
  const lesson = new Lesson(script, engine);
  await lesson.open({ chapter: 1, step: 1 });
  asked = [];
  expect(await lesson.tryAction(steps[1]!, 'R2', ['G4', 'R2'])).toBe('other');
  expect(asked).toEqual([]);
  await expect(lesson.tryAction(steps[1]!, 'bad', ['G4', 'R2'])).rejects.toThrow('A1');
  expect(await lesson.tryAction(steps[1]!, 'G4', ['G4', 'R2'])).toBe('made');
  expect(asked).toEqual(['act bad', 'act G4']);
});
