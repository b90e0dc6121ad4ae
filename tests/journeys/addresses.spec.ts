import { confirmation, notices, seatAlerts as words, shell } from '../../src/messages/es-MX.ts';
import { newTraveller } from './guest.ts';
import { addPassenger, expect, payWith, test } from './journey.ts';

test('Back asks before it removes a passenger, and goes from the summary to the seats with their passengers [HOLD-012] [NAV-001] [NAV-028]', async ({
  page,
  shop,
  bus,
  traveller,
}) => {
  const { seats, results } = shop;
  const number = await addPassenger(shop, bus, traveller);
  await page.goBack();
  await expect(seats.alert).toContainText(words.leave.title);
  await seats.stay();
  await expect(page).toHaveURL(/\/venta\/asientos$/);
  await expect(seats.mine(number, traveller.fullName)).toBeVisible();

  await seats.next.click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/compra\/venta\/pagos\/[^/#]+$/);
  await page.goBack();
  await expect(seats.mine(number, traveller.fullName)).toBeVisible();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/compra\/venta\/asientos$/);

  await page.goBack();
  await seats.alert.getByRole('button', { name: words.leave.confirm([number]) }).click();
  await expect(results.departures.first()).toBeVisible();
});

test('Back and Forward find each page of the purchase once, and Forward from the seats continues to a new payment [HOLD-012]', async ({
  page,
  shop,
  bus,
  traveller,
}) => {
  const { seats, summary, results, order } = shop;
  const pages = () =>
    page.evaluate(() => navigation.entries().flatMap(({ url }) => (url ? [new URL(url).pathname.replace(/(pagos|orden)\/.*/, '$1')] : [])));
  const number = await addPassenger(shop, bus, traveller);
  const mine = seats.mine(number, traveller.fullName);
  await seats.next.click();
  await summary.heading.waitFor();
  const released = page.url();
  await page.goBack();
  await expect(mine).toBeVisible();
  await expect(seats.next).toBeEnabled();
  await page.goForward();
  await expect(summary.heading).toBeVisible();
  expect(page.url()).not.toBe(released);
  await page.getByRole('button', { name: shell.back, exact: true }).click();
  await expect(mine).toBeVisible();
  await expect(seats.next).toBeEnabled();
  await page.goBack();
  await seats.stay();
  await seats.next.click();
  await summary.heading.waitFor();
  expect(await pages()).toEqual(['/compra/', '/compra/venta/asientos', '/compra/venta/pagos']);

  await payWith(shop, '4242424242424242', traveller);
  await order.heading.waitFor();
  await page.goBack();
  await expect(results.departures.first()).toBeVisible();
  await expect.poll(pages).toEqual(['/compra/', '/compra/venta/asientos', '/compra/venta/orden']);
  expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(0);
});

test('an order opens by its address for its owner, and another account is offered to sign in as its owner [NAV-011]', async ({
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
  await stranger.page.getByRole('button', { name: confirmation.signIn }).click();
  await expect(stranger.signIn.dialog).toBeVisible();
  await stranger.signIn.close.click();
  await stranger.page.getByRole('button', { name: shell.back, exact: true }).click();
  await expect(stranger.home.heading).toBeVisible();
});

test('a link of another site and an address that a chat has changed open their results, an unknown one opens Home with a notice [NAV-001] [NAV-005] [SEARCH-006] [SEARCH-007] [SEARCH-008] [SEARCH-009] [SEARCH-010]', async ({
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

  const canonical = shop.results.pathOf(bus.asked);
  for (const address of [canonical.replace('/compra/', '/COMPRA//').replaceAll('&', '&amp;'), `${canonical}&utm_source=chat`]) {
    await page.goto(address);
    await shop.results.departures.first().waitFor();
    await expect(page, address).toHaveURL(new RegExp(`/compra/\\?o=MTY&d=SLP&f=${encodeURIComponent(day)}&fr=&r=false`));
  }

  await page.goto('/compra/no/existe');
  await expect(shop.home.heading).toBeVisible();
  await expect(shop.home.notice).toContainText(notices.pageNotFound);
  await page.goto('/viajes');
  await page.getByRole('link', { name: 'Ir a la tienda' }).click();
  await shop.home.heading.waitFor();
});
