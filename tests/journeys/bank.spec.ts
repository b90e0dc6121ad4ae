import { challengeCode, type BankOutcome, testCards } from '../../services/sandbox/values.ts';
import { checkout, failures } from '../../src/messages/es-MX.ts';
import { expect, holdSeat, openSummary, payWith, test, type Shop } from './journey.ts';

const cardOf = (outcome: BankOutcome, deviceData: 'answers' | 'silent' = 'answers') =>
  testCards.find((card) => card.outcome === outcome && card.deviceData === deviceData)?.number ?? '';

/** A refused card is told, cleared, and another one pays the same seats. */
async function payAgain({ summary, order }: Shop, traveller: Parameters<typeof payWith>[2]): Promise<void> {
  await summary.alert.getByRole('button', { name: checkout.declined.again }).click();
  await expect(summary.number).toHaveValue('');
  await summary.fillCard({ ...traveller, number: cardOf('authorised') });
  await summary.pay.click();
  await expect(order.heading).toBeVisible();
}

test.describe('the bank', () => {
  test.beforeEach(async ({ shop, bus, buyer }) => {
    await openSummary(shop, buyer, bus);
  });

  test('authorises after its challenge, also when the first code was wrong [PAY-011]', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('challenge-authorised'), traveller);
    await shop.challenge.answer('0000');
    await expect(shop.challenge.problem).not.toBeEmpty();
    await shop.challenge.answer(challengeCode);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('refuses after its challenge, and another card pays the same seats', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('challenge-refused'), traveller);
    await shop.challenge.answer(challengeCode);
    await expect(shop.summary.alert).toContainText(failures['card-refused'].text);
    await payAgain(shop, traveller);
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('ends a challenge that the traveller gives up', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('challenge-authorised'), traveller);
    await shop.challenge.cancel.click();
    await expect(shop.summary.alert).toContainText(failures['card-refused'].text);
    expect(await books.paid()).toBe(0);
  });

  test('refuses the card, and another card pays the same seats [PAY-033]', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('refused'), traveller);
    await expect(shop.summary.alert).toContainText(failures['card-refused'].title);
    await payAgain(shop, traveller);
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('says that the money does not reach', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('insufficient-funds'), traveller);
    await expect(shop.summary.alert).toContainText(checkout.declined.noFunds);
    expect(await books.paid()).toBe(0);
  });

  test('decides later, and the page waits for it', async ({ shop, traveller, books }) => {
    await payWith(shop, cardOf('settles-later'), traveller);
    await expect(shop.challenge.confirming).toBeVisible();
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('authorises, but its answer is lost: one charge, one ticket', async ({ shop, traveller, books }) => {
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

  test('whose frame stays silent: after 10 s the payment goes on without it', async ({ page, shop, traveller, books }) => {
    await payWith(shop, cardOf('authorised', 'silent'), traveller);
    await expect(shop.summary.status).toContainText(checkout.payingSpoken.device);
    await page.clock.fastForward(10_000);
    await expect(shop.order.heading).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
  });

  test('and nobody answers its challenge: nothing is charged, and the page says so', async ({
    page,
    shop,
    traveller,
    switchboard,
    books,
  }) => {
    await payWith(shop, cardOf('challenge-authorised'), traveller);
    await shop.challenge.code.waitFor();
    await switchboard.forward(901);
    await page.clock.fastForward(901_000);
    // Whoever speaks first, the status of the payment or the end of the bank's time.
    await expect(shop.summary.alert.or(shop.unknown.heading('notCharged'))).toBeVisible();
    expect(await books.paid()).toBe(0);
  });

  test('that never answers: the page tells what is not known, and in the end that nothing was charged', async ({
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

test('a bank that authorises after the hold ended: the charge is given back, the page says so and leads to the results', async ({
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
  const asked = page.waitForResponse('**/payment/by-key/*');
  await switchboard.forward(901);
  await page.clock.fastForward(901_000);
  await expect(shop.unknown.heading('asking')).toBeVisible();
  // A second jump in the middle of a question would be a lost answer.
  await asked;

  await switchboard.forward(40);
  await page.clock.fastForward(40_000);
  await expect(shop.unknown.heading('refunded')).toBeVisible();
  await expect.poll(() => books.paid()).toBe(0);
  await page.getByRole('button', { name: checkout.unknown.search }).click();
  await expect(shop.results.heading).toBeVisible();
});
