import { checkout, common, payAlerts } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, openSummary, payWith, test } from './journey.ts';

const NEVER = '4000999100000012';
const SILENT_DEVICE = '4000980000000013';
const PLAIN = '4242424242424242';

test.describe('a reload', () => {
  test('on the seats, while they are blocked, and on the summary keeps the trip, the passengers, the claim, one cart and its time [NAV-068] [NAV-069] [HOLD-005] [HOLD-006] [HOLD-012]', async ({
    page,
    shop,
    bus,
    traveller,
    switchboard,
  }) => {
    const { seats, summary } = shop;
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().endsWith('/seat/block')) keys.add(request.headers()['idempotency-key']);
    });
    // The service issues an id to a browser whose id it did not issue.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('begun') === null) localStorage.setItem('anden.holder', '"made-by-the-older-shop-0"');
      sessionStorage.setItem('begun', 'yes');
    });
    const holder = () => page.evaluate(() => localStorage.getItem('anden.holder'));
    const number = await addPassenger(shop, bus, traveller);
    const id = await holder();
    expect(id).toMatch(/^"[\w-]{48}"$/);
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('anden.purchase') ?? '{}').purchase?.purchase.departure);
    await expect.poll(stored).toMatchObject({ run: { tripId: expect.any(String) } });
    const trip = await page.getByRole('banner').innerText();

    await page.reload();
    await expect(page.getByRole('banner')).toHaveText(trip, { useInnerText: true });
    await expect(seats.mine(number, traveller.fullName)).toBeVisible();
    await expect(seats.passenger(traveller.fullName)).toBeVisible();
    await seats.live.waitFor();
    await expect(seats.alert).toBeHidden();
    expect(await holder()).toBe(id);

    await switchboard.fault('blockSeats', 'delay', { ms: 20_000 });
    const asked = page.waitForRequest('**/seat/block');
    await seats.next.click();
    await asked;
    await page.reload();
    await summary.heading.waitFor({ timeout: 40_000 });
    expect(keys.size).toBe(1);

    await switchboard.forward(60);
    await page.route('**/payment/cart/**', (route) => route.abort());
    await page.reload();
    await summary.heading.waitFor();
    await expect.poll(() => summary.secondsLeft()).toBeLessThanOrEqual(480);
    await summary.toSeats.click();
    await expect(seats.mine(number, traveller.fullName)).toBeVisible();
    await seats.next.click();
    await expect(summary.heading).toBeVisible();
  });

  test('during the device check asks for the card again and charges nothing, during the request to the bank ends at the order with one charge', async ({
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
    await payWith(shop, SILENT_DEVICE, traveller);
    await expect(shop.summary.status).toContainText(checkout.payingSpoken.device);
    await page.reload();
    await shop.summary.heading.waitFor();
    await page.clock.fastForward(10_000);
    const missing = shop.summary.alertNamed(payAlerts.cardMissing.title);
    await expect(missing).toBeVisible();
    expect(await books.charges()).toEqual([]);

    await missing.getByRole('button', { name: common.accept }).click();
    await missing.waitFor({ state: 'hidden' });
    await switchboard.stallBank(2_500);
    const asked = page.waitForRequest('**/payment-api/payment');
    await payWith(shop, PLAIN, traveller);
    await asked;
    await page.reload();
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });

  test('while an earlier payment of the cart is open polls that payment, and charges once', async ({
    page,
    shop,
    bus,
    traveller,
    buyer,
    books,
    switchboard,
  }) => {
    const cartId = await buyer.cart(bus);
    await shop.summary.open(cartId);
    const earlier = await buyer.pay(cartId, NEVER);
    await payWith(shop, PLAIN, traveller);
    await expect(shop.challenge.confirming).toBeVisible();
    const asked = page.waitForRequest(`**/payment/transaction/${earlier}`);
    await page.reload();
    await asked;
    await expect(shop.challenge.confirming).toBeVisible();
    await switchboard.settle(earlier, 'authorised');
    await expect(shop.order.heading).toBeVisible();
    expect(await books.charges()).toHaveLength(1);
    await expect.poll(() => books.paid()).toBe(1);
  });
});
