import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/ports.ts';
import { patiently, type Size, type Tab } from './tab.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

export const hasWebkit = (): boolean => existsSync(driverProgram) && existsSync('/usr/bin/Xvfb') && miniBrowser !== undefined;

/** Resolves when a server of this port answers. */
async function answers(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (status?.ok) return;
    if (tries === 100) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A new WebKitGTK MiniBrowser on a screen of its own. */
export async function openWebkit({ width, height }: Size): Promise<Tab> {
  const screen = 100 + (process.pid % 400);
  const port = await freePort();
  const programs: ChildProcess[] = [];
  const end = (): void => programs.forEach((program) => program.kill('SIGTERM'));
  process.once('exit', end);
  programs.push(spawn('/usr/bin/Xvfb', [`:${screen}`, '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' }));
  const env = { ...process.env, DISPLAY: `:${screen}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GSETTINGS_BACKEND: 'memory' };
  programs.push(spawn(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }));
  await answers(port);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const at = (path: string, act: (element: WebElement) => Promise<void>) =>
    patiently(
      path,
      () => driver.findElements(By.xpath(path)),
      (element) => element.isDisplayed(),
      act,
    );
  return {
    open: (url) => driver.get(url),
    run: (script) => driver.executeScript(script),
    press: (path) => at(path, (element) => element.click()),
    type: (path, text) => at(path, (element) => element.sendKeys(text)),
    sees: (path) => at(path, async () => undefined),
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    sheets: async () => undefined,
    close: async () => {
      await driver.quit().catch(() => undefined);
      process.off('exit', end);
      end();
    },
  };
}
