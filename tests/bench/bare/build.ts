import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../../scripts/runProgram.ts';

/** Path and build folder of the bare page. */
export const barePath = '/bare/';
export const bareFolder = join(root, '.bench/bare');

/** Builds the bare page with the shop's bundler and target. */
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

/** Weight of the bare page's JavaScript, gzip bytes. */
export function weightOfBarePage(): number {
  const assets = join(bareFolder, 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
}
