import { challengeCode } from '../../services/sandbox/values.ts';
import { checkout, payAlerts } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, holdSeat, openSummary, payWith, test } from './journey.ts';

const CHALLENGE = '4000002500003155';
const LATER = '4000999300000010';
const NEVER = '4000999100000012';
const SILENT_DEVICE = '4000980000000013';
const PLAIN = '4242424242424242';

test.describe('a reload', () => {
  test('on the seats keeps the trip, the passengers and the claim [NAV-068] [NAV-069]', async ({ page, shop, bus, traveller }) => {
    const number = await addPassenger(shop, bus, traveller);
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('anden.purchase') ?? '{}').purchase?.purchase.departure);
    await expect.poll(stored).toMatchObject({ run: { tripId: expect.any(String) } });
    const trip = await page.getByRole('banner').innerText();
    await page.reload();
    await expect(page.getByRole('banner')).toHaveText(trip, { useInnerText: true });
    await expect(shop.seats.mine(number, traveller.fullName)).toBeVisible();
    await expect(shop.seats.passenger(traveller.fullName)).toBeVisible();
    await shop.seats.next.click();
    await expect(shop.summary.heading).toBeVisible();
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

  test('on the summary restores the cart, its time, and the seats for going back [HOLD-005] [HOLD-006] [HOLD-012]', async ({
    page,
    shop,
    bus,
    traveller,
    switchboard,
  }) => {
    const number = await holdSeat(shop, bus, traveller);
    await switchboard.forward(60);
    await page.route('**/payment/cart/**', (route) => route.abort());
    await page.reload();
    await shop.summary.heading.waitFor();
    await expect.poll(() => shop.summary.secondsLeft()).toBeLessThanOrEqual(480);
    await shop.summary.toSeats.click();
    await expect(shop.seats.mine(number, traveller.fullName)).toBeVisible();
    await shop.seats.next.click();
    await expect(shop.summary.heading).toBeVisible();
  });

  test('during the device check charges nothing and asks for the card again', async ({ page, shop, bus, traveller, buyer, books }) => {
    await page.clock.install();
    await openSummary(shop, buyer, bus);
    await payWith(shop, SILENT_DEVICE, traveller);
    await expect(shop.summary.status).toContainText(checkout.payingSpoken.device);
    await page.reload();
    await shop.summary.heading.waitFor();
    await page.clock.fastForward(10_000);
    await expect(shop.summary.alertNamed(payAlerts.cardMissing.title)).toBeVisible();
    expect(await books.charges()).toEqual([]);
  });

  test('during the request to the bank ends at the order with one charge', async ({
    page,
    shop,
    bus,
    traveller,
    buyer,
    books,
    switchboard,
  }) => {
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

  /** Decision 0023: the stored part of a payment is its id; its answer is asked again. */
  test('at the challenge shows it again, and its code pays once [NAV-071]', async ({ page, shop, bus, traveller, buyer, books }) => {
    await openSummary(shop, buyer, bus);
    await payWith(shop, CHALLENGE, traveller);
    await shop.challenge.code.waitFor();
    await page.reload();
    await shop.challenge.answer(challengeCode);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });

  test('during the wait for the bank ends at the order with one charge', async ({ page, shop, bus, traveller, buyer, books }) => {
    await openSummary(shop, buyer, bus);
    await payWith(shop, LATER, traveller);
    await shop.challenge.confirming.waitFor();
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
    await shop.summary.acceptTime();
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
  });

  test('on the page of an unknown payment keeps polling it, and starts no second one', async ({
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
