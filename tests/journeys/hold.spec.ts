import { payAlerts } from '../../src/messages/es-MX.ts';
import { newTraveller } from './guest.ts';
import { chooseSeat, expect, holdSeat, openSummary, test } from './journey.ts';

const HOLD_SECONDS = 540;

test.describe('the time to pay', () => {
  test('ends: the seats are released, the notice appears, and one tap claims the same seats again', async ({
    page,
    shop,
    bus,
    traveller,
    switchboard,
  }) => {
    const { seats, summary } = shop;
    await page.clock.install();
    const number = await holdSeat(shop, bus, traveller);
    await switchboard.forward(HOLD_SECONDS);
    await page.clock.fastForward(HOLD_SECONDS * 1000);

    const notice = summary.alertNamed(payAlerts.expired.title);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: payAlerts.expired.again }).click();
    await expect(seats.mine(number, traveller.fullName)).toBeVisible();
    await seats.next.click();
    await summary.acceptTime();
    expect(await summary.secondsLeft()).toBeGreaterThan(HOLD_SECONDS - 60);
  });

  test('ends, also after a reload, and others can claim the seats [HOLD-014] [HOLD-015]', async ({
    page,
    shop,
    bus,
    traveller,
    switchboard,
    openElsewhere,
  }) => {
    await page.clock.install();
    const number = await holdSeat(shop, bus, traveller);
    await page.reload();
    await shop.summary.clock.waitFor();
    await switchboard.forward(HOLD_SECONDS);
    await page.clock.fastForward(HOLD_SECONDS * 1000);
    await shop.summary.alertNamed(payAlerts.expired.title).getByRole('button', { name: payAlerts.expired.search }).click();
    await expect(shop.results.heading).toBeVisible();

    expect(await chooseSeat(await openElsewhere(newTraveller()), bus)).toBe(number);
  });

  test('follows the clock of the server, not of the browser [HOLD-017]', async ({ page, shop, bus, buyer }) => {
    await page.clock.install({ time: Date.now() + 5 * 60_000 });
    const answered = page.waitForResponse('**/payment/cart/*');
    await openSummary(shop, buyer, bus);
    const { newCart }: { newCart: { expiresAt: string } } = await (await answered).json();

    const left = async () => {
      const { 'server-time': now = '' } = (await page.request.get('/identity-api/ip')).headers();
      return (Date.parse(newCart.expiresAt) - Date.parse(now)) / 1000;
    };
    // On a busy machine a tick may be rendered late.
    await expect(async () => {
      const before = await left();
      const shown = await shop.summary.secondsLeft();
      expect(shown).toBeLessThanOrEqual(before + 1);
      expect(shown).toBeGreaterThanOrEqual((await left()) - 1);
    }).toPass();
  });
});
