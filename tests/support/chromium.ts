import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * Path of the browser that tests drive, or undefined when Playwright's own one is there (or none is).
 * Order: CHROME_PATH, Playwright's download, a headless shell of the system or packed in npm (Linux x64), a whole browser, in which a test takes
 * half as long again.
 */
export async function findChromium(): Promise<string | undefined> {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  if (existsSync(chromium.executablePath())) return undefined;
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return (await packedChromium()) ?? findWholeBrowser();
}

/** Path of a browser that can open a window, if the system has one. */
export function findWholeBrowser(): string | undefined {
  return wholeBrowsers.find((path) => existsSync(path));
}

async function packedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } catch {
    return undefined;
  }
}

/** Chromium resolves no name but this machine's: a test that reaches outside fails here and everywhere alike. */
export const offlineArguments = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];

/** A page that lives for seconds gains nothing from a script that is compiled for speed: a tenth of a path's time. Never where speed is measured. */
export const testArguments = [...offlineArguments, '--js-flags=--no-opt --max-lazy'];
