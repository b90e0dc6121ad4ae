import { challengeCode } from '../../services/sandbox/values.ts';
import { checkout, failures, payAlerts } from '../../src/messages/es-MX.ts';
import { StripeFields } from '../pages/StripeFields.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { startServices } from '../support/services.ts';
import { expect, openSummary, test as base } from './journey.ts';

/** Its services run once for the tests of this file. */
const test = base.extend<object, { stripeShop: string }>({
  stripeShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const services = await startServices({ env: { ...noLimitsEnv, PAYMENT_PROVIDER: 'stripe' } });
      await use(services.url);
      await services.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stripeShop }, use) => use(stripeShop),
});

/** Its bank is Stripe, played by the sandbox, with fields in frames of its script. */
test.describe('a shop whose bank is Stripe', () => {
  // One worker, so that one process serves all of them.
  test.describe.configure({ mode: 'default' });
  test.beforeEach(async ({ shop, bus, buyer }) => {
    await openSummary(shop, buyer, bus);
  });

  test('asks the cardholder in a frame and pays, and no digit of the card reaches the shop @desktop [PAY-011] [PAY-020]', async ({
    page,
    shop,
    traveller,
    stripeShop,
  }) => {
    const { summary, challenge, order } = shop;
    const fields = new StripeFields(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${stripeShop}/`)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await fields.fill(summary, { ...traveller, number: '4000002500003155' });
    await summary.pay.click();
    await challenge.answer('0000');
    await expect(challenge.problem).not.toBeEmpty();
    await challenge.answer(challengeCode);
    await expect(order.heading).toBeVisible();
    expect(sent.filter((text) => text.includes('/payment-api/payment')).length).toBeGreaterThan(1);
    expect(sent.filter((text) => /4000002500003155|4000 0025|3155/.test(text))).toEqual([]);
  });

  test('says why a card was refused, empties its fields and takes another one [PAY-033] [ERR-066]', async ({ page, shop, traveller }) => {
    const { summary, order } = shop;
    const fields = new StripeFields(page);
    await fields.fill(summary, { ...traveller, number: '4000000000009995' });
    await summary.pay.click();
    await expect(summary.alert).toContainText(failures['insufficient-funds'].title);
    await summary.alert.getByRole('button', { name: payAlerts.declined.again }).click();
    await expect(fields.number).toHaveValue('');
    await fields.fill(summary, { ...traveller, number: '4242424242424242' });
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
  });

  test('says what is wrong with a field, and keeps the form closed until it is mended [PAY-022] [PAY-025]', async ({
    page,
    shop,
    traveller,
  }) => {
    const { summary } = shop;
    const fields = new StripeFields(page);
    const error = page.getByRole('form', { name: checkout.payment }).getByText(checkout.error('number', 'wrong-digits'));
    await fields.fill(summary, { ...traveller, number: '4242424242424241' });
    await expect(error).toBeVisible();
    await expect(summary.pay).toBeDisabled();
    await fields.number.fill('4242424242424242');
    await expect(error).toBeHidden();
    await expect(summary.pay).toBeEnabled();
  });

  test('offers to open its fields again when the script of the bank does not come', async ({ page, shop }) => {
    const script = '**/sandbox/stripe.js';
    await page.route(script, (route) => route.abort());
    await page.reload();
    const failed = page.getByText(checkout.framesFailed);
    await expect(failed).toBeVisible();
    await expect(shop.summary.pay).toBeDisabled();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(new StripeFields(page).number).toBeVisible();
    await expect(failed).toBeHidden();
  });
});
