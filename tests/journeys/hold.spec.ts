import { payAlerts } from '../../src/messages/es-MX.ts';
import { newTraveller } from './guest.ts';
import { chooseSeat, expect, holdSeat, test } from './journey.ts';

const HOLD_SECONDS = 540;

test('the time to pay ends, also after a reload: one tap claims the same seats again; when it ends again, others can claim them [HOLD-014] [HOLD-015]', async ({
  page,
  shop,
  bus,
  traveller,
  switchboard,
  openElsewhere,
}) => {
  const { seats, summary, results } = shop;
  const expired = summary.alertNamed(payAlerts.expired.title);
  const passTime = async () => {
    await switchboard.forward(HOLD_SECONDS);
    await page.clock.fastForward(HOLD_SECONDS * 1000);
  };
  await page.clock.install();
  const number = await holdSeat(shop, bus, traveller);
  await page.reload();
  await summary.clock.waitFor();
  await passTime();
  await expired.getByRole('button', { name: payAlerts.expired.again }).click();
  await expect(seats.mine(number, traveller.fullName)).toBeVisible();
  await seats.next.click();
  await summary.heading.waitFor();
  expect(await summary.secondsLeft()).toBeGreaterThan(HOLD_SECONDS - 60);

  // The clock of the others does not move, so they get the seats only when the page has released them.
  const released = page.waitForResponse('**/seat/unblock');
  await passTime();
  await released;
  await expired.getByRole('button', { name: payAlerts.expired.search }).click();
  await expect(results.heading).toBeVisible();
  expect(await chooseSeat(await openElsewhere(newTraveller()), bus)).toBe(number);
});
