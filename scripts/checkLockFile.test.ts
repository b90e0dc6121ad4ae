import { expect, test } from 'vitest';
import { missingOptionals, readLock } from './checkLockFile.ts';

test('a lock file without the package of another platform is reported', () => {
  const packages = {
    '': {},
    'node_modules/fast': { version: '1.0.0', optionalDependencies: { 'fast-linux': '1.0.0', 'fast-mac': '1.0.0' } },
    'node_modules/fast-linux': { version: '1.0.0' },
  };
  expect(missingOptionals(packages)).toEqual(['node_modules/fast 1.0.0 names fast-mac, which has no entry']);
});

test('a nested package finds its optional one beside itself or above', () => {
  const packages = {
    'node_modules/a/node_modules/@s/b': { optionalDependencies: { c: '1', d: '1', e: '1' } },
    'node_modules/a/node_modules/@s/b/node_modules/c': {},
    'node_modules/a/node_modules/d': {},
    'node_modules/e': {},
  };
  expect(missingOptionals(packages)).toEqual([]);
});

test('the lock file of this project is complete', () => {
  expect(missingOptionals(readLock())).toEqual([]);
});
