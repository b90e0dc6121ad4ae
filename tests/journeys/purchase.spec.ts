import { challengeCode, testCards } from '../../services/sandbox/values.ts';
import { confirmation, savedCards } from '../../src/messages/es-MX.ts';
import { expect, openSeatsFromHome, signInAsGuest, test } from './journey.ts';
import { refusalsOf } from './refusals.ts';

const challenged =
  testCards.find(({ outcome, deviceData }) => outcome === 'challenge-authorised' && deviceData === 'answers')?.number ?? '';

test.describe('a new guest', () => {
  test.use({ signedIn: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('buys a ticket from Home to the QR, with a challenge of the bank and the mail in the outbox, and meets no refusal of the policy @desktop [SEARCH-001] [SEARCH-003] [SEARCH-005] [SEAT-036] [AUTH-001] [AUTH-027] [API-010] [CONF-010] [PAY-028]', async ({
    page,
    shop,
    bus,
    traveller,
    outbox,
    books,
    noise,
  }) => {
    const refused = await refusalsOf(page);
    const constants: string[] = [];
    page.on('request', (request) => request.url().includes('/cpanel/const') && constants.push(request.url()));
    const { seats, passenger, summary, challenge, order } = shop;
    await openSeatsFromHome(shop, bus);

    const number = await seats.freeNumber();
    await seats.seat(number).click();
    await signInAsGuest(shop, traveller, outbox);

    await passenger.fill(traveller);
    await passenger.submit.click();
    await expect(seats.mine(number, traveller.fullName)).toBeVisible();
    await seats.next.click();
    await summary.heading.waitFor();

    // The 540 s are a value of the shop; no constant is asked for.
    expect(await summary.secondsLeft()).toBeGreaterThan(480);
    expect(constants).toEqual([]);
    await summary.fillCard({ ...traveller, number: challenged });
    await expect(page.getByText(savedCards.keep)).toHaveCount(0);
    await summary.pay.click();
    await challenge.answer(challengeCode);

    await expect(order.heading).toBeVisible();
    await expect(order.sentTo(traveller.email)).toBeVisible();
    await expect(order.ticketOf(traveller.fullName)).toBeVisible();
    await expect(order.qr).toBeVisible();
    await expect(page.getByRole('link', { name: confirmation.trips })).toHaveCount(0);
    await expect.poll(async () => (await outbox.sentTo(traveller.email)).length).toBe(1);
    await expect.poll(() => books.paid()).toBe(1);
    expect(refused).toEqual([]);
    expect(noise).toEqual([]);
  });
});
