import { challengeCode, type BankOutcome, testCards } from '../../services/sandbox/values.ts';
import { checkout, common, failures, payAlerts, unknownPayment } from '../../src/messages/es-MX.ts';
import { expect, holdSeat, openSummary, payWith, test, type Shop } from './journey.ts';

const cardOf = (outcome: BankOutcome, deviceData: 'answers' | 'silent' = 'answers') =>
  testCards.find((card) => card.outcome === outcome && card.deviceData === deviceData)?.number ?? '';

/** After a refused card, another card pays for the same seats. */
async function payAgain({ summary, order }: Shop, traveller: Parameters<typeof payWith>[2]): Promise<void> {
  await summary.alert.getByRole('button', { name: payAlerts.declined.again }).click();
  await expect(summary.number).toHaveValue('');
  await summary.fillCard({ ...traveller, number: cardOf('authorised') });
  await summary.pay.click();
  await expect(order.heading).toBeVisible();
}

test.describe('the bank', () => {
  test.beforeEach(async ({ shop, bus, buyer }) => {
    await openSummary(shop, buyer, bus);
  });

  test('is not asked while a payment of another cart is unknown: an alert shows it, and the card stays', async ({
    page,
    shop,
    traveller,
  }) => {
    const earlier = { paymentId: 'p_earlier', cartId: 'c_other', folio: 'TUN-7KQ2BYT9', charge: 'asking' };
    const detail = 'Un pago anterior sigue sin respuesta del banco.';
    await page.route('**/payment-api/payment', (route) =>
      route.fulfill({ status: 409, json: { code: 'payment-unknown', status: 409, detail, retryable: false, ...earlier } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await payWith(shop, cardOf('authorised'), traveller);
    await shop.summary.alertNamed(payAlerts.earlierUnknown.title).getByRole('button', { name: common.accept }).click();
    await expect(shop.summary.number).not.toHaveValue('');
    await expect(shop.summary.pay).toBeEnabled();
    expect(asked.filter((url) => /payment\/(transaction|by-key)\//.test(url))).toEqual([]);
  });

  test('knows the device by a hidden frame of its own origin, which goes with its answer [PAY-007]', async ({ page, shop, traveller }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/bank/device-data*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/bank/device-data*');
    await shop.summary.fillCard({ ...traveller, number: cardOf('authorised') });
    const address = new URL((await asked).url());
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', address.href);
    expect(await frame.isHidden()).toBe(true);
    expect(address.port).toBe(process.env['JOURNEY_SANDBOX_PORT']);
    expect(address.origin).not.toBe(new URL(page.url()).origin);
    answer();
    await expect(frame).toHaveCount(0);
  });

  test('authorises after its challenge, also when the first code was wrong [PAY-011]', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('challenge-authorised'), traveller);
    await shop.challenge.answer('0000');
    await expect(shop.challenge.problem).not.toBeEmpty();
    await shop.challenge.answer(challengeCode);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('refuses after its challenge in its own words, and another card pays the same seats [ERR-066]', async ({
    shop,
    traveller,
    books,
  }) => {
    await payWith(shop, cardOf('challenge-refused'), traveller);
    await shop.challenge.answer(challengeCode);
    await expect(shop.summary.alert).toContainText('No se completó la verificación del banco.');
    await payAgain(shop, traveller);
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('ends a challenge that the traveller cancels', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('challenge-authorised'), traveller);
    await shop.challenge.cancel.click();
    await expect(shop.summary.alert).toContainText('No se completó la verificación del banco.');
    expect(await books.paid()).toBe(0);
  });

  test('refuses the card, and another card pays the same seats [PAY-033]', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('refused'), traveller);
    await expect(shop.summary.alert).toContainText(failures['card-refused'].title);
    await payAgain(shop, traveller);
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('shows once that the funds are insufficient', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('insufficient-funds'), traveller);
    await expect(shop.summary.alert.getByText('no tiene fondos suficientes')).toHaveCount(1);
    expect(await books.paid()).toBe(0);
  });

  test('decides later, and the page waits for it', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('settles-later'), traveller);
    await expect(shop.challenge.confirming).toBeVisible();
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('authorises, but its answer is lost: one charge and one ticket', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('answer-lost'), traveller);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });
});

test.describe('time passes at the bank', () => {
  test.beforeEach(async ({ page, shop, bus, buyer }) => {
    await page.clock.install();
    await openSummary(shop, buyer, bus);
  });

  test('with a silent frame: after 10 s the payment continues without it', async ({ page, shop, traveller, books }) => {
    await payWith(shop, cardOf('authorised', 'silent'), traveller);
    await expect(shop.summary.status).toContainText(checkout.payingSpoken.device);
    await page.clock.fastForward(10_000);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('with an unanswered challenge: nothing is charged, and the page shows it', async ({ page, shop, traveller, switchboard, books }) => {
    await payWith(shop, cardOf('challenge-authorised'), traveller);
    await shop.challenge.code.waitFor();
    await switchboard.forward(901);
    await page.clock.fastForward(901_000);
    // Either the status of the payment or the end of the bank's time arrives first.
    await expect(shop.summary.alert.or(shop.unknown.heading('notCharged'))).toBeVisible();
    expect(await books.paid()).toBe(0);
  });

  test('that never answers: the page shows an unknown payment, and in the end that nothing was charged', async ({
    page,
    shop,
    traveller,
    switchboard,
    books,
  }) => {
    await payWith(shop, cardOf('never-answers'), traveller);
    await expect(shop.challenge.confirming).toBeVisible();
    await switchboard.forward(901);
    await page.clock.fastForward(901_000);
    await expect(shop.unknown.heading('asking')).toBeVisible();
    await expect(shop.unknown.folio).toBeVisible();
    await expect(shop.summary.pay).toBeHidden();

    const [open] = await books.charges();
    await switchboard.settle(open?.paymentId ?? '', 'refused');
    await page.clock.fastForward(5_000);
    await expect(shop.unknown.heading('notCharged')).toBeVisible();
    expect(await books.paid()).toBe(0);
  });
});

test('a bank that authorises after the end of the hold: the page shows the refund and leads to the results [ERR-052]', async ({
  page,
  shop,
  bus,
  traveller,
  switchboard,
  books,
}) => {
  await page.clock.install();
  await holdSeat(shop, bus, traveller);
  await payWith(shop, cardOf('authorised-after-hold'), traveller);
  await expect(shop.challenge.confirming).toBeVisible();
  await switchboard.forward(901);
  await page.clock.fastForward(901_000);
  await expect(shop.unknown.heading('asking')).toBeVisible();
  // A second jump during a request would look like a lost answer.
  await page.waitForResponse('**/payment/transaction/*');

  await switchboard.forward(40);
  await page.clock.fastForward(40_000);
  await expect(shop.unknown.heading('refunded')).toBeVisible();
  await expect.poll(() => books.paid()).toBe(0);
  await expect(page.getByText(unknownPayment.words.refunded.text)).toBeVisible();
  await page.getByRole('button', { name: unknownPayment.search }).click();
  await expect(shop.results.heading).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/?(\?|$)/);
});
