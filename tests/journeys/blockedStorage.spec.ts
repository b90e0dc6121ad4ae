import { expect, test } from './journey.ts';

test.use({ signedIn: false });

test('a guest buys a ticket in a browser that refuses local and session storage, and locks with them', async ({
  page,
  shop,
  bus,
  traveller,
  outbox,
  noise,
}) => {
  const { results, seats, signIn, code, passenger, summary, order } = shop;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get: refuse }, sessionStorage: { get: refuse } });
    LockManager.prototype.request = async () => refuse();
  });
  await results.open(bus.asked);
  await results.chooseAt(bus.place);

  const number = await seats.freeNumber();
  await seats.seat(number).click();
  await signIn.fill(traveller);
  await signIn.submit.click();
  await code.enter(await outbox.codeFor(traveller.phone));

  await passenger.opened();
  await passenger.fill(traveller);
  await passenger.submit.click();
  await expect(seats.mine(number, traveller.fullName)).toBeVisible();

  await seats.next.click();
  await summary.acceptTime();
  await summary.fillCard({ ...traveller, number: '4242424242424242' });
  await summary.pay.click();
  await expect(order.heading).toBeVisible();
  await expect(order.ticketOf(traveller.fullName)).toBeVisible();
  expect(noise).toEqual([]);
});
