// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pathOf, routeOf } from './route';

test.each(['/', '/new/seas', '/friends/sevens', '/rules/seize', '/learn/seas', '/t/aB3-_', '/o/x1', '/lobby', '/replay', '/replay/t/abc', '/settings', '/privacy'])(
  '%s leads somewhere and back',
  (path) => {
    expect(routeOf(path).page).not.toBe('unknown');
    expect(pathOf(routeOf(path))).toBe(path);
  },
);

test.each(['/nowhere', '/new', '/new/chess', '/t', '/t/a b', '/t/a/b', '/replay/x/y', '/replay/t', '/settings/x', '/t/%2e%2e'])('%s is unknown', (path) => {
  expect(routeOf(path)).toEqual({ page: 'unknown' });
});
