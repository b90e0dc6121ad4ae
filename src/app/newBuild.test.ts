import { expect, test } from 'vitest';
import { mayReload } from './newBuild.ts';

const MINUTE_MS = 60_000;

test('a page of an older build loads itself anew once, and not while something is written', () => {
  const now = 100 * MINUTE_MS;
  expect(mayReload({ isIdle: true, reloadedAt: 0, now })).toBe(true);
  expect(mayReload({ isIdle: false, reloadedAt: 0, now })).toBe(false);
  expect(mayReload({ isIdle: true, reloadedAt: now - 9 * MINUTE_MS, now })).toBe(false);
  expect(mayReload({ isIdle: true, reloadedAt: now - 11 * MINUTE_MS, now })).toBe(true);
});
