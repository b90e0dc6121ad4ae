import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { asModule, blocksOf, type Block } from '../../scripts/compileBlocks.ts';
import { run } from '../../scripts/runProgram.ts';
import { offlineArguments } from '../support/chromium.ts';
import type { Consumer } from './consumers.ts';
import { walkPanel, type Walk } from './walkPanel.ts';

/** The stories of the README of `storybook-xstate`. */
const DOOR: Walk = { story: 'door--closed', from: 'door.closed', event: 'handle.pressed', to: 'door.open' };
const LAMP: Walk = { story: 'lamp--off', from: 'lamp.off', event: 'toggled', to: 'lamp.on' };

/** `skipLibCheck`, because the types of Storybook itself have errors. */
const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  rootDir: 'blocks',
  outDir: 'compiled',
};

/** The registry does not answer, so nothing can be said about the packages. */
export class NoRegistry extends Error {}
/** npm says ERESOLVE, with a version `undefined`, when a request for a package failed. */
const UNANSWERED = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b|Found: \S+@undefined/;

/** The folder of a consumer. `must` runs a program there on the consumer's own Node, and rejects when it fails. */
type Project = {
  folder: string;
  write: (path: string, text: string) => void;
  must: (program: string, ...args: string[]) => Promise<string>;
};

function projectIn(folder: string, browserPath: string | null): Project {
  const env = {
    PATH: [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(browserPath !== null && { CHROME_PATH: browserPath }),
  };
  return {
    folder,
    write: (path, text) => {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    must: async (program, ...args) => {
      const { ok, output } = await run(program, args, { cwd: folder, env });
      if (!ok && program === 'npm' && UNANSWERED.test(output)) throw new NoRegistry('the npm registry does not answer');
      if (!ok) throw new Error(`${program} ${args[0] ?? ''} failed:\n${output}`);
      return output;
    },
  };
}

/**
 * Installs the tarballs with plain npm in an empty folder, writes the code blocks of the installed READMEs as files, and runs them: the
 * compiler over all, the first example of `xstate-paths`, the lines that draw a machine, and a built Storybook with a panel. Rejects with what failed. Without the path of
 * a browser the panel is not opened.
 */
export async function follow(
  { packages, framework }: Consumer,
  folder: string,
  tarballs: readonly string[],
  browserPath: string | null,
): Promise<void> {
  const hasReact = framework === '@storybook/react-vite';
  const project = projectIn(folder, browserPath);
  project.write('package.json', JSON.stringify({ private: true, type: 'module' }));
  const others = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  await project.must(
    'npm',
    'install',
    '--save-dev',
    '--prefer-offline',
    '--fetch-retries=5',
    '--fetch-retry-mintimeout=500',
    '--fetch-retry-maxtimeout=5000',
    '--no-audit',
    '--no-fund',
    ...others,
    ...tarballs,
  );

  const readmes = ['xstate-paths', 'storybook-xstate'].map((name): Readme => {
    const text = readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8');
    return { name, text, blocks: blocksOf(text) };
  });
  for (const { name, text } of readmes) checkInstallLine(name, text, folder);
  for (const { language, file, code } of readmes.flatMap(({ blocks }) => blocks).filter(isWhole)) {
    // The framework is the only word that a consumer changes.
    if (hasReact || language === 'ts') project.write(file, code.replaceAll('@storybook/react-vite', framework));
  }
  await Promise.all([
    drawMachines(project, readmes, browserPath !== null),
    openStorybook(project, hasReact ? DOOR : LAMP, browserPath),
    ...(hasReact ? [compile(project, readmes).then(() => runExample(project, readmes))] : []),
  ]);
}

type Readme = { name: string; text: string; blocks: Block[] };

/** A block that names its file and needs nothing else is that file. */
const isWhole = (block: Block): block is Block & { file: string } => block.file !== null && block.before === '';

function checkInstallLine(readme: string, text: string, folder: string): void {
  const asked = /^npm install --save-dev (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const unknown = asked.filter((name) => !existsSync(join(folder, 'node_modules', name)));
  if (asked.length === 0 || unknown.length > 0) throw new Error(`README of ${readme} installs ${unknown.join(' ') || 'nothing'}`);
}

/** The file of a block below `blocks/`, and below `compiled/` as JavaScript. */
const fileOf = (readme: string, block: Block) => join(`${readme}-line-${block.line}`, asModule(block).path);

/** Compiles every code block as a file of its own. */
async function compile({ write, must }: Project, readmes: readonly Readme[]): Promise<void> {
  const files = readmes.flatMap(({ name, blocks }) =>
    blocks.map((block) => {
      const file = join('blocks', fileOf(name, block));
      write(file, asModule(block).text);
      return file;
    }),
  );
  // Named one by one, because a pattern leaves out folders such as `.storybook`.
  write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  await must('tsc', '--pretty', 'false');
}

/** Runs the first code block of `xstate-paths` and compares its output with the text in the README. */
async function runExample({ must }: Project, readmes: readonly Readme[]): Promise<void> {
  const { name = '', text = '', blocks: [example] = [] } = readmes.find((readme) => readme.name === 'xstate-paths') ?? {};
  if (example === undefined) throw new Error('README of xstate-paths has no example');
  const printed = await must('node', join('compiled', fileOf(name, example)).replace(/[.]ts$/, '.js'));
  const promised = /^```text\n([^]*?)^```$/m.exec(text)?.[1] ?? '';
  if (printed.trim() !== promised.trim()) throw new Error(`The first example should print\n${promised}\nand prints\n${printed}`);
}

/** Runs the lines that draw a machine. Each file that a line names has some text or a picture then. */
async function drawMachines({ folder, must }: Project, readmes: readonly Readme[], hasBrowser: boolean): Promise<void> {
  const lines = readmes.flatMap(({ text }) => [...text.matchAll(/^npx storybook-xstate (.+)$/gm)].map(([, line = '']) => line));
  if (lines.length === 0) throw new Error('README of storybook-xstate draws nothing');
  for (const line of lines.filter((each) => hasBrowser || !each.includes('--png'))) {
    await must('storybook-xstate', ...line.split(' '));
    for (const [, file = ''] of line.matchAll(/--(?:svg|png|mermaid|json) (\S+)/g)) {
      if (!existsSync(join(folder, file)) || statSync(join(folder, file)).size < 100) throw new Error(`No drawing in ${file} by ${line}`);
    }
  }
}

async function openStorybook({ folder, must }: Project, walk: Walk, browserPath: string | null): Promise<void> {
  await must('storybook', 'build', '--output-dir', 'built', '--quiet');
  if (browserPath === null) return;
  const browser = await chromium.launch({ executablePath: browserPath, args: offlineArguments });
  try {
    await walkPanel(browser, join(folder, 'built'), walk);
  } finally {
    await browser.close();
  }
}
