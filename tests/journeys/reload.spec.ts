import type { Locator } from '@playwright/test';
import { challengeCode } from '../../services/sandbox/values.ts';
import { checkout, seats } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, openSummary, payWith, test } from './journey.ts';

const CHALLENGE = '4000002500003155';
const LATER = '4000999300000010';
const NEVER = '4000999100000012';
const SILENT_DEVICE = '4000980000000013';
const PLAIN = '4242424242424242';

/** Where something stands on the page, however far it is scrolled. */
const placeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });

test.describe('a reload', () => {
  test('on the seats keeps who travels and the claim [NAV-069]', async ({ page, shop, bus, traveller }) => {
    const number = await addPassenger(shop, bus, traveller);
    await page.reload();
    await expect(shop.seats.mine(number, traveller.fullName)).toBeVisible();
    await expect(shop.seats.passenger(traveller.fullName)).toBeVisible();
    await shop.seats.next.click();
    await expect(shop.summary.heading).toBeVisible();
  });

  test('on the seats shows them as they were until the shop has come, and hears nothing', async ({ page, shop, bus, traveller }) => {
    const number = await addPassenger(shop, bus, traveller);
    const own = shop.seats.mine(number, traveller.fullName);
    // Waits until it stands still.
    await own.click({ trial: true });
    const name = await own.getAttribute('aria-label');
    const place = await placeOf(own);
    const program = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await program.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const shown = page.locator(`#still [aria-label="${name}"]`);
    await expect(shown).toBeVisible();
    await expect.poll(() => placeOf(shown)).toEqual(place);
    await expect(page.locator('#still').getByText(traveller.fullName, { exact: true })).toBeVisible();
    await expect(page.locator('#still').getByText(seats.live.live, { exact: true })).toBeHidden();
    await expect(own, 'no picture for who does not see').toHaveCount(0);
    await shown.click({ force: true });

    program.resolve();
    await expect(own).toBeVisible();
    await expect(page.locator('#still')).toHaveCount(0);
    await expect.poll(() => placeOf(own)).toEqual(place);
    await expect(shop.passenger.dialog).toHaveCount(0);
  });

  test('leaves no picture of a form or of a payment in the tab', async ({ page, shop, bus, traveller }) => {
    const still = () => page.evaluate(() => sessionStorage.getItem('anden.still'));
    await addPassenger(shop, bus, traveller);
    await page.reload();
    await expect(shop.seats.passenger(traveller.fullName)).toBeVisible();
    expect((await still())?.includes(traveller.fullName)).toBe(true);
    await shop.seats.free.first().click();
    await shop.passenger.dialog.waitFor();
    await page.reload();
    await shop.passenger.dialog.waitFor();
    expect((await still()) === null).toBe(true);
    await page.keyboard.press('Escape');
    await shop.passenger.dialog.waitFor({ state: 'hidden' });
    await shop.seats.next.click();
    await shop.summary.acceptTime();
    await page.reload();
    await expect(shop.summary.clock).toBeVisible();
    expect((await still()) === null).toBe(true);
  });

  test('while the seats are blocked makes one cart', async ({ page, shop, bus, traveller, switchboard }) => {
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().endsWith('/seat/block')) keys.add(request.headers()['idempotency-key']);
    });
    await addPassenger(shop, bus, traveller);
    await switchboard.fault('blockSeats', 'delay', { ms: 20_000 });
    const asked = page.waitForRequest('**/seat/block');
    await shop.seats.next.click();
    await asked;
    await page.reload();
    await expect(shop.summary.heading).toBeVisible();
    expect(keys.size).toBe(1);
  });

  test('on the summary keeps the seats and the time', async ({ page, shop, bus, buyer }) => {
    await openSummary(shop, buyer, bus);
    await page.reload();
    await expect(shop.summary.clock).toBeVisible();
    expect(await shop.summary.secondsLeft()).toBeGreaterThan(480);
  });

  test('while the device is asked charges nothing and asks for the card again', async ({ page, shop, bus, traveller, buyer, books }) => {
    await page.clock.install();
    await openSummary(shop, buyer, bus);
    await payWith(shop, SILENT_DEVICE, traveller);
    await expect(shop.summary.status).toContainText(checkout.payingSpoken.device);
    await page.reload();
    await shop.summary.heading.waitFor();
    await page.clock.fastForward(10_000);
    await expect(shop.summary.alertNamed(checkout.cardMissing.title)).toBeVisible();
    expect(await books.charges()).toEqual([]);
  });

  test('while the bank is paying ends at the order with one charge', async ({ page, shop, bus, traveller, buyer, books, switchboard }) => {
    await openSummary(shop, buyer, bus);
    await switchboard.stallBank(2_500);
    const asked = page.waitForRequest('**/payment-api/payment');
    await payWith(shop, PLAIN, traveller);
    await asked;
    await page.reload();
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });

  test('at the challenge shows it again, and its code pays once', async ({ page, shop, bus, traveller, buyer, books }) => {
    await openSummary(shop, buyer, bus);
    await payWith(shop, CHALLENGE, traveller);
    await shop.challenge.code.waitFor();
    await page.reload();
    await shop.challenge.answer(challengeCode);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });

  test('while the word of the bank is awaited ends at the order with one charge', async ({ page, shop, bus, traveller, buyer, books }) => {
    await openSummary(shop, buyer, bus);
    await payWith(shop, LATER, traveller);
    await shop.challenge.confirming.waitFor();
    await page.reload();
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });

  test('on the page of an unknown payment still tells the truth, and starts no second one', async ({
    page,
    shop,
    bus,
    traveller,
    buyer,
    books,
    switchboard,
  }) => {
    await page.clock.install();
    await openSummary(shop, buyer, bus);
    await payWith(shop, NEVER, traveller);
    await shop.challenge.confirming.waitFor();
    await switchboard.forward(901);
    await page.clock.fastForward(901_000);
    await expect(shop.unknown.heading('asking')).toBeVisible();
    await page.reload();
    await expect(shop.unknown.heading('asking')).toBeVisible();

    const [open] = await books.charges();
    await switchboard.settle(open?.paymentId ?? '', 'refused');
    await page.clock.fastForward(5_000);
    await expect(shop.unknown.heading('notCharged')).toBeVisible();
    expect(await books.charges()).toHaveLength(1);
    expect(await books.paid()).toBe(0);
  });
});
