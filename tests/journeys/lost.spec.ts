import type { Page } from '@playwright/test';
import { common, confirmation, failures, noDepartures, seatsFailed, unknownPayment } from '../../src/messages/es-MX.ts';
import { expect, payWith, test } from './journey.ts';

test('a request lost at any step can be retried', async ({ page, shop, bus, traveller, books }) => {
  const { results, seats, passenger, unknown, order } = shop;
  const retry = page.getByRole('main').getByRole('button', { name: common.retry });

  await lose(page, '**/trip-api/trip?*');
  await page.goto(results.pathOf(bus.asked));
  await expect(page.getByRole('alert')).toContainText(noDepartures.failed.title);
  await find(page, '**/trip-api/trip?*');
  await retry.click();
  await results.departures.first().waitFor();

  await lose(page, '**/seat/map?*');
  await results.chooseAt(bus.place);
  await expect(page.getByRole('alert')).toContainText(seatsFailed.network.text);
  await find(page, '**/seat/map?*');
  await retry.click();
  await seats.live.waitFor();

  const number = await seats.freeNumber();
  await lose(page, '**/seat/select');
  await seats.seat(number).click();
  await expect(seats.alert).toBeVisible();
  await find(page, '**/seat/select');
  await seats.acceptAlert();
  await seats.alert.waitFor({ state: 'hidden' });
  await seats.free.first().click();
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });

  await lose(page, '**/payment/cart/*');
  await seats.next.click();
  await expect(page.getByRole('alert')).toContainText(failures['cart-missing'].title);
  await find(page, '**/payment/cart/*');
  await retry.click();

  await lose(page, '**/payment-api/payment');
  await payWith(shop, '4242424242424242', traveller);
  await expect(unknown.heading('notCharged')).toBeVisible();
  await find(page, '**/payment-api/payment');
  await page.getByRole('button', { name: unknownPayment.again }).click();
  expect(await books.charges()).toEqual([]);

  await lose(page, '**/payment/detail/cart/*');
  await payWith(shop, '4242424242424242', traveller);
  await expect(page.getByRole('alert')).toContainText(confirmation.failed);
  await find(page, '**/payment/detail/cart/*');
  await retry.click();
  await expect(order.heading).toBeVisible();
  await expect.poll(() => books.paid()).toBe(1);
});

async function lose(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort('connectionreset'));
}

function find(page: Page, url: string): Promise<void> {
  return page.unroute(url);
}
