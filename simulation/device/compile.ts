import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { changedText, changesPages } from '../change.ts';
import { digestOf } from '../../tests/support/digest.ts';

/** The scripts of the shop: what a tab evaluates, and what its worker does. Each is the body of a function (`evaluate.ts`). */
export type Compiled = { page: Script; worker: Script };

/** `file` contains the text, for whoever reads a stack, but not when the text is changed. */
export type Script = { text: string; file: string };

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/anden');
const entries = { page: 'simulation/device/page.ts', worker: 'src/app/live/mqtt.worker.ts' };
const inputs = [
  '{src,machines}/**/*.{ts,tsx}',
  'openapi/types/*.ts',
  'simulation/device/{page,compile}.ts',
  'simulation/device/page/*.ts',
  'package-lock.json',
];

/** What draws, and needs a document. Nothing is drawn here. */
const drawing = /^(react-aria-components|react-dom|lucide-react|simple-icons|leaflet|qrcode|jsbarcode)(\/|$)/;
const assets = /\.(css|svg|png|webp|woff2?)(\?.*)?$/;
const workerAddress = /\?worker&url$/;

/** Stands for every export of a package that draws: it can be called, extended and read, and does nothing. */
const nothing = `
const nothing = new Proxy(function () {}, {
  get: (target, name) => (name === 'prototype' ? target.prototype : name === 'then' ? undefined : name === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
  construct: () => ({}),
});
module.exports = Object.create(nothing);`;

const withoutDrawing: Plugin = {
  name: 'without-drawing',
  enforce: 'pre',
  resolveId(id) {
    if (drawing.test(id)) return `\0nothing:${id}`;
    if (workerAddress.test(id)) return '\0worker';
    return assets.test(id) ? '\0asset' : undefined;
  },
  load(id) {
    if (id.startsWith('\0nothing:')) return nothing;
    if (id === '\0worker') return 'export default "/compra/mqtt.worker.js"';
    return id === '\0asset' ? 'export default ""' : undefined;
  },
};

const withChange: Plugin = { name: 'with-change', enforce: 'pre', load: (id) => changedText(id) };

/** Compiles the application once for all tabs of this process and, without a change, for later processes with the same files. */
export async function compileShop(): Promise<Compiled> {
  const digest = digestOf(inputs);
  const [page, worker] = await Promise.all([compiled('page', digest), compiled('worker', digest)]);
  return { page, worker };
}

async function compiled(name: keyof typeof entries, digest: string): Promise<Script> {
  const file = join(folder, `${name}-${digest}.cjs`);
  if (changesPages()) return { file: `${name}-changed.cjs`, text: await compile(entries[name]) };
  if (existsSync(file)) return { file, text: readFileSync(file, 'utf8') };
  const text = await compile(entries[name]);
  mkdirSync(folder, { recursive: true });
  // Another process may compile the same, and nobody may read half of a file.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return { file, text };
}

/** One file without imports but `mqtt`, which the worker of a device provides. */
async function compile(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    base: '/compra/',
    logLevel: 'warn',
    publicDir: false,
    // A test runner has another environment, and the text must be the same.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'true', 'import.meta.env.DEV': 'false' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [withChange, withoutDrawing],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      reportCompressedSize: false,
      lib: { entry, formats: ['cjs'], fileName: 'shop' },
      rolldownOptions: {
        external: ['mqtt'],
        // Packages for servers mark the files that run in the browser.
        onLog: (level, log, next) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && next(level, log),
        output: { codeSplitting: false, exports: 'named' },
      },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output.find((one) => one.type === 'chunk') : undefined;
  if (!chunk) throw new Error(`the compiler gave no text for ${entry}`);
  return chunk.code;
}
