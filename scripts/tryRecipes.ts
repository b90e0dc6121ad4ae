import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inLanes, root, run } from './runProgram.ts';

/** One of each recipe of `new.ts`, with names that nothing has. */
const made = [
  ['chart', 'triedChart', 'Flujo de ensayo'],
  ['page', 'triedPage', 'Página de ensayo'],
  ['endpoint', 'getTried', 'Ensayo'],
];

const contract = ['operations', 'examples', 'routes', 'callers'];

/** What the written files must pass. The build is compared with no limit of weight. */
const checks: Record<string, [string, string[]]> = {
  types: ['tsc', ['-p', 'tsconfig.json', '--pretty', 'false']],
  charts: ['tsc', ['-p', 'machines/tsconfig.json', '--pretty', 'false']],
  build: ['vite', ['build', '--logLevel', 'warn']],
  unit: ['vitest', ['run', '--project', 'unit', 'triedChart', 'src/app/steps', 'machines/booking', 'tests/model/words']],
  paths: ['node', ['scripts/paths.ts', 'triedChart']],
  contract: ['vitest', ['run', '--project', 'unit', ...contract.map((name) => `tests/contract/${name}`)]],
  services: ['vitest', ['run', '--project', 'services', 'getTried']],
};

/** What installing, building and testing write into the project. */
const written = /[/\\](node_modules|dist|test-results|playwright-report|[.](git|build|data|vitest|bench))$/;

/** Makes one of each recipe in a copy of the project below `folder`, builds it and runs its tests. The caller removes the folder. */
export async function tryRecipes(folder: string): Promise<{ ok: boolean; output: string }> {
  cpSync(root, folder, { recursive: true, filter: (path) => !written.test(path) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  symlinkSync(join(root, 'contracts/node_modules'), join(folder, 'contracts/node_modules'), 'junction');

  for (const recipe of made) {
    const skeleton = await run('node', ['scripts/new.ts', ...recipe], { cwd: folder });
    if (!skeleton.ok) return skeleton;
  }
  const failed: string[] = [];
  await inLanes(2, Object.entries(checks), async ([name, [program, args]]) => {
    const { ok, output } = await run(program, args, { cwd: folder });
    if (!ok) failed.push(`${name}:\n${output}`);
  });
  return { ok: failed.length === 0, output: failed.join('\n') };
}
