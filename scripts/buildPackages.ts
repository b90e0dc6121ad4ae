import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, type Finished } from './runProgram.ts';

export type Manifest = { name: string; version: string; private?: boolean; exports: Record<string, string>; bin?: Record<string, string> };

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folders of the packages that others install. */
export const sourceFolders: readonly string[] = globSync('packages/*/package.json', { cwd: root })
  .map((file) => join(root, file, '..'))
  .toSorted();

/** The folder of the built package: what `npm publish` sends. */
export const builtFolder = (source: string): string => join(root, '.build/packages', readManifest(source).name);

const SOURCE = /^[.]\/src\/(.+)[.]tsx?$/;

/** The JavaScript of a source file; another file as it is. */
const compiled = (path: string) => path.replace(SOURCE, './dist/$1.js');

/** The same with its types. */
const typed = (path: string) => (SOURCE.test(path) ? { types: path.replace(SOURCE, './dist/$1.d.ts'), default: compiled(path) } : path);

const each = <Value>(record: Record<string, string>, change: (path: string) => Value) =>
  Object.fromEntries(Object.entries(record).map(([name, path]) => [name, change(path)]));

/**
 * Builds a package into its built folder. The workspace itself exports TypeScript, so that the project runs without a build; Node refuses
 * that below `node_modules`, and npm packs the `exports` of a manifest as they are.
 */
export async function buildPackage(source: string): Promise<Finished> {
  const folder = builtFolder(source);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { private: _, exports, bin, ...kept } = readManifest(source);
  const manifest = { ...kept, ...(bin && { bin: each(bin, compiled) }), exports: each(exports, typed) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of globSync(['*.md', '*.png', 'LICENSE'], { cwd: source })) copyFileSync(join(source, file), join(folder, file));
  return run('tsc', ['-p', join(source, 'tsconfig.build.json'), '--outDir', join(folder, 'dist'), '--pretty', 'false']);
}
