import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './runProgram.ts';

const shop = ['src', 'machines', 'openapi', 'public'];
const services = ['services', 'openapi', 'docs/operations', 'tests/contract'];
const stories = [...shop, 'packages', '.storybook', 'services/sandbox'];
const browser = [...shop, 'services', 'docs/operations', 'packages', 'tests/pages', 'tests/journeys', 'tests/model'];

/** What a stage reads beside `always`. A stage without an entry reads everything. */
export const inputs: Readonly<Record<string, readonly string[]>> = {
  // One test reads the built shop.
  services: [...shop, ...services],
  servers: [...shop, ...services],
  simulation: [...shop, ...services, 'simulation'],
  stories,
  atlas: [...stories, 'tests/atlas', 'tests/model'],
  build: shop,
  packages: ['packages', 'tests/packages'],
  journeys: browser,
  model: [...browser, 'simulation'],
  explore: [...shop, ...services, 'tests/explore', 'tests/pages'],
  faults: [...shop, ...services, 'tests/faults'],
  bench: [...browser, 'tests/bench', 'tests/browsers', 'tests/faults'],
};
/** The settings in the top folder, the programs that run a stage, and the packages. */
export const always = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'index.html',
];
export const programs = ['scripts', 'tests/support', 'contracts'];

const file = join(root, 'node_modules/.cache/anden-stages.json');

/** The tree of the working folder, as git would commit it: tracked and new files, without the ignored ones. Undefined outside of git. */
function workingTree(): string | undefined {
  const index = join(root, 'node_modules/.cache/anden-index');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, GIT_INDEX_FILE: index } }).trim();
  try {
    mkdirSync(dirname(index), { recursive: true });
    git('read-tree', 'HEAD');
    git('add', '--all');
    return git('write-tree');
  } catch {
    return undefined;
  } finally {
    rmSync(index, { force: true });
  }
}

function passedStages(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Remembers with which inputs a stage passed, so that a developer does not wait for it again. */
export function rememberStages() {
  const tree = workingTree();
  const contentOf = (stage: string): string | undefined => {
    if (tree === undefined) return undefined;
    const read = inputs[stage];
    if (read === undefined) return tree;
    return execFileSync('git', ['ls-tree', tree, '--', ...always, ...programs, ...read], { cwd: root, encoding: 'utf8' });
  };
  return {
    isUnchanged: (stage: string): boolean => tree !== undefined && passedStages()[stage] === contentOf(stage),
    passed(stage: string): void {
      const content = contentOf(stage);
      if (content !== undefined) writeFileSync(file, JSON.stringify({ ...passedStages(), [stage]: content }, null, 2));
    },
  };
}
