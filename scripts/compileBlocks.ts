import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './runProgram.ts';

/** A code block of a document. A comment `<!-- ts … -->` above it declares the names that its reader brings. */
const block = /(?:^<!-- ts\n(?<before>[^]*?)^-->\n+)?^```(?<language>tsx?)\n(?<code>[^]*?)^```$/gm;

/** The first line of a block may name its file, so that its relative imports are those of that file. */
const placeOf = (code: string): string => /^\/\/ (\S+)\/[^/\s]+[.]tsx?\n/.exec(code)?.[1] ?? '.';

/** Compiles the code blocks of the documents against the project. `output` names a block by its document and its line. */
export async function compileBlocks(): Promise<{ ok: boolean; output: string; count: number }> {
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build/blocks-'));
  try {
    const documents = globSync(['*.md', '{docs,packages,src,machines,services,tests}/**/*.md'], {
      cwd: root,
      exclude: ['**/node_modules'],
    });
    const blocks = documents.flatMap((document) => {
      const text = readFileSync(join(root, document), 'utf8');
      return [...text.matchAll(block)].map(({ index, groups: { before = '', language = '', code = '' } = {} }) => {
        const line = text.slice(0, index).split('\n').length;
        const name = `${document.replaceAll(/[/\\]/g, '.')}.${line}`;
        return { name, file: join(name, placeOf(code), `block.${language}`), code: `${before}${code}\nexport {};\n` };
      });
    });
    for (const { file, code } of blocks) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { rootDirs: ['../..', ...blocks.map(({ name }) => name)], noUnusedLocals: false },
      files: blocks.map(({ file }) => file),
      include: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { ok, output } = await run('tsc', ['-p', folder, '--pretty', 'false']);
    return { ok: ok && blocks.length > 0, output: blocks.length > 0 ? output : 'the documents have no code blocks', count: blocks.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log((await compileBlocks()).output);
