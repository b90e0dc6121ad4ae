import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

export const workerFile = 'sw.js';

/**
 * Builds the service worker from `source` beside the page. It receives the addresses of the page and of its files, without those that
 * `isLate` names: they are useless without a network.
 */
export function buildWorker(source: string, isLate: RegExp): Plugin {
  let base = '/';
  return {
    name: 'build-worker',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    async writeBundle({ dir }, bundle) {
      // The atlas has its own page, and works with a network only.
      if (!bundle['index.html'] || dir === undefined) return;
      const files = Object.values(bundle).filter(({ fileName }) => isStored(fileName) && !isLate.test(fileName));
      await build({
        configFile: false,
        logLevel: 'warn',
        base,
        define: {
          buildFiles: JSON.stringify(files.map((file) => ({ url: `${base}${file.fileName}`, revision: revisionOf(file) }))),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        publicDir: false,
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          reportCompressedSize: false,
          lib: { entry: source, formats: ['iife'], name: 'worker', fileName: () => workerFile },
        },
      });
    },
  };
}

const isStored = (file: string): boolean => file === 'index.html' || file.startsWith('assets/');

/** The name of an asset contains a hash already. */
function revisionOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | null {
  if (file.type === 'chunk' || file.fileName !== 'index.html') return null;
  return createHash('sha256').update(file.source).digest('hex').slice(0, 16);
}
