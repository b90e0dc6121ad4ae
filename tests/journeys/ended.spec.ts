import type { Locator, Page, Route } from '@playwright/test';
import { checkout, noticeRegion, notices, payAlerts } from '../../src/messages/es-MX.ts';
import { expect, openSummary, payWith, signInAgain, test } from './journey.ts';

const PLAIN = '4242424242424242';
const REFRESH = '**/auth/user/refresh-token';
/** Longer than the 10 s in which the service repeats a lost answer. */
const PAST_GRACE_SECONDS = 11;

test.use({ signedIn: 'proved' });

/** Ages the token by a quarter of an hour, so that the next request renews it. */
async function age(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('anden.session') ?? '{}');
    localStorage.setItem('anden.session', JSON.stringify({ ...session, expiresAt: '2020-01-01T00:00:00Z' }));
  });
}

/** Sends a renewal whose answer never arrives, nor its cookie. */
async function fetchInVain(page: Page, route: Route): Promise<void> {
  const cookies = await page.context().cookies();
  await route.fetch();
  await page.context().clearCookies({ name: 'refresh' });
  await page.context().addCookies(cookies);
}

const notice = (page: Page) => page.getByRole('region', { name: noticeRegion });

/** Expects that the two elements do not overlap. */
async function expectApart(above: Locator, below: Locator): Promise<void> {
  const room = async () => {
    const [one, other] = await Promise.all([above.boundingBox(), below.boundingBox()]);
    return one && other ? other.y - (one.y + one.height) : -1;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
}

test('a session whose lost renewal can no longer be repeated shows a notice at the payment; after a new sign-in the same card pays the same seats [ERR-029]', async ({
  page,
  shop,
  bus,
  traveller,
  buyer,
  outbox,
  books,
  switchboard,
}) => {
  await openSummary(shop, buyer, bus);
  await shop.summary.fillCard({ ...traveller, number: PLAIN });
  await age(page);
  // The answer is lost, so the shop keeps the old token and sends it again later.
  let renewals = 0;
  await page.route(REFRESH, async (route) => {
    renewals += 1;
    if (renewals > 1) return route.continue();
    await fetchInVain(page, route);
    await switchboard.forward(PAST_GRACE_SECONDS);
    await route.abort('connectionreset');
  });
  await shop.summary.pay.click();
  await expect(notice(page)).toContainText(notices.sessionExpired);
  await shop.signIn.asGuest();
  await expectApart(notice(page), shop.signIn.submit);
  await signInAgain(shop, traveller, outbox);
  await expect(shop.summary.clock).toBeVisible();
  expect(await books.charges()).toEqual([]);
  await expect(shop.summary.number).toHaveValue(/4242$/);
  await shop.summary.pay.click();
  await expect(shop.order.heading).toBeVisible();
  await expect.poll(() => books.paid()).toBe(1);
});

test('a summary opened by its address asks to sign in, shows the cart to its holder, and paying it a second time leads to the order of the first', async ({
  shop,
  bus,
  traveller,
  buyer,
  outbox,
  books,
  openElsewhere,
}) => {
  const cartId = await buyer.cart(bus);
  const other = await openElsewhere(null);
  await other.summary.open(cartId);
  await expect(other.page.getByRole('heading', { level: 1, name: payAlerts.signedOut.title })).toBeVisible();
  await other.page.getByRole('button', { name: checkout.signIn }).click();
  await signInAgain(other, traveller, outbox);
  await expect(other.summary.clock).toBeVisible();

  await shop.summary.open(cartId);
  await payWith(shop, PLAIN, traveller);
  await shop.order.heading.waitFor();
  await payWith(other, PLAIN, traveller);
  await expect(other.order.heading).toBeVisible();
  await expect(other.page).toHaveURL(/\/venta\/orden\/o_/);
  expect(await books.charges()).toHaveLength(1);
});
