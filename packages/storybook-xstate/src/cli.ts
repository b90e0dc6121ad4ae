#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { command as Command } from './command.ts';

/** A picture for a screen of two pixels to one. */
const SHARP = 2;

/** The text of an SVG file as a PNG, by the browser at `CHROME_PATH` or that of Playwright. */
async function paint(svg: string): Promise<Uint8Array> {
  const { chromium } = await needed('--png', 'playwright', () => import('playwright'));
  const { CHROME_PATH: executablePath } = process.env;
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath }).catch((cause: unknown) => {
    throw new Error('No browser opens: npx playwright install chromium, or name one as CHROME_PATH.', { cause });
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor: SHARP });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    return await page.locator('body > svg').screenshot();
  } finally {
    await browser.close();
  }
}

function write(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new Error(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function needed<Module>(by: string, name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new Error(`${by} needs the package ${name}: npm install --save-dev ${name}`, { cause: error });
  }
}

/** Vite reads modules as Storybook does: TypeScript, JSX, and imports without an ending, on every version of Node. */
async function run(args: readonly string[]): Promise<void> {
  // In its development form React remarks on how the package was compiled.
  process.env['NODE_ENV'] ??= 'production';
  const { createServer } = await needed('storybook-xstate', 'vite', () => import('vite'));
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const load = (path: string) => vite.ssrLoadModule(path);
    // By its public name, because it is TypeScript here and JavaScript in the published package.
    const address = import.meta.resolve('storybook-xstate/command');
    const { command } = (await load(fileURLToPath(address))) as { command: typeof Command };
    const outputs = await command(args, {
      load: (path) => load(resolve(path)),
      read: (path) => readFileSync(path, 'utf8'),
      paint,
    });
    for (const { path, content } of outputs) {
      if (path === null) process.stdout.write(content);
      else write(path, content);
    }
  } finally {
    await vite.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
