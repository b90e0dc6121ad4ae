import type { Page } from '@playwright/test';
import { testCards } from '../../services/sandbox/values.ts';
import { noDepartures, payAlerts, phoneCode } from '../../src/messages/es-MX.ts';
import { saying } from '../pages/text.ts';
import type { Traveller } from './guest.ts';
import { expect, openSeatsFromHome, openSummary, payWith, test, type Shop } from './journey.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_S = 86_400;
const authorised = testCards.find(({ outcome }) => outcome === 'authorised')?.number ?? '';

declare global {
  interface Window {
    /** How far the device's clock is ahead, in milliseconds. */
    ahead: number;
  }
}

/** Gives the page a device's clock that is ahead, or behind. `performance.now()` is what it was, as on a device whose clock is set. */
async function setClock(page: Page, ahead: number): Promise<void> {
  await page.addInitScript((ms) => {
    window.ahead = ms;
    const Real = Date;
    const now = () => Real.now() + window.ahead;
    window.Date = new Proxy(Real, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
      apply: () => new Real(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, ahead);
}

/** From the form of the passenger to the tickets. */
async function payAfterReload(shop: Shop, traveller: Traveller): Promise<void> {
  const { page, seats, passenger, summary, order } = shop;
  await passenger.fill(traveller);
  await passenger.submit.click();
  const asked = performance.now();
  await seats.next.click();
  await summary.heading.waitFor();
  await page.reload();
  await summary.clock.waitFor();
  await expect.poll(() => summary.secondsLeft()).toBeLessThan(540);
  const left = await summary.secondsLeft();
  expect(left).toBeGreaterThan(540 - (performance.now() - asked) / 1000 - 3);
  await payWith(shop, authorised, traveller);
  await expect(order.heading).toBeVisible();
}

test.describe('a device whose clock is wrong', () => {
  test('49 hours behind buys from Home to the tickets, with a reload before it pays [HOLD-014] [HOLD-017]', async ({
    page,
    shop,
    bus,
    traveller,
    books,
  }) => {
    await setClock(page, -49 * HOUR_MS);
    await shop.home.open();
    const today = new Date().toLocaleDateString('es-MX', { timeZone: 'America/Monterrey', day: '2-digit' });
    await expect(shop.home.date).toContainText(today);
    await openSeatsFromHome(shop, bus);
    await shop.seats.live.waitFor();
    await shop.seats.free.first().click();
    await payAfterReload(shop, traveller);
    await expect.poll(() => books.paid()).toBe(1);
  });

  test.describe('of a new guest', () => {
    test.use({ signedIn: false });

    test('26 hours ahead sends no second code at once, and buys, with a reload before it pays [HOLD-014] [HOLD-017] [AUTH-056]', async ({
      page,
      shop,
      bus,
      traveller,
      outbox,
      books,
    }) => {
      await setClock(page, 26 * HOUR_MS);
      await shop.results.open(bus.asked);
      await shop.results.chooseAt(bus.place);
      await shop.seats.live.waitFor();
      await shop.seats.free.first().click();
      await shop.signIn.fill(traveller);
      await shop.signIn.submit.click();
      await expect(page.getByText(saying(phoneCode.resendIn))).toBeVisible();
      await expect(page.getByRole('button', { name: phoneCode.resend, exact: true })).toBeHidden();
      await shop.code.enter(await outbox.codeFor(traveller.phone));
      await payAfterReload(shop, traveller);
      await expect.poll(() => books.paid()).toBe(1);
    });
  });

  test('is set 12 minutes ahead, 24 behind, and a day back, on the page of the payment: the time to pay stays, until the device sleeps over its end', async ({
    page,
    shop,
    bus,
    buyer,
    switchboard,
  }) => {
    const wakeAt = (ahead: number) =>
      page.evaluate((ms) => {
        window.ahead = ms;
        dispatchEvent(new Event('focus'));
      }, ahead);
    await setClock(page, 0);
    await openSummary(shop, buyer, bus);
    for (const ahead of [12 * MINUTE_MS, -24 * MINUTE_MS, -24 * HOUR_MS]) {
      await wakeAt(ahead);
      const before = await shop.summary.secondsLeft();
      await expect.poll(() => shop.summary.secondsLeft()).toBeLessThan(before);
      expect(await shop.summary.secondsLeft()).toBeGreaterThan(before - 30);
    }
    await switchboard.forward(541);
    await wakeAt(541_000 - 24 * HOUR_MS);
    await expect(shop.summary.alertNamed(payAlerts.expired.title)).toBeVisible();
  });

  test('slept over a day: the form is for today, and searches', async ({ page, shop, switchboard }) => {
    await setClock(page, 0);
    await shop.home.open();
    await shop.home.chooseOrigin('monterrey', 'Monterrey');
    await shop.home.chooseDestination('slp', 'San Luis Potosí');
    const before = await shop.home.date.innerText();
    await switchboard.forward(DAY_S);
    await page.evaluate((ms) => {
      window.ahead = ms;
      dispatchEvent(new Event('focus'));
    }, DAY_S * 1000);
    await expect(shop.home.date).not.toHaveText(before);
    await shop.home.submit.click();
    await expect(shop.results.heading).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        // In the last hour of a day no departure of it is left.
        .or(page.getByRole('heading', { name: noDepartures.empty.title }))
        .first(),
    ).toBeVisible();
  });
});
