import { challengeCode, type BankOutcome, testCards } from '../../services/sandbox/values.ts';
import { failures, payAlerts } from '../../src/messages/es-MX.ts';
import { expect, openSummary, payWith, test } from './journey.ts';

const cardOf = (outcome: BankOutcome) => testCards.find((card) => card.outcome === outcome && card.deviceData === 'answers')?.number ?? '';

test.describe('the bank', () => {
  test.beforeEach(async ({ shop, bus, buyer }) => {
    await openSummary(shop, buyer, bus);
  });

  /** Decision 0023: the stored part of a payment is its id; its answer is asked again. */
  test('knows the device by a hidden frame of its own origin, and authorises once after its challenge, also after a wrong code and a reload [PAY-007] [PAY-011] [NAV-071]', async ({
    page,
    shop,
    traveller,
    books,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/bank/device-data*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/bank/device-data*');
    await shop.summary.fillCard({ ...traveller, number: cardOf('challenge-authorised') });
    const address = new URL((await asked).url());
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', address.href);
    expect(await frame.isHidden()).toBe(true);
    expect(address.port).toBe(process.env['JOURNEY_SANDBOX_PORT']);
    expect(address.origin).not.toBe(new URL(page.url()).origin);
    answer();
    await expect(frame).toHaveCount(0);

    await shop.summary.pay.click();
    await shop.challenge.answer('0000');
    await expect(shop.challenge.problem).not.toBeEmpty();
    await page.reload();
    await shop.challenge.answer(challengeCode);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });

  test('refuses one card after another in its own words, and the last card pays the same seats once [PAY-033] [ERR-066]', async ({
    page,
    shop,
    traveller,
    books,
  }) => {
    const { summary, challenge, order } = shop;
    const again = async () => {
      await summary.alert.getByRole('button', { name: payAlerts.declined.again }).click();
      await expect(summary.number).toHaveValue('');
    };
    await payWith(shop, cardOf('refused'), traveller);
    await expect(summary.alert).toContainText(failures['card-refused'].title);
    await again();
    await payWith(shop, cardOf('insufficient-funds'), traveller);
    await expect(summary.alert.getByText('no tiene fondos suficientes')).toHaveCount(1);
    await again();
    await payWith(shop, cardOf('challenge-authorised'), traveller);
    await challenge.cancel.click();
    await expect(summary.alert).toContainText('No se completó la verificación del banco.');
    await again();
    await payWith(shop, cardOf('challenge-refused'), traveller);
    await challenge.answer(challengeCode);
    await expect(summary.alert).toContainText('No se completó la verificación del banco.');
    await again();
    expect(await books.paid()).toBe(0);
    await payWith(shop, cardOf('authorised'), traveller);
    await expect(order.heading).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/venta\/pagos/);
    await expect(summary.heading).toBeHidden();
    await expect.poll(() => books.paid()).toBe(1);
  });
});
