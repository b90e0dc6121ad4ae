import { seatAlerts as words, shell } from '../../src/messages/es-MX.ts';
import { newTraveller } from './guest.ts';
import { addPassenger, expect, holdSeat, payWith, test } from './journey.ts';

test.describe('Back', () => {
  test('on the seats asks before it removes a passenger [NAV-028]', async ({ page, shop, bus, traveller }) => {
    const { seats, results } = shop;
    const number = await addPassenger(shop, bus, traveller);
    await page.goBack();
    await expect(seats.alert).toContainText(words.leave.title);
    await seats.stay();
    await expect(page).toHaveURL(/\/venta\/asientos$/);
    await expect(seats.mine(number, traveller.fullName)).toBeVisible();

    await page.goBack();
    await seats.alert.getByRole('button', { name: words.leave.confirm([number]) }).click();
    await expect(results.departures.first()).toBeVisible();
  });

  test('from the summary goes to the seats with their passengers [HOLD-012] [NAV-001]', async ({ page, shop, bus, traveller }) => {
    const number = await holdSeat(shop, bus, traveller);
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/compra\/venta\/pagos\/[^/#]+$/);
    await page.goBack();
    await expect(shop.seats.mine(number, traveller.fullName)).toBeVisible();
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/compra\/venta\/asientos$/);
  });

  test('after the payment does not return to it', async ({ page, shop, bus, traveller, books }) => {
    await holdSeat(shop, bus, traveller);
    await payWith(shop, '4242424242424242', traveller);
    await shop.order.heading.waitFor();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/venta\/pagos/);
    await expect(shop.summary.heading).toBeHidden();
    await expect.poll(() => books.paid()).toBe(1);
  });
});

test('an unknown address shows Home with a notice [NAV-005]', async ({ page, shop }) => {
  await page.goto('/compra/no/existe');
  await expect(shop.home.heading).toBeVisible();
  await expect(shop.home.notice).toContainText(shell.notices.pageNotFound);
});

test('[NAV-001] an address that a mail, a chat or a keyboard has changed opens its page, with its search', async ({ page, shop, bus }) => {
  const canonical = shop.results.pathOf(bus.asked);
  const day = /&f=([^&]+)/.exec(canonical)?.[1] ?? '';
  const changed = [
    canonical.replace('/compra/', '/compra'),
    canonical.replace('/compra/', '/COMPRA//'),
    canonical.replace('/compra/', '/'),
    canonical.replaceAll('&', '&amp;'),
    canonical.replace(day, encodeURIComponent(day)),
    `/compra/${encodeURIComponent(canonical.slice('/compra/'.length))}`,
    `${canonical}&utm_source=chat`,
  ];
  for (const address of changed) {
    await page.goto(address);
    await shop.results.departures.first().waitFor();
    await expect(page, address).toHaveURL(new RegExp(`/compra/\\?o=MTY&d=SLP&f=${day}&fr=&r=false`));
  }
});

test('[NAV-001] an address outside the shop says so in Spanish, and leads to the shop', async ({ page, shop }) => {
  for (const address of ['/viajes', '/compra/assets/none.js', '/trip-api/none', '/compra/%E0%A4%A']) {
    await page.goto(address);
    await page.getByRole('heading').waitFor();
    await page.getByRole('link', { name: 'Ir a la tienda' }).click();
    await shop.home.heading.waitFor();
  }
});

test('an order opens by its address for its owner, and for nobody else [NAV-011]', async ({
  shop,
  bus,
  traveller,
  buyer,
  openElsewhere,
}) => {
  const orderId = await buyer.order(bus, traveller);
  await shop.order.open(orderId);
  await expect(shop.order.ticketOf(traveller.fullName)).toBeVisible();

  const stranger = await openElsewhere(newTraveller());
  await stranger.order.open(orderId);
  await expect(stranger.order.notFound).toBeVisible();
  await expect(stranger.order.ticketOf(traveller.fullName)).toBeHidden();
});

test('a link of another site opens its results, by id or by short code [SEARCH-006] [SEARCH-007] [SEARCH-008] [SEARCH-009] [SEARCH-010]', async ({
  page,
  shop,
  bus,
}) => {
  const day = (bus.asked.date ?? '').split('-').toReversed().join('/');
  const linked = (origin: string, destination: string) =>
    `/compra/?${new URLSearchParams({ o: origin, d: destination, f: day, fr: '', r: 'false' })}`;
  await page.goto('/docs/');
  await page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'Viaja';
      document.body.prepend(link);
    },
    linked('mty', 'slp'),
  );
  await page.getByRole('link', { name: 'Viaja', exact: true }).click();
  await shop.results.departures.first().waitFor();
  await expect(page.getByRole('banner')).toContainText(/Monterrey\s*a\s*San Luis Potosí/);
  await expect(page).toHaveURL(/o=MTY&d=SLP/);
  await page.goto(linked('MTY', 'SLP'));
  await shop.results.departures.first().waitFor();
});
