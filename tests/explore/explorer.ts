import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { Books } from '../pages/Books.ts';
import { Outbox } from '../pages/Outbox.ts';
import { violationsOf } from '../support/axe.ts';
import { act, type Actor } from './act.ts';
import { choose, useOf, Uses, type Choice } from './choices.ts';
import { properties, type Moment, type Property } from './properties.ts';
import { oneOf, randomAt } from '../support/random.ts';
import { sentenceOf } from './sentence.ts';
import { reachable, readPage, settle } from './settle.ts';
import { screenOf } from './tree.ts';
import { newPerson } from './values.ts';

export type Shop = { url: string; sandboxUrl: string };
export type Finding = { seed: number; life: number; property: string; reason: string; steps: readonly string[]; picture: string };
export type Report = {
  lives: number;
  steps: number;
  missed: number;
  screens: readonly string[];
  controls: number;
  payments: number;
  findings: readonly Finding[];
};

const devices = [
  { viewport: { width: 390, height: 844 }, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 320, height: 640 }, isMobile: true },
];
/** Steps of one person. */
const LIFE = 100;
/** Steps in a row that lead to nothing new, after which the explorer opens Home. */
const STUCK = 20;
/** A step takes at most two navigations of 20 s and a wait of 15 s. */
const STEP_MS = 60_000;
/** The browser logs an answer of 4xx and a cut connection as an error. */
const EXPECTED = /Failed to load resource|WebSocket connection|net::ERR_/;

/** Presses, types and goes back in a browser until the time is over. The seed decides every choice. */
export async function explore(
  browser: Browser,
  shop: Shop,
  { seed, ms, pictures }: { seed: number; ms: number; pictures: string },
): Promise<Report> {
  mkdirSync(pictures, { recursive: true });
  const end = performance.now() + ms;
  const seen = new Set<string>();
  const uses = new Uses();
  const findings: Finding[] = [];
  const count = { lives: 0, steps: 0, missed: 0, payments: 0 };
  while (performance.now() < end) {
    const finding = await live(count.lives);
    count.lives += 1;
    if (finding !== undefined) findings.push(finding);
  }
  return { ...count, screens: [...seen].toSorted(), controls: uses.size, findings };

  /** One person from Home to the first finding, or to the end of the steps. */
  async function live(life: number): Promise<Finding | undefined> {
    const chances = randomAt(seed, life);
    uses.beginLife();
    const person = newPerson(chances);
    const session = `explore-${seed}-${life}`;
    const context = await openBrowser(browser, session, oneOf(chances, devices));
    const page = await context.newPage();
    const heard = listen(page, shop.url);
    const books = new Books(shop.sandboxUrl, session);
    const actor: Actor = { page, person, outbox: new Outbox(shop.sandboxUrl), home: `${shop.url}/compra/` };
    const steps: string[] = [];
    const met = new Set<string>();
    const pictureAt = async (step: number): Promise<string> => {
      const path = join(pictures, `seed-${seed}-person-${life + 1}-step-${step}.png`);
      await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
      return path;
    };
    let before: Moment | undefined;
    let choice: Choice | undefined;
    let used: string | undefined;
    let payments = 0;
    let mayPay = false;
    let idle = 0;
    try {
      await page.goto(actor.home);
      for (let step = 0; step <= LIFE && performance.now() < end; step += 1) {
        const { endless, ...reading } = await inTime(settle(page, heard.requests));
        const screen = screenOf(reading.sight.path, reading.tree);
        const isNew = !seen.has(screen);
        seen.add(screen);
        const [pageName = ''] = screen.split(' ');
        uses.arrived(pageName, used);
        const asked = (await books.charges()).length;
        const moment: Moment = {
          ...reading,
          step: choice,
          before,
          endless,
          errors: heard.errors.splice(0),
          violations: isNew ? await inTime(violationsOf(page)) : [],
          newPayments: asked - payments,
          mayPay,
        };
        const broken = await inTime(firstBreach(page, moment));
        if (broken !== undefined) {
          return { seed, life, property: broken.property.name, reason: broken.reason, steps, picture: await pictureAt(step) };
        }
        if (asked > payments || choice?.does !== 'press') mayPay = false;
        count.payments += asked - payments;
        payments = asked;
        idle = met.has(screen) ? idle + 1 : 0;
        met.add(screen);

        const random = randomAt(seed, life, step);
        const { path, canGoBack, canGoForward } = reading.sight;
        const hasJustMoved = before !== undefined && before.sight.path !== path;
        const chosen =
          idle > STUCK
            ? undefined
            : choose(random, { screen, controls: await reachable(page, reading), canGoBack, canGoForward, hasJustMoved }, uses);
        if (chosen === undefined) idle = 0;
        choice = chosen ?? { does: 'home' };
        if (choice.does === 'press') mayPay = true;
        used = choice.does === 'press' ? useOf(screen, choice.control) : undefined;
        const typed = await inTime(act(choice, random, actor).catch(() => undefined));
        steps.push(`${sentenceOf(choice, screen, typed ?? [])}${typed === undefined ? ' It is out of reach.' : ''}`);
        count.steps += 1;
        if (typed === undefined) {
          count.missed += 1;
          choice = undefined;
        }
        before = { ...moment, before: before && { ...before, before: undefined } };
      }
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { seed, life, property: 'a page can be read and left', reason, steps, picture: await pictureAt(steps.length) };
    } finally {
      await context.close();
    }
  }
}

/** Rejects after the time of the longest step, because a page that hangs answers nothing. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const end = new AbortController();
  const late = pause(STEP_MS, undefined, { signal: end.signal }).then(() => {
    throw new Error(`the page does not answer for ${STEP_MS / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}

async function openBrowser(browser: Browser, session: string, device: (typeof devices)[number]): Promise<BrowserContext> {
  const cookie = {
    name: 'sandbox-session',
    value: session,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
  } as const;
  const context = await browser.newContext({
    ...device,
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    storageState: { cookies: [{ ...cookie, sameSite: 'Lax' }], origins: [] },
  });
  context.setDefaultNavigationTimeout(20_000);
  return context;
}

/** Collects what goes wrong in a page, and the requests that are under way. Windows that it opens are closed. */
function listen(page: Page, url: string): { errors: string[]; requests: ReadonlySet<Request> } {
  const errors: string[] = [];
  const requests = new Set<Request>();
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500 && response.url().startsWith(url)) errors.push(`${response.status()} of ${response.url()}`);
  });
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('popup', (popup) => void popup.close());
  return { errors, requests };
}

/** The first property that does not hold, after the time in which it may come true again. */
async function firstBreach(page: Page, moment: Moment): Promise<{ property: Property; reason: string } | undefined> {
  const began = performance.now();
  for (const property of properties) {
    let reason = property.breach(moment);
    while (reason !== undefined && performance.now() - began < property.within) {
      await pause(100);
      reason = property.breach({ ...moment, ...(await readPage(page)) });
    }
    if (reason !== undefined) return { property, reason };
  }
  return undefined;
}
