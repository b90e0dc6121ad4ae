import type { BrowserContext, Page } from '@playwright/test';
import { notices, offline, shell, sideMenu, trips as words, search } from '../../src/messages/es-MX.ts';
import { register } from './guest.ts';
import { addPassenger, expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker has stored the page and its files. */
const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Names of the stored answers, without the files of the shop. */
const keptNames = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = [];
    for (const shelf of await caches.keys()) {
      if (!/^anden-(seen|own)/.test(shelf)) continue;
      for (const { url } of await (await caches.open(shelf)).keys()) names.push(decodeURIComponent(new URL(url).pathname));
    }
    return names;
  });

const goOffline = (context: BrowserContext) => context.setOffline(true);

test('[NAV-075] the shop opens without a network: the last search, its places and their age, the seats and the summary', async ({
  page,
  context,
  shop,
  bus,
  traveller,
}) => {
  test.setTimeout(120_000);
  const { home, results, seats, summary } = shop;
  const reloadOffline = async () => {
    await goOffline(context);
    await page.reload();
    await expect(page.getByText(shell.offline)).toBeVisible();
  };
  await home.open();
  await workerReady(page);
  await home.chooseOrigin('monterrey', 'Monterrey');
  await home.chooseDestination('slp', 'San Luis Potosí');
  // In the evening few departures of today are left.
  await home.chooseDay(home.date, search.date, -1);
  await home.submit.click();
  // The departures after the sixth are drawn together, a moment later.
  await results.departures.nth(6).waitFor();
  const departures = await results.departures.count();
  await expect.poll(() => keptNames(page)).toContain('/kept/trips');
  await reloadOffline();
  await expect(results.departures).toHaveCount(departures);
  await expect(page.getByRole('region', { name: offline.band })).toContainText('Actualizados hace');

  await page.goto('/compra/');
  await expect(home.heading).toBeVisible();
  const saved = page.getByRole('region', { name: offline.band });
  await expect(saved).toContainText('Orígenes y destinos');
  await expect(saved).toContainText(offline.back.title);
  await saved.getByRole('link', { name: offline.search('Monterrey', 'San Luis Potosí') }).click();
  await expect(results.departures).toHaveCount(departures);

  // The network returns: the page says the age until it has asked again.
  await context.setOffline(false);
  await expect(page.getByText(shell.offline)).toBeHidden();
  await page.getByRole('region', { name: offline.band }).getByRole('button').click();
  await expect(page.getByRole('region', { name: offline.band })).toBeHidden();
  await expect(results.departures).toHaveCount(departures);

  const number = await addPassenger(shop, bus, traveller);
  await reloadOffline();
  await expect(seats.mine(number, traveller.fullName)).toBeVisible();
  await context.setOffline(false);
  await seats.live.waitFor();
  await seats.next.click();
  await summary.heading.waitFor();
  await reloadOffline();
  await expect(summary.heading).toBeVisible();
});

test.describe('an account', () => {
  test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

  test('[NAV-075] opened tickets stay in the browser with their age, unopened ones do not, and the sign-out empties it', async ({
    page,
    context,
    shop,
    bus,
    buyer,
  }) => {
    const opened = await buyer.order(bus, { firstName: 'Begoña', lastName: 'Treviño' });
    await buyer.order({ ...bus, place: bus.place + 1 }, { firstName: 'Íñigo', lastName: 'Peña' });
    await shop.trips.open();
    await expect(shop.trips.cards).toHaveCount(2);
    await shop.trips.cards.first().getByRole('button', { name: words.show }).click();
    const name = await shop.trips.cards.first().getByRole('status').textContent();
    await workerReady(page);
    await expect.poll(async () => (await keptNames(page)).some((kept) => kept.endsWith(' tickets'))).toBe(true);
    await shop.order.open(opened);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(async () => (await keptNames(page)).some((kept) => kept.endsWith(opened))).toBe(true);

    await goOffline(context);
    await page.reload();
    await expect(shop.order.heading).toBeVisible();
    await expect(page.getByText(shell.offlineTickets)).toBeVisible();
    await expect(page.getByText(offline.orderTickets)).toBeVisible();
    await expect(page.getByRole('img', { name: /Código QR/ }).first()).toBeVisible();

    await shop.trips.open();
    await expect(shop.trips.cards).toHaveCount(1);
    await expect(page.getByText(offline.tickets(1))).toBeVisible();
    await expect(page.getByText(/^Actualizados hace/)).toBeVisible();
    await shop.trips.cards.first().getByRole('button', { name: words.show }).click();
    await expect(shop.trips.cards.first()).toContainText(name ?? 'nobody');
    await expect(shop.trips.cards.first().getByRole('img', { name: /Código QR/ })).toBeVisible();

    await page.goto('/compra/');
    await expect(page.getByRole('region', { name: offline.band })).toContainText(offline.tickets(1));
    await page.getByRole('button', { name: new RegExp(shell.openMenu) }).click();
    await page.getByRole('button', { name: sideMenu.signOut }).click();
    await expect(page.getByText(notices.signedOut)).toBeVisible();
    await expect.poll(() => keptNames(page)).toEqual([]);
  });
});
