import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLock } from './checkLockFile.ts';
import { root, run } from './runProgram.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly unknown[];
}

export interface Sbom {
  /** CycloneDX 1.5 as JSON. */
  readonly text: string;
  readonly components: readonly Component[];
  /** Packages of `package.json` that it lacks, and packages without a hash. */
  readonly faults: readonly string[];
}

/** The list of all packages of the lock file, those of development included (npm drops some shared ones with them), with their versions, licences and hashes. */
export async function makeSbom(): Promise<Sbom> {
  const { ok, output } = await run('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']);
  if (!ok) throw new Error(output);
  const text = output.slice(output.indexOf('{'));
  const { components }: { components: Component[] } = JSON.parse(text);
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = Object.entries(dependencies).flatMap(([name, version]) =>
    listed.has(`${name}@${version}`) ? [] : [`${name}@${version} is not listed`],
  );
  const own = new Set(Object.entries(readLock()).flatMap(([path, { link }]) => (link === true ? [path.replace('node_modules/', '')] : [])));
  const unsealed = components.flatMap(({ name, hashes = [] }) => (hashes.length > 0 || own.has(name) ? [] : [`${name} has no hash`]));
  return { text, components, faults: [...missing, ...unsealed] };
}

if (import.meta.main) {
  const { text, components, faults } = await makeSbom();
  const file = join(root, '.build/sbom.cdx.json');
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(file, text);
  console.log([`${components.length} packages in ${file}`, ...faults].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
