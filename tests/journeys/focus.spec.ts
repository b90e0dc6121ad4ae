import type { Page } from '@playwright/test';
import { checkout } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';

const REFUSED = '4000000000000002';
const PLAIN = '4242424242424242';

// What moves may take the focus with it when it leaves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What a keyboard or a screen reader would go on from; never the bare page. */
async function expectFocusKept(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `focus after ${after}` }).not.toBe('BODY');
}

test('each change of the payment keeps the focus in the page, and another card begins in its first field', async ({
  page,
  shop,
  bus,
  traveller,
}) => {
  const { seats, summary, unknown, order } = shop;
  const keys = new Keyboard(page);
  const pay = async (number: string) => {
    await summary.fillCard({ ...traveller, number });
    await summary.cvv.press('Enter');
  };
  await addPassenger(shop, bus, traveller);
  await seats.next.click();
  await summary.alert.waitFor();
  await keys.press('Enter');
  await summary.alert.waitFor({ state: 'hidden' });
  await expectFocusKept(page, 'the time to pay');

  await pay(REFUSED);
  const declined = summary.alert.getByRole('button', { name: checkout.declined.again });
  await expect(declined).toBeFocused();
  await keys.press('Enter');
  await summary.alert.waitFor({ state: 'hidden' });
  await expect(summary.firstName).toBeFocused();

  await page.route('**/payment-api/payment', (route) => route.abort('connectionreset'));
  await pay(PLAIN);
  await unknown.heading('notCharged').waitFor();
  await expectFocusKept(page, 'a lost payment');
  await page.unroute('**/payment-api/payment');
  await keys.tabToAndPress(page.getByRole('button', { name: checkout.unknown.again }));
  await expect(summary.number).toHaveValue('');
  await expectFocusKept(page, 'the end of a lost payment');

  await pay(PLAIN);
  await order.heading.waitFor();
  await expectFocusKept(page, 'the payment');
});
