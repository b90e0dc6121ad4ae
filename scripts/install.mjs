// Runs before `npm start` and `npm test` on the machine's own Node (20.19 or newer), so it is plain JavaScript without packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8')).packages;
const same = (a, b) => a.version === b.version && a.integrity === b.integrity;

/** True when node_modules matches the lock file (optional packages of other platforms may be absent). */
function upToDate() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = read('package-lock.json');
  const present = read('node_modules/.package-lock.json');
  const known = Object.entries(present).every(([path, entry]) => wanted[path] && same(entry, wanted[path]));
  const complete = Object.entries(wanted).every(
    ([path, entry]) => path === '' || present[path] || entry.optional || entry.devOptional || entry.peer,
  );
  return known && complete;
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  process.exit(1);
}

if (!upToDate()) {
  console.log('Installing packages (npm ci), about a minute …');
  const started = Date.now();
  // npm puts node_modules/.bin first in PATH, but the Node there may be replaced now.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !/node_modules[/\\][.]bin$/.test(part))
    .join(delimiter);
  const { status } = spawnSync('npm ci --no-fund --no-audit --loglevel=error', {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: path },
  });
  if (status !== 0) {
    console.error('The packages could not be installed. Is the network reachable? `npm ci` tells more.');
    process.exit(1);
  }
  console.log(`Installed packages in ${Math.round((Date.now() - started) / 1000)} s`);
}

const brought = existsSync(join(root, 'node_modules/.bin/node')) || existsSync(join(root, 'node_modules/.bin/node.cmd'));
if (!brought && (major < 22 || (major === 22 && minor < 18))) {
  console.error(`No newer Node comes with the packages for ${process.platform} ${process.arch}: install Node 24 and start again.`);
  process.exit(1);
}
