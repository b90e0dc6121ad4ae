import type { Page } from '@playwright/test';
import { expect, test, type Bus, type Shop } from './journey.ts';
import { expectAccessible, expectUncut, expectUncutWhenBig } from './looks.ts';
import type { Outbox } from '../pages/Outbox.ts';
import type { Traveller } from './guest.ts';

type Look = (page: Page, step: string) => Promise<void>;
type Walk = { shop: Shop; bus: Bus; traveller: Traveller; outbox: Outbox };

/** Walks through the purchase and looks at every step. */
async function lookAtEachStep({ shop, bus, traveller, outbox }: Walk, look: Look): Promise<void> {
  const { page, home, results, seats, signIn, code, passenger, summary, challenge, order } = shop;
  await home.open();
  await look(page, 'Home');
  await results.open(bus.asked);
  await look(page, 'the results');
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  await look(page, 'the seats');
  await seats.free.first().click();
  await signIn.email.waitFor();
  await look(page, 'the sign-in');
  await signIn.fill(traveller);
  await signIn.submit.click();
  await code.input.waitFor();
  await look(page, 'the code');
  await code.enter(await outbox.codeFor(traveller.phone));
  await passenger.dialog.waitFor();
  await look(page, 'the passenger');
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  await look(page, 'the seats with a passenger');
  await seats.next.click();
  await summary.alert.waitFor();
  await look(page, 'the time to pay');
  await summary.acceptTime();
  await look(page, 'the summary');
  await summary.fillCard({ ...traveller, number: '4000000000000002' });
  await summary.pay.click();
  await summary.alert.waitFor();
  await look(page, 'a refused card');
  await summary.alert.getByRole('button').click();
  await summary.fillCard({ ...traveller, number: '4000002500003155' });
  await summary.pay.click();
  await challenge.code.waitFor();
  await look(page, 'the challenge');
  await challenge.answer('1234');
  await order.qr.waitFor();
  await look(page, 'the order');
  await expect(order.heading).toBeVisible();
}

test.describe('each step of the purchase', () => {
  const NARROW = { width: 320, height: 720 };
  test.use({ signedIn: false, viewport: NARROW });
  test.setTimeout(240_000);

  test('is whole on a screen of 320 px and with text of 200 %, and axe finds nothing in light and dark', async ({
    shop,
    bus,
    traveller,
    outbox,
  }) => {
    await lookAtEachStep({ shop, bus, traveller, outbox }, async (page, step) => {
      await expectUncut(page, `${step}, 320 px`);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectUncutWhenBig(page, `${step}, 200 %`);
      await expectAccessible(page, step);
      await page.setViewportSize(NARROW);
    });
  });
});
