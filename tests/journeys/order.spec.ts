import { confirmation, shell } from '../../src/messages/es-MX.ts';
import { newTraveller, storageOf } from './guest.ts';
import { expect, holdSeat, payWith, shopOn, test } from './journey.ts';
import { proveAndAddPassenger, signInAgain } from './proved.ts';

const PLAIN = '4242424242424242';

test.describe('an order opened by its address', () => {
  test.describe('by nobody who is signed in', () => {
    test.use({ signedIn: false });

    test('asks to sign in and then shows itself; a reload shows it, and Back leads away', async ({
      page,
      browser,
      shop,
      bus,
      traveller,
      outbox,
      storageState,
    }) => {
      await proveAndAddPassenger(shop, bus, traveller, outbox);
      await shop.seats.next.click();
      await shop.summary.acceptTime();
      await payWith(shop, PLAIN, traveller);
      await shop.order.heading.waitFor();

      const context = await browser.newContext({ ...(storageState && { storageState }) });
      const other = shopOn(await context.newPage());
      await other.home.open();
      await other.page.goto(page.url());
      await expect(other.page.getByRole('heading', { level: 1, name: confirmation.signedOut.title })).toBeVisible();
      await other.page.reload();
      await other.page.getByRole('button', { name: confirmation.signIn }).click();
      await signInAgain(other, traveller, outbox);
      await expect(other.order.ticketOf(traveller.fullName)).toBeVisible();
      await expect(other.page).toHaveURL(page.url());
      await other.page.reload();
      await expect(other.order.ticketOf(traveller.fullName)).toBeVisible();
      await other.page.goBack();
      await expect(other.home.heading).toBeVisible();
      await context.close();
    });
  });

  test('with a session that has ended asks to sign in', async ({ page, browser, baseURL, shop, bus, traveller }) => {
    await holdSeat(shop, bus, traveller);
    await payWith(shop, PLAIN, traveller);
    await shop.order.heading.waitFor();

    const storage = await storageOf(baseURL ?? '', traveller);
    const [session] = storage.origins.flatMap(({ localStorage }) => localStorage);
    if (session) session.value = JSON.stringify({ ...JSON.parse(session.value), expiresAt: '2020-01-01T00:00:00Z', refresh: 'ended' });
    const context = await browser.newContext({ storageState: storage });
    const other = shopOn(await context.newPage());
    await other.page.goto(page.url());
    await expect(other.page.getByRole('heading', { level: 1, name: confirmation.signedOut.title })).toBeVisible();
    await other.page.getByRole('button', { name: confirmation.signIn }).click();
    await expect(other.signIn.email).toBeVisible();
    await context.close();
  });

  test('by somebody else offers to sign in as its owner', async ({ page, browser, baseURL, shop, bus, traveller }) => {
    await holdSeat(shop, bus, traveller);
    await payWith(shop, PLAIN, traveller);
    await shop.order.heading.waitFor();
    const context = await browser.newContext({ storageState: await storageOf(baseURL ?? '', newTraveller()) });
    const stranger = shopOn(await context.newPage());
    await stranger.page.goto(page.url());
    await stranger.order.notFound.waitFor();
    await stranger.page.getByRole('button', { name: confirmation.signIn }).click();
    await expect(stranger.signIn.email).toBeVisible();
    await stranger.signIn.close.click();
    await stranger.page.getByRole('button', { name: shell.back, exact: true }).click();
    await expect(stranger.home.heading).toBeVisible();
    await context.close();
  });
});
