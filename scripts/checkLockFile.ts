import { readFileSync } from 'node:fs';
import { root } from './runProgram.ts';

type Entry = { version?: string; link?: boolean; resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> };

/** Folders where Node searches a package for the package at `path`, nearest first. */
function placesFor(path: string, name: string): string[] {
  const folders: string[] = [];
  for (let folder = path; folder !== ''; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '')
    folders.push(folder);
  return [
    ...folders.filter((folder) => !folder.endsWith('node_modules')).map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
}

/**
 * Optional packages that the lock file names without an entry. npm omits packages that the registry lacked at that time, and `npm ci` then
 * fails for everybody.
 */
export function missingOptionals(packages: Record<string, Entry>): string[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !placesFor(path, name).some((place) => packages[place]))
      .map((name) => `${path || 'package.json'} ${entry.version ?? ''} names ${name}, which has no entry`),
  );
}

/**
 * Packages whose entry has no address in the public registry. npm first asks the registry where each of them is, and `npm ci` takes twice
 * as long. npm exchanges the host for that of a configured registry.
 */
export function missingAddresses(packages: Record<string, Entry>): string[] {
  return Object.entries(packages).flatMap(([path, { integrity, resolved = '' }]) =>
    integrity === undefined || resolved.startsWith('https://registry.npmjs.org/') ? [] : [`${path} has no address`],
  );
}

export function readLock(): Record<string, Entry> {
  const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  return lock.packages;
}
