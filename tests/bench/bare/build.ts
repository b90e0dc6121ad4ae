import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../../scripts/run.ts';

/** Where the bare page is served, and where it is built. */
export const barePath = '/bare/';
export const bareFolder = join(root, '.bench/bare');

/** Builds the bare page as the shop is built: same bundler, same target. */
export async function buildBarePage(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    base: barePath,
    plugins: [react()],
    build: { target: 'es2023', outDir: bareFolder, emptyOutDir: true, reportCompressedSize: false },
  });
}

/** JavaScript of the built bare page, gzip bytes. */
export function weightOfBarePage(): number {
  const assets = join(bareFolder, 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
}
