import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { others, ours, type Consumer } from '../tests/packages/consumers.ts';
import { follow, NoRegistry } from '../tests/packages/follow.ts';
import { fastFolder } from '../tests/support/fastFolder.ts';
import { builtFolder, buildPackage, readManifest, sourceFolders } from './buildPackages.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { endInOrder, root, run } from './runProgram.ts';
import { wrongFiles } from './wrongFiles.ts';

export type Tried = {
  /** What is wrong; empty when all is well. */
  faults: string[];
  /** What did not run, with its reason. */
  unrun: string[];
  /** The consumers that followed the documents to their end. */
  followed: string[];
};

/**
 * Builds and packs the packages, checks what npm would publish, and lets consumers install the tarballs and follow their documents: one
 * with the versions of the project, and in the long form also the oldest and other ones.
 */
export async function tryPackages({ long = false } = {}): Promise<Tried> {
  const folder = mkdtempSync(join(fastFolder, 'anden-packages-'));
  try {
    const packed = await Promise.all(sourceFolders.map((source) => pack(source, folder)));
    const tarballs = packed.flatMap((each) => ('tarball' in each ? [each.tarball] : []));
    const faults = packed.flatMap((each) => ('fault' in each ? [each.fault] : []));
    if (faults.length > 0) return { faults, unrun: [], followed: [] };

    const browser = await ensureBrowser();
    const tried: Tried = { faults: [], unrun: browser.found ? [] : [browser.reason], followed: [] };
    const checks = sourceFolders.map((source, index) => check(source, tarballs[index] ?? ''));
    for (const consumer of long ? [ours, ...others] : [ours]) {
      const found = await tryAs(consumer, join(folder, 'consumer'), tarballs, browser.found ? browser.path : null);
      if (found === null) tried.followed.push(consumer.name);
      else if (found instanceof NoRegistry) tried.unrun.push(`${consumer.name}: ${found.message}`);
      else tried.faults.push(`${consumer.name}: ${found.message}`);
      if (long)
        console.log(`${consumer.name.padEnd(44)} ${found === null ? 'passed' : found instanceof NoRegistry ? 'not run' : 'failed'}`);
    }
    tried.faults.push(...(await Promise.all(checks)).flat());
    return tried;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why the documents cannot be followed, or null when they can. */
async function tryAs(consumer: Consumer, folder: string, tarballs: readonly string[], browser: string | null): Promise<Error | null> {
  try {
    await follow(consumer, folder, tarballs, browser);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pack(source: string, folder: string): Promise<{ tarball: string } | { fault: string }> {
  const built = await buildPackage(source);
  if (!built.ok) return { fault: built.output };
  const packed = await run('npm', ['pack', '--pack-destination', folder], { cwd: builtFolder(source) });
  const { name, version } = readManifest(source);
  return packed.ok ? { tarball: join(folder, `${name}-${version}.tgz`) } : { fault: packed.output };
}

/** What is wrong with the tarball of a package. */
async function check(source: string, tarball: string): Promise<string[]> {
  const { name } = readManifest(source);
  const folder = builtFolder(source);
  const programs = [
    await run('publint', ['run', folder, '--strict']),
    await run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color']),
    await run('npm', ['publish', tarball, '--dry-run']),
  ];
  const failed = programs.filter(({ ok }) => !ok).map(({ output }) => output);
  const wrong = wrongFiles(await filesOf(tarball), readFileSync(join(folder, 'README.md'), 'utf8'));
  return [...failed, ...wrong].map((fault) => `${name}: ${fault}`);
}

/** The files of a tarball, as paths in the package. */
async function filesOf(tarball: string): Promise<string[]> {
  const { output } = await run('tar', ['-tzf', tarball]);
  return output
    .trim()
    .split('\n')
    .map((path) => path.replace('package/', ''));
}

if (import.meta.main) {
  endInOrder();
  const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
  const { faults, unrun, followed } = await tryPackages(values);
  for (const line of [...faults, ...unrun.map((reason) => `Did not run: ${reason}`)]) console.log(line);
  console.log(`${faults.length} faults; ${followed.length} consumers followed the documents`);
  console.log(`npm publish ${sourceFolders.map((source) => relative(root, builtFolder(source))).join(' | ')}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
