import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './runProgram.ts';

/** A comment `<!-- ts … -->` above a code block declares the names that its reader brings. */
const block = /(?:^<!-- ts\n(?<before>[^]*?)^-->\n+)?^```(?<language>tsx?)\n(?<code>[^]*?)^```$/gm;

/** A code block of a document: its first line, the declarations above it, and the file that its code names in a comment. */
export type Block = { line: number; language: string; before: string; code: string; file: string | null };

export function blocksOf(text: string): Block[] {
  return [...text.matchAll(block)].map(({ index, groups: { before = '', language = '', code = '' } = {} }) => {
    const line = text.slice(0, index).split('\n').length;
    return { line, language, before, code, file: /^\/\/ (\S+[.]tsx?)\n/.exec(code)?.[1] ?? null };
  });
}

/** A block as a file of its own. Its relative imports are those of the file that it names. */
export function asModule({ language, before, code, file }: Block): { path: string; text: string } {
  return { path: join(dirname(file ?? '.'), `block.${language}`), text: `${before}${code}\nexport {};\n` };
}

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
      return blocksOf(text).map((block) => {
        const { path, text: code } = asModule(block);
        const name = `${document.replaceAll(/[/\\]/g, '.')}.${block.line}`;
        return { name, file: join(name, path), code };
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
