import { chromium } from 'playwright';
import { hasFirefox } from '../tests/browsers/firefox.ts';
import { hasWebkit } from '../tests/browsers/webkit.ts';
import { findChromium, findWholeBrowser } from '../tests/support/chromium.ts';
import { canInstall, install } from './installPackages.ts';

/** A browser that started successfully, or why there is none. */
export type Browser = { found: true; path: string } | { found: false; reason: string };

/**
 * Finds a browser for the tests: the first one found, a full one where that does not start, or a newly installed Debian package. Sets
 * CHROME_PATH for later programs.
 */
export async function ensureBrowser(): Promise<Browser> {
  const first = await tryBrowser();
  if (first.found || process.env['CHROME_PATH'] || !canInstall()) return first;
  const failure = await install('chromium-headless-shell', 'fonts-liberation');
  return failure === undefined ? tryBrowser() : { found: false, reason: `${first.reason}; ${failure}` };
}

async function tryBrowser(): Promise<Browser> {
  const first = await start((await findChromium()) ?? chromium.executablePath());
  const whole = findWholeBrowser();
  return first.found || process.env['CHROME_PATH'] || whole === undefined ? first : start(whole);
}

async function start(path: string): Promise<Browser> {
  try {
    const browser = await chromium.launch({ executablePath: path });
    await browser.close();
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { found: false, reason: `no Chromium starts here (${path}: ${reason})` };
  }
  process.env['CHROME_PATH'] = path;
  return { found: true, path };
}

/** Installs Firefox and WebKit where they are missing and may be installed. */
export async function ensureOtherBrowsers(): Promise<void> {
  if ((hasFirefox() && hasWebkit()) || !canInstall()) return;
  await install('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}

if (import.meta.main) {
  const browser = await ensureBrowser();
  console.log(browser.found ? `Browser: ${browser.path}` : `No browser: ${browser.reason}`);
  process.exitCode = browser.found ? 0 : 1;
}
