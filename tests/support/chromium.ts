import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * Path of the browser for tests, or undefined to use Playwright's own. Order: CHROME_PATH, Playwright's download, a headless shell of the
 * system or from npm (Linux x64), a full browser. In a full browser a test takes half as long again.
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

/** Chromium resolves no host but this machine, so a test that uses the network fails everywhere. */
export const offlineArguments = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];

/**
 * A short-lived page gains nothing from optimised compilation and from a second renderer; each costs a tenth of a path's time. Never use
 * these arguments where speed is measured.
 */
export const testArguments = [...offlineArguments, '--js-flags=--no-opt --max-lazy', '--renderer-process-limit=1'];
