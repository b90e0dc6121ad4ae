import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { run } from './runProgram.ts';

/** Whether this process may install Debian packages. */
export const canInstall = (): boolean => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

const env = { DEBIAN_FRONTEND: 'noninteractive' };
const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2'];
let listsAreFresh = false;

/** Installs Debian packages. Returns the reason of a failure. Call it only when `canInstall()`. */
export async function install(...packages: string[]): Promise<string | undefined> {
  console.log(`Installing ${packages.join(', ')} (apt-get) …`);
  const failure = (output: string) => `apt-get could not install ${packages.join(', ')}: ${output.trim().split('\n').at(-1) ?? ''}`;
  if (!listsAreFresh) {
    const updated = await run('apt-get', [...options, 'update'], { env, limit: 180_000 });
    if (!updated.ok) return failure(updated.output);
    listsAreFresh = true;
  }
  const installed = await run('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...packages], { env, limit: 300_000 });
  return installed.ok ? undefined : failure(installed.output);
}

/** The Debian package creates and starts a cluster on the standard port; tests create their own. */
export function refuseDefaultCluster(): void {
  const folder = '/etc/postgresql-common/createcluster.d';
  if (existsSync('/etc/postgresql-common')) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/no-main-cluster.conf`, 'create_main_cluster = false\n');
}
