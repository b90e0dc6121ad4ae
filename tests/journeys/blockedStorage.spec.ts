import type { BrowserContext } from '@playwright/test';
import { expect, signInAsGuest, test } from './journey.ts';

test.use({ signedIn: false, serviceWorkers: 'allow' });

/** Browsers that are strict, old, or full. Each script runs before the page. */
const browsers: Readonly<Record<string, () => void>> = {
  'refuses storage, cookies, stores, channels, workers and locks': () => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const refused = { configurable: true, get: refuse };
    Object.defineProperties(window, { localStorage: refused, sessionStorage: refused, indexedDB: refused, caches: refused });
    Object.defineProperties(window, { BroadcastChannel: { value: refuse }, Worker: { value: refuse } });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    LockManager.prototype.request = async () => refuse();
    ServiceWorkerContainer.prototype.register = async () => refuse();
  },
  'has none of them, and no observers': () => {
    const missing = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'IntersectionObserver', 'ResizeObserver'];
    for (const name of [...missing, 'requestIdleCallback', 'PublicKeyCredential', 'Notification'])
      Object.defineProperty(window, name, { configurable: true, value: undefined });
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    for (const name of ['locks', 'clipboard', 'share', 'credentials', 'storage', 'permissions', 'connection'])
      Object.defineProperty(navigator, name, { configurable: true, value: undefined });
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  },
  'has no room left': () => {
    const full = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    Cache.prototype.put = async () => full();
    IDBFactory.prototype.open = full;
  },
};

/** A browser without cookies: the answers bring them, and they are gone. */
const forgetCookies = async (context: BrowserContext) => {
  for (const { name } of await context.cookies()) if (name !== 'sandbox-session') await context.clearCookies({ name });
};

for (const [name, script] of Object.entries(browsers)) {
  test(`a guest buys a ticket from Home in a browser that ${name}`, async ({ page, context, shop, bus, traveller, outbox, noise }) => {
    const { home, results, seats, passenger, summary, order } = shop;
    await page.addInitScript(script);
    await home.open();
    await home.chooseOrigin('monterrey', 'Monterrey');
    await home.chooseDestination('slp', 'San Luis Potosí');
    await home.submit.click();
    await results.heading.waitFor();
    await results.open(bus.asked);
    await results.chooseAt(bus.place);

    const number = await seats.freeNumber();
    await seats.seat(number).click();
    await signInAsGuest(shop, traveller, outbox);
    await passenger.dialog.waitFor();
    await forgetCookies(context);
    await passenger.fill(traveller);
    await passenger.submit.click();
    await expect(seats.mine(number, traveller.fullName)).toBeVisible();

    await seats.next.click();
    await summary.fillCard({ ...traveller, number: '4242424242424242' });
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
    await expect(order.ticketOf(traveller.fullName)).toBeVisible();
    expect(noise).toEqual([]);
  });
}
