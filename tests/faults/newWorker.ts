import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { oneWay } from '../../machines/search/search.rules.ts';
import { readConfig } from '../../services/shared/config.ts';
import { buildShop, distFolder } from '../../services/start/build.ts';
import { replaceBuild } from '../../services/start/replaceBuild.ts';
import { startAnden } from '../../services/start/startAnden.ts';
import { shell } from '../../src/messages/es-MX.ts';
import { newTraveller, signUp, storedSession } from '../journeys/guest.ts';
import { Buyer } from '../model/browser/buyer.ts';
import { ChallengeFrame } from '../pages/ChallengeFrame.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { SummaryPage } from '../pages/SummaryPage.ts';
import { findChromium, testArguments } from '../support/chromium.ts';
import { fault } from '../support/fault.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { MissingProgram } from '../support/serverPrograms.ts';

const patience = 30_000;

/** A folder of the built shop that can get a newer service worker. */
async function servedShop(folder: string) {
  const built = await buildShop();
  if (built.result === 'failed') throw new Error(built.output);
  const served = join(folder, 'served');
  await cp(distFolder, served, { recursive: true });
  // The compressed copies would be older than the worker.
  for (const ending of ['br', 'gz']) await rm(join(served, `sw.js.${ending}`));
  const worker = await readFile(join(served, 'sw.js'), 'utf8');
  const page = await readFile(join(served, 'index.html'), 'utf8');
  return {
    served,
    deploy: async (build: number) => {
      const next = join(folder, 'next');
      await mkdir(next);
      await writeFile(join(next, 'index.html'), page);
      await writeFile(join(next, 'sw.js'), `${worker}\n// build ${build}`);
      await replaceBuild(next, served);
    },
  };
}

/** Counts the documents that a page has loaded. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

const checkForUpdate = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

type Round = {
  context: BrowserContext;
  buyer: Buyer;
  number: number;
  /** Replaces the build while the bank's page is open. */
  deploy: (build: number) => Promise<void>;
};

type Seen = { reloadsWhilePaying: number; isOneAfter: boolean };

/** A newer worker arrives during the bank's challenge: in this tab, or through another tab that is free. */
async function pay({ context, buyer, number, deploy }: Round): Promise<Seen> {
  const page = await context.newPage();
  const loads = loadsOf(page);
  const summary = new SummaryPage(page);
  const challenge = new ChallengeFrame(page);
  const date = new Date(Date.now() + (3 + (number % 40)) * 86_400_000).toISOString().slice(0, 10);
  await summary.open(await buyer.cart({ asked: oneWay('MTY', 'SLP', date), place: number % 10 }));
  await summary.fillCard({ firstName: 'Begoña', lastName: 'Treviño', number: '4000002500003155' });
  await summary.pay.click();
  await challenge.code.waitFor();

  await deploy(number);
  if (number % 2 === 0) await checkForUpdate(page);
  else {
    const free = await context.newPage();
    const loadsOfFree = loadsOf(free);
    await free.goto('/compra/');
    await until(() => loadsOfFree() > 1);
    await free.close();
  }
  await page.getByText(shell.outdatedLater).waitFor();
  const reloadsWhilePaying = loads() - 1;
  await challenge.answer('1234');
  await until(() => loads() > 1);
  await new OrderPage(page).heading.waitFor();
  const isOneAfter = loads() === 2;
  await page.close();
  return { reloadsWhilePaying, isOneAfter };
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 50) {
    if (waited >= patience) throw new Error(`no reload within ${patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

await fault('new service worker while paying', async ({ short }) => {
  const executablePath = await findChromium();
  if (!executablePath) throw new MissingProgram('Chromium is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'anden-worker-'));
  const { served, deploy } = await servedShop(folder);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const config = readConfig({ ...noLimitsEnv, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: join(folder, 'data') });
  const anden = await startAnden(config, { shop: served });
  const browser = await chromium.launch({ executablePath, args: testArguments });
  const rounds = short ? 2 : 100;
  let reloads = 0;
  let once = 0;
  try {
    const baseURL = `http://localhost:${port}`;
    const context = await browser.newContext({ baseURL, locale: 'es-MX', reducedMotion: 'reduce' });
    context.setDefaultTimeout(patience);
    for (let number = 1; number <= rounds; number += 1) {
      const session = await signUp(baseURL, newTraveller(), null);
      const buyer = new Buyer(baseURL, { token: session.access });
      const home = await context.newPage();
      await home.goto('/compra/');
      await home.evaluate(async () => void (await navigator.serviceWorker.ready));
      await home.evaluate((items) => Object.entries(items).forEach(([name, value]) => localStorage.setItem(name, value)), {
        'anden.holder': JSON.stringify(buyer.holder),
        ...storedSession(session),
      });
      await home.close();
      const seen = await pay({ context, buyer, number, deploy });
      reloads += seen.reloadsWhilePaying;
      if (seen.isOneAfter) once += 1;
    }
  } finally {
    await browser.close();
    await anden.close();
    await rm(folder, { recursive: true, force: true });
  }
  if (reloads > 0) throw new Error(`${reloads} reloads while paying`);
  return `0 reloads while paying in ${rounds} rounds; one after the payment in ${once} of them`;
});
