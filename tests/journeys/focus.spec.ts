import type { Page } from '@playwright/test';
import { payAlerts, unknownPayment, results as resultWords, search } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';

const REFUSED = '4000000000000002';
const PLAIN = '4242424242424242';

// A moving element may take the focus with it when it leaves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Expects the focus on an element, never on the body. */
async function expectFocusKept(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `focus after ${after}` }).not.toBe('BODY');
}

test('the passenger form returns the focus to its seat, each change of the payment keeps it in the page, and another card begins in its first empty field', async ({
  page,
  shop,
  bus,
  traveller,
}) => {
  const { results, seats, passenger, summary, unknown, order } = shop;
  const keys = new Keyboard(page);
  const pay = async (number: string) => {
    await summary.fillCard({ ...traveller, number });
    await summary.cvv.press('Enter');
  };
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  const seat = await seats.freeNumber(1);
  // An assistive technology presses the seat without focus.
  const choose = async () => {
    await page.evaluate(() => document.getElementById('main')?.focus());
    await seats.seat(seat).evaluate((element: HTMLElement) => element.click());
    await passenger.dialog.waitFor();
  };
  await choose();
  await page.keyboard.press('Escape');
  await passenger.dialog.waitFor({ state: 'hidden' });
  await expect(seats.focused(seat)).toHaveCount(1);
  await choose();
  await passenger.fill(traveller);
  await passenger.lastName.press('Enter');
  await passenger.dialog.waitFor({ state: 'hidden' });
  await expect(seats.focused(seat)).toHaveCount(1);

  await seats.next.click();
  await summary.heading.waitFor();
  await expectFocusKept(page, 'the way to the payment');

  await pay(REFUSED);
  const declined = summary.alert.getByRole('button', { name: payAlerts.declined.again });
  await expect(declined).toBeFocused();
  await keys.press('Enter');
  await summary.alert.waitFor({ state: 'hidden' });
  await expect(summary.number).toBeFocused();

  await page.route('**/payment-api/payment', (route) => route.abort('connectionreset'));
  await pay(PLAIN);
  await unknown.heading('notCharged').waitFor();
  await expectFocusKept(page, 'a lost payment');
  await page.unroute('**/payment-api/payment');
  await keys.tabToAndPress(page.getByRole('button', { name: unknownPayment.again }));
  await expect(summary.number).toHaveValue('');
  await expectFocusKept(page, 'the end of a lost payment');

  await pay(PLAIN);
  await order.heading.waitFor();
  await expectFocusKept(page, 'the payment');
});

test('a search moves the focus to the heading of its results, whose page has a title of its own (docs/decisions/0022)', async ({
  page,
  shop: { home, results },
}) => {
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/trip\?/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await home.open();
  await expect(page).toHaveTitle(/^Inicio · /);
  await home.chooseOrigin('monterrey', 'Monterrey');
  await home.chooseDestination('san luis', 'San Luis Potosí');
  // In the last hour of a day no departure of it is left.
  await home.chooseDay(home.date, search.date, -1);
  await home.submit.press('Enter');
  await expect(results.heading).toBeFocused();
  await expect(page).toHaveTitle(/^Resultados · /);
  await expect(page.getByText(resultWords.searching)).toBeVisible();
  answer();
  await results.departures.first().waitFor();
  await expect(results.heading).toBeFocused();
  await page.goBack();
  await home.heading.waitFor();
  await expect(page).toHaveTitle(/^Inicio · /);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Destinos' }).first().click();
  await expect(page.locator('#places')).toBeFocused();
});
