import { expect, test } from 'vitest';
import { missingAddresses, missingOptionals, readLock } from './checkLockFile.ts';

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

test('a package without an address, or with one of a mirror, is reported; a folder of the project needs none', () => {
  const packages = {
    '': {},
    simulation: { version: '1.0.0' },
    'node_modules/simulation': { resolved: 'simulation', link: true },
    'node_modules/good': { integrity: 'sha512-1', resolved: 'https://registry.npmjs.org/good/-/good-1.0.0.tgz' },
    'node_modules/bare': { integrity: 'sha512-2' },
    'node_modules/mirrored': { integrity: 'sha512-3', resolved: 'https://mirror.example/mirrored/-/mirrored-1.0.0.tgz' },
  };
  expect(missingAddresses(packages)).toEqual(['node_modules/bare has no address', 'node_modules/mirrored has no address']);
});

test('the lock file of this project is complete', () => {
  expect(missingOptionals(readLock())).toEqual([]);
  expect(missingAddresses(readLock())).toEqual([]);
});
