import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, type Finished } from './runProgram.ts';

export type Manifest = { name: string; version: string; private?: boolean; exports: Record<string, string> };

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folders of the packages that others install. */
export const sourceFolders: readonly string[] = globSync('packages/*/package.json', { cwd: root })
  .map((file) => join(root, file, '..'))
  .toSorted();

/** The folder of the built package: what `npm publish` sends. */
export const builtFolder = (source: string): string => join(root, '.build/packages', readManifest(source).name);

/** The JavaScript and the types of a source file; another file as it is. */
function compiled(path: string): string | { types: string; default: string } {
  const name = /^[.]\/src\/(.+)[.]tsx?$/.exec(path)?.[1];
  return name === undefined ? path : { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
}

/**
 * Builds a package into its built folder. The workspace itself exports TypeScript, so that the project runs without a build; Node refuses
 * that below `node_modules`, and npm packs the `exports` of a manifest as they are.
 */
export async function buildPackage(source: string): Promise<Finished> {
  const folder = builtFolder(source);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { private: _, exports, ...kept } = readManifest(source);
  const manifest = { ...kept, exports: Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, compiled(path)])) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of globSync(['*.md', '*.png', 'LICENSE'], { cwd: source })) copyFileSync(join(source, file), join(folder, file));
  return run('tsc', ['-p', join(source, 'tsconfig.build.json'), '--outDir', join(folder, 'dist'), '--pretty', 'false']);
}
