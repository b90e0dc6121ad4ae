import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type ElementHandle, launch } from 'puppeteer-core';
import { patiently, type Size, type Tab } from './tab.ts';

const program = '/usr/bin/firefox-esr';

export const hasFirefox = (): boolean => existsSync(program);

/** A new Firefox without windows, by WebDriver BiDi. */
export async function openFirefox(size: Size): Promise<Tab> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  await page.setViewport(size);
  const at = (path: string, act: (element: ElementHandle) => Promise<void>) =>
    patiently(
      path,
      () => page.$$(`::-p-xpath(${path})`),
      (element) => element.isVisible(),
      act,
    );
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(script),
    press: (path) => at(path, (element) => element.click()),
    type: (path, text) => at(path, (element) => element.type(text)),
    sees: (path) => at(path, async () => undefined),
    picture: async (file) => writeFile(file, await page.screenshot()),
    sheets: async () =>
      Buffer.from(await page.pdf({ format: 'letter' }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g)?.length,
    close: () => browser.close(),
  };
}
