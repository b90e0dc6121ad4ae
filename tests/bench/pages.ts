import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { newTraveller, signUp, storedSession } from '../journeys/guest.ts';
import { edit } from '../../src/messages/es-MX.ts';
import { Buyer } from '../model/browser/buyer.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { PassengerSheet } from '../pages/PassengerSheet.ts';
import { withoutPromotion } from '../pages/PromotionCard.ts';
import { ResultsPage } from '../pages/ResultsPage.ts';
import { SeatsPage } from '../pages/SeatsPage.ts';
import { TripsPage } from '../pages/TripsPage.ts';
import { barePath } from './bare/build.ts';
import type { Shop } from './shop.ts';

declare global {
  interface Window {
    /** The time when all seats are drawn, in ms. */
    bench: { drawn: Promise<number>; interactions: { id: number; duration: number }[] };
  }
}

/** One of the two compared pages. */
export type Side = {
  /** Address of the page that shows the map. */
  url: string;
  storageState: NonNullable<BrowserContextOptions['storageState']>;
  /** The session storage of the tab. */
  tabStorage: Readonly<Record<string, string>>;
  /** Selector of every seat of the map. */
  seats: string;
  seat: (id: string) => string;
  /** The seats to choose, one after the other. */
  choices: readonly string[];
  /** Waits until the page is idle: prefetched files, the live channel. */
  settle: (page: Page) => Promise<void>;
  /** Throws when the seat is not chosen. */
  expectChosen: (page: Page, id: string) => Promise<void>;
  giveBack: (page: Page, id: string) => Promise<void>;
};

const choicesPerPage = 10;

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-MX',
  timezoneId: 'America/Monterrey',
  serviceWorkers: 'block',
};

const seatOf = (id: string) => `[role="gridcell"][data-key="${id}"]`;

type Session = Awaited<ReturnType<typeof signUp>>;

/**
 * The shop after a reload at the seats of a purchase. `open` leads a guest there once. Every measured page begins with a copy of that tab's
 * storage and an empty cache.
 */
async function reloaded(browser: Browser, shop: Shop, session: Session, open: (page: Page) => Promise<void>) {
  const localStorage = Object.entries(storedSession(session)).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...phone,
    baseURL: shop.url,
    storageState: { cookies: [], origins: [{ origin: shop.url, localStorage }] },
  });
  // The benefits notice would appear over the first choice of a session.
  await context.addInitScript(() => sessionStorage.setItem('anden.benefits', 'declined'));
  await withoutPromotion(context);
  const page = await context.newPage();
  const waitForChannel = (shown: Page) => new SeatsPage(shown).live.waitFor();
  await open(page);
  await waitForChannel(page);
  const url = page.url();
  await page.goto(new URL(barePath, shop.url).href);
  const side = {
    url,
    tabStorage: await page.evaluate(() => ({ ...sessionStorage })),
    storageState: await context.storageState(),
    seats: '[role="gridcell"][aria-selected]',
    seat: seatOf,
    settle: async (shown: Page) => {
      await waitForChannel(shown);
      await shown.waitForLoadState('networkidle');
    },
  };
  await context.close();
  return side;
}

/** The shop with a bus chosen by a traveller; a choice opens the passenger form. */
export async function ourSide(browser: Browser, shop: Shop): Promise<Side> {
  const session = await signUp(shop.url, newTraveller(), null);
  const side = await reloaded(browser, shop, session, async (page) => {
    const results = new ResultsPage(page);
    await results.open(shop.asked);
    await results.chooseAt(shop.place);
  });
  return {
    ...side,
    choices: shop.free.slice(0, choicesPerPage),
    expectChosen: (shown) => new PassengerSheet(shown).dialog.waitFor(),
    giveBack: async (shown) => {
      await shown.keyboard.press('Escape');
      await new PassengerSheet(shown).dialog.waitFor({ state: 'hidden' });
    },
  };
}

/**
 * The shop in an edit, where a choice opens no form and the traveller is known. Choosing an own seat selects its traveller, who may then
 * get another one.
 */
export async function editSide(browser: Browser, shop: Shop): Promise<Side> {
  const session = await signUp(shop.url, newTraveller(), null);
  const orderId = await new Buyer(shop.url, { token: session.access }).order(shop, { seatId: shop.free.at(-1) ?? '' });
  const side = await reloaded(browser, shop, session, async (page) => {
    await new OrderPage(page).open(orderId);
    await page.getByRole('button', { name: edit.open('outbound') }).click();
    await page.getByRole('button', { name: edit.submit, exact: true }).click();
    await new TripsPage(page).departures.filter({ hasText: edit.own }).click();
  });
  return {
    ...side,
    // The last seat stays claimed, so the bare page chooses others.
    choices: shop.free.slice(choicesPerPage, 2 * choicesPerPage),
    expectChosen: (shown, id) => shown.locator(`${seatOf(id)}[aria-selected="true"]`).waitFor(),
    giveBack: (shown, id) => shown.locator(seatOf(id)).tap(),
  };
}

/** The bare page with the same bus. */
export function bareSide(shop: Shop): Side {
  return {
    url: shop.bareUrl,
    storageState: { cookies: [], origins: [] },
    tabStorage: {},
    seats: '[data-seat]',
    seat: (id) => `[data-seat="${id}"]`,
    choices: shop.free.slice(0, choicesPerPage),
    settle: (page) => page.waitForLoadState('networkidle'),
    expectChosen: (page, id) => page.locator(`[data-seat="${id}"][aria-pressed="true"]`).waitFor(),
    giveBack: (page, id) => page.locator(`[data-seat="${id}"]`).tap(),
  };
}

/** Runs in the page before every other script. */
function watch({ selector, count }: { selector: string; count: number }): void {
  const drawn = new Promise<number>((resolve) => {
    const look = () => {
      if (document.querySelectorAll(selector).length < count) requestAnimationFrame(look);
      // In the task after the frame, its content is on the screen.
      else setTimeout(() => resolve(performance.now()));
    };
    requestAnimationFrame(look);
  });
  window.bench = { drawn, interactions: [] };
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (id) window.bench.interactions.push({ id, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export type OpenPage = { page: Page; session: CDPSession; close: () => Promise<void> };

/** Opens a page in a new browser context with the side's storage and a processor slowed down `slowdown` times. */
export async function newPage(browser: Browser, side: Side, seats: number, slowdown: number): Promise<OpenPage> {
  const context = await browser.newContext({ ...phone, storageState: side.storageState });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  }, side.tabStorage);
  await page.addInitScript(watch, { selector: side.seats, count: seats });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, close: () => context.close() };
}

/** Milliseconds that the main thread has worked, without the cost of our measurements. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return (secondsOf('TaskDuration') - secondsOf('DevToolsCommandDuration')) * 1000;
}

const LOOK_MS = 100;
/** Less work than this between two samples counts as idle. */
const NOTHING_MS = 2;
const LOOKS = 4;

/** Resolves with the work of the main thread when it has been idle for a while. */
export async function quiet(session: CDPSession): Promise<number> {
  let last = await workOf(session);
  for (let calm = 0; calm < LOOKS;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await workOf(session);
    calm = now - last < NOTHING_MS ? calm + 1 : 0;
    last = now;
  }
  return last;
}
