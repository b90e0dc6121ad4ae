import { welcomePoints } from '../../services/sandbox/values.ts';
import { boarding, cancellation, common, edit, notices, payAlerts, rename, seats, trips as words } from '../../src/messages/es-MX.ts';
import { Buyer } from '../model/browser/buyer.ts';
import { reserve } from '../model/browser/reservation.ts';
import { register } from './guest.ts';
import { numberOf } from '../model/sandbox.ts';
import { expect, payWith, test } from './journey.ts';
import { expectUncut } from './looks.ts';

/** The traveller has a registered account. */
test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

test('a ticket is renamed, cancelled and found in the history, its points are in the balance, its seat is free [NAV-009] [BUS-001] [TRIPS-001] [TRIPS-005] [CANCEL-009] [CANCEL-010] [RENAME-006] [RENAME-012] [API-098] [API-096]', async ({
  page,
  shop,
  bus,
  baseURL,
  session,
  sandboxSession,
  outbox,
  traveller,
}) => {
  const { trips } = shop;
  const buyer = new Buyer(baseURL ?? '', { token: session?.access, sandbox: sandboxSession });
  const offer = await buyer.trip(bus);
  const before = (await buyer.freeSeats(offer)).length;
  await buyer.order(bus, { firstName: 'Begoña', lastName: 'Treviño' });
  const mails = (await outbox.sentTo(traveller.email)).length;

  await trips.open();
  await expect(trips.cards).toHaveCount(1);
  await expectUncut(page, 'trips');
  await trips.cards.first().getByRole('button', { name: words.show }).click();
  await expect(trips.cards.first()).toContainText('Begoña Treviño');
  const qr = await trips.cards
    .first()
    .getByRole('img', { name: /Código QR/ })
    .getAttribute('aria-label');

  await trips.choose('board');
  const stop = page.getByRole('dialog', { name: boarding.title });
  await expect(stop).toContainText('Av. Cristóbal Colón 855 Pte., Centro, Monterrey');
  await stop.getByRole('button', { name: common.close }).click();

  await trips.choose('track');
  const map = page.getByRole('dialog', { name: 'Rastrea tu unidad' });
  await expect(map).toContainText('¿Dónde abordo?');
  await expect(map).toContainText('Salida');
  await map.getByRole('button', { name: common.close }).click();

  await trips.choose('rename');
  await trips.alert.getByRole('button', { name: rename.warning.accept }).click();
  await trips.name.getByRole('textbox', { name: rename.fields.firstName }).fill('Ximena');
  await trips.name.getByRole('button', { name: rename.submit }).click();
  await expect(trips.alert).toContainText(rename.renamed.text);
  await trips.alert.getByRole('button', { name: common.accept }).click();
  await expect(trips.cards.first()).toContainText('Ximena Treviño');
  // The old code ended with the name.
  await expect(trips.cards.first().getByRole('img', { name: /Código QR/ })).not.toHaveAttribute('aria-label', qr ?? '');
  await trips.cards
    .first()
    .getByRole('button', { name: new RegExp(`^${words.more}`) })
    .click();
  await expect(trips.option('cancel')).toBeVisible();
  await expect(trips.option('rename')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await outbox.sentTo(traveller.email)).length).toBe(mails + 1);

  await trips.choose('cancel');
  await trips.alert.getByRole('button', { name: cancellation.warning.accept }).click();
  await expect(trips.refund).toContainText(cancellation.refund.total);
  await trips.refund.getByRole('button', { name: cancellation.refund.accept }).click();
  await trips.alert.getByRole('button', { name: /^Cancelar boleto/ }).click();
  await expect(trips.alert).toContainText('Boleto cancelado');
  const balance = page.waitForResponse('**/cash/bag');
  await trips.alert.getByRole('button', { name: common.accept }).click();
  expect((await (await balance).json()).balance).toBeGreaterThan(welcomePoints);
  await expect(page.getByText(words.none.title)).toBeVisible();
  await expect(trips.history).toContainText(words.trip('', '').trim());
  await expect.poll(async () => (await buyer.freeSeats(offer)).length).toBe(before);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('a trip of the older platform changes to another departure by keyboard, and its old ticket is in the history [EDIT-001] [TRIPS-029] [EDIT-007] [HOLD-008]', async ({
  page,
  shop,
  switchboard,
  traveller,
}) => {
  const { trips } = shop;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await reserve({ switchboard, traveller }, { state: 'paid', passengers: ['ADULTO', 'ADULTO', 'MENOR'], hours: 240 });
  await trips.open();
  const begin = async () => {
    await trips.edit();
    const people = page.getByRole('dialog', { name: edit.title });
    await expect(people.getByRole('checkbox', { name: /Carla/ })).toBeDisabled();
    await people.getByRole('checkbox', { name: /Ana Peña/ }).press('Space');
    await people.getByRole('button', { name: edit.submit }).press('Enter');
    await trips.departures.first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  };
  await begin();
  await expectUncut(page, 'departures of an edit');
  await trips.departures.first().press('Enter');
  await page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();

  // A cancelled edit returns to the trips, and changes nothing.
  await shop.seats.back.click();
  await expect(page.getByText(notices.editCancelled)).toBeVisible();
  await expect(trips.cards.first()).toContainText('3 pasajeros');

  await begin();
  await trips.departures.last().click();
  await page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
  const number = await shop.seats.freeNumber();
  await shop.seats.seat(number).click();
  await shop.seats.mine(number, 'Ana Peña').waitFor();
  await shop.seats.next.click();
  await expect(page.getByRole('region', { name: payAlerts.change.changes })).toContainText(number);
  await expect(page.getByText('Boleto anterior').filter({ visible: true })).toBeVisible();
  // The bus costs more than the old ticket, and only the difference is charged.
  await payWith(shop, numberOf('authorised'), traveller);
  await expect(shop.order.ticketOf('Ana Peña')).toContainText(number);

  await trips.open();
  await expect(trips.cards).toHaveCount(2);
  await expect(trips.cards.filter({ hasText: '2 pasajeros' })).toHaveCount(1);
  await expect(button(words.search)).toBeVisible();
});
