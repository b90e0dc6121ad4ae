import type { Request } from '@playwright/test';
import { challengeCode, testCards } from '../../services/sandbox/values.ts';
import { common, confirmation, payAlerts, reservation as words, savedCards, shell, trips } from '../../src/messages/es-MX.ts';
import { reserve } from '../model/browser/reservation.ts';
import { register, storedSession } from './guest.ts';
import { expect, payWith, test } from './journey.ts';
import { expectUncut } from './looks.ts';

test.use({ signedIn: false });

const isCharge = (request: Request) => request.method() === 'POST' && request.url().endsWith('/payment-reservation');
const cardOf = (outcome: string) => testCards.find((card) => card.outcome === outcome)?.number ?? '';

test('a mailed link pays its reservation with 3-D Secure, and only once [NAV-017] [NAV-018] [NAV-030] [NAV-033] [NAV-036] [NAV-070] [LINK-001] [LINK-013] [LINK-018] [LINK-020] [LINK-021] [LINK-026]', async ({
  page,
  shop,
  traveller,
  outbox,
  switchboard,
  books,
}) => {
  const { reservation, challenge, summary, home } = shop;
  await reserve({ switchboard, traveller }, { roundTrip: true, passengers: ['ADULTO', 'MASCOTA'] });
  const { text } = await outbox.nextTo(traveller.email, 0);
  const token = /\/compra\/reserva\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  await reservation.open(token);
  await expect(reservation.heading).toBeVisible();
  await expect(page.getByText(words.tripOf(1, 1, true))).toBeVisible();
  const steps = page.getByRole('list', { name: shell.steps });
  await expect(steps).toHaveCount(0);
  await expectUncut(page, 'reservation');

  const charge = page.waitForRequest(isCharge);
  await payWith(shop, cardOf('refused'), traveller);
  expect((await charge).postDataJSON()).toMatchObject({ channel: 'email', payReserved: true });
  await summary.alert.getByRole('button', { name: payAlerts.declined.again }).click();
  await payWith(shop, cardOf('challenge-authorised'), traveller);
  await challenge.dialog.waitFor();
  // A reload continues the payment that is at the bank.
  await page.reload();
  await challenge.answer(challengeCode);
  await expect(reservation.paid).toBeVisible();
  await expect(page.getByText(confirmation.sentTo(traveller.email))).toBeVisible();
  await expect(page.getByText(/Boleto AN-/)).toHaveCount(4);
  await expect(page).toHaveURL(/\/compra\/reserva\/pagada\?token=/);
  await expect(page).toHaveTitle(/^Confirmación · /);
  await expect(steps.getByRole('listitem').filter({ hasText: shell.step[4] })).toHaveAttribute('aria-current', 'step');
  await expectUncut(page, 'receipt');
  expect(await books.paid()).toBe(1);

  // A reload of the page, and the link again: it was paid.
  await reservation.open(token);
  await expect(summary.alert).toContainText(words.ends.paid);
  await summary.alert.getByRole('button', { name: common.accept }).click();
  await expect(home.heading).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/?(\?.*)?$/);
});

test('an own reservation is paid from My trips, and the next one with the card that it kept [NAV-016] [LINK-002] [LINK-006] [LINK-018]', async ({
  page,
  shop,
  traveller,
  outbox,
  switchboard,
  books,
  buyer,
}) => {
  const session = await register(buyer.origin, traveller, outbox);
  await page.addInitScript((stored) => {
    if (!location.pathname.startsWith('/bank/')) Object.assign(localStorage, stored);
  }, storedSession(session));
  const { reservation, trips: list } = shop;
  await reserve({ switchboard, traveller });
  await reserve({ switchboard, traveller }, { hours: 96 });

  await list.open();
  await expect(list.cards.getByText(trips.status.reserved)).toHaveCount(2);
  await list.choose('payOnline');
  await expect(reservation.folio).toBeVisible();
  await page.getByText(savedCards.keep).click();
  const charge = page.waitForRequest(isCharge);
  await payWith(shop, cardOf('authorised'), traveller);
  expect((await charge).postDataJSON()).toMatchObject({ channel: 'web-reservation' });
  await expect(reservation.paid).toBeVisible();
  await page.getByRole('link', { name: confirmation.trips }).click();
  await expect(list.cards.getByText(trips.status.confirmed)).toHaveCount(1);

  const [other] = (await outbox.sentTo(traveller.email)).flatMap(({ text }) => /reserva\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  await reservation.open(other ?? '');
  await expect(page.getByRole('radio', { name: savedCards.name('VISA', '4242') })).toBeChecked();
  await page.getByLabel(savedCards.cvv('VISA', '4242')).fill('123');
  await shop.summary.pay.click();
  await expect(reservation.paid).toBeVisible();
  expect(await books.paid()).toBe(2);
});
