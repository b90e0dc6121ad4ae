import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MissingProgram } from '../../support/serverPrograms.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const git = (...options: string[]): string | undefined => {
  try {
    return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** The last commit that changed the tables. Its databases are those of all commits after it. */
const sinceTables = (): string | undefined => git('log', '-1', '--format=%H', '--', 'services/*/migrations/schema.sql');

export interface PreviousTree {
  readonly commit: string;
  readonly folder: string;
  remove(): void;
}

/**
 * The services of the previous release in a temporary folder, with the packages of this one: of `PREVIOUS_RELEASE`, else of the last tag
 * `v*`, else of the commit that last changed a `schema.sql`. Throws MissingProgram where the history is missing.
 */
export function previousTree(): PreviousTree {
  const chosen = process.env['PREVIOUS_RELEASE'] ?? git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^') ?? sinceTables();
  const commit = chosen === undefined || chosen === '' ? undefined : git('rev-parse', '--short', `${chosen}^{commit}`);
  if (commit === undefined) throw new MissingProgram('the history of git has no previous release');
  const folder = mkdtempSync(join(tmpdir(), 'anden-previous-'));
  const archive = join(folder, 'tree.tar');
  execFileSync('git', ['archive', `--output=${archive}`, commit, 'services', 'openapi', 'tests', 'package.json'], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { commit, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
