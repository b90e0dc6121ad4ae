import type { Direction } from '../../machines/domain/trip.ts';
import { clockTime, localClock } from '../../src/messages/format.ts';
import { checkout, confirmation, edit, passengerRows, payAlerts, seatAlerts, seats as words } from '../../src/messages/es-MX.ts';
import { backOf } from '../model/browser/wayBack.ts';
import { expect, payWith, test, type Shop } from './journey.ts';
import { expectUncut } from './looks.ts';

const AUTHORISED = '4242424242424242';

const button = ({ page }: Shop, name: string) => page.getByRole('button', { name, exact: true });
const heading = ({ page }: Shop, name: string) => page.getByRole('heading', { level: 1, name });

/** From the tickets to the seats of their bus, for the only passenger. */
async function beginEdit(shop: Shop, direction: Direction = 'outbound'): Promise<void> {
  await button(shop, edit.open(direction)).click();
  await button(shop, edit.submit).click();
  await shop.trips.departures.filter({ hasText: edit.own }).click();
  await heading(shop, words.change.title).waitFor();
}

/** Takes a free seat and returns its number. */
async function takeSeat(shop: Shop, name: string): Promise<string> {
  const number = await shop.seats.freeNumber();
  await shop.seats.seat(number).click();
  await shop.seats.mine(number, name).waitFor();
  return number;
}

/** Confirms the question before the tickets are changed. */
async function confirmChanges(shop: Shop): Promise<void> {
  await button(shop, 'Confirmar cambios').click();
  await shop.summary.alert.getByRole('button', { name: 'Confirmar cambios' }).click();
}

test.describe('a bought ticket', () => {
  test('gets another seat, which a reload keeps, and the old one is released [EDIT-001] [NAV-008] [NAV-031] [SEAT-007] [SEAT-062] [ERR-011] [HOLD-008] [FREE-006] [FREE-007] [FREE-008] [FREE-009]', async ({
    page,
    shop,
    bus,
    buyer,
    traveller,
  }) => {
    const orderId = await buyer.order(bus, traveller);
    const [ticket] = await buyer.tickets(orderId);
    const freeNow = async () => (await buyer.freeSeats(await buyer.trip(bus))).map(({ id }) => id);
    await shop.order.open(orderId);
    // A cancelled edit changes nothing.
    await beginEdit(shop);
    const left = await takeSeat(shop, traveller.fullName);
    await shop.seats.back.click();
    await button(shop, seatAlerts.leave.confirm([left])).click();
    await expect(shop.order.ticketOf(traveller.fullName)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(orderId));
    await expect(shop.order.qr.first()).toBeVisible();

    await beginEdit(shop);
    await expect(page).toHaveURL(/\/venta\/asientos\/editar$/);
    await expect(shop.seats.taken(ticket?.seat ?? '')).toBeVisible();
    await shop.seats.next.click();
    await expect(shop.seats.alert).toContainText('Te falta elegir 1 asiento de ida.');
    await shop.seats.acceptAlert();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);

    const number = await takeSeat(shop, traveller.fullName);
    await expect(button(shop, passengerRows.remove(traveller.fullName))).toHaveCount(0);
    await shop.seats.free.first().click();
    await expect(page.getByText('Debes seleccionar primero un pasajero')).toBeVisible();
    await shop.seats.acceptAlert();
    await page.reload();
    await expect(shop.seats.mine(number, traveller.fullName)).toBeVisible();
    await expectUncut(page, 'seats of an edit');

    await shop.seats.next.click();
    await expect(heading(shop, 'Confirma la edición de tu viaje')).toBeVisible();
    await confirmChanges(shop);
    await expect(shop.order.ticketOf(traveller.fullName)).toContainText(number);
    expect(page.url()).not.toContain(orderId);
    expect(await freeNow()).toContain(ticket?.seatId);

    await shop.order.open(orderId);
    await expect(heading(shop, confirmation.ended.replaced.title)).toBeVisible();
    await expect(shop.order.ticketOf(traveller.fullName)).toContainText(confirmation.endOf.replaced);
    await expect(shop.order.qr).toHaveCount(0);
    await expect(button(shop, edit.open('outbound'))).toHaveCount(0);
  });

  test('of the way back gets another seat, and the way out does not change [EDIT-001] [HOLD-008]', async ({
    page,
    shop,
    bus,
    buyer,
    traveller,
  }) => {
    const orderId = await buyer.order(bus, traveller, { ...traveller, back: backOf(bus) });
    await shop.order.open(orderId);
    await beginEdit(shop, 'return');
    await expect(page.getByRole('banner')).toContainText(/San Luis Potosí.*Monterrey/s);
    const number = await takeSeat(shop, traveller.fullName);
    await shop.seats.next.click();
    await confirmChanges(shop);
    await expect(shop.order.ticketOf(traveller.fullName, 'return')).toContainText(number);
    await expect(shop.order.ticketOf(traveller.fullName)).toHaveCount(0);

    await shop.order.open(orderId);
    await expect(shop.order.ticketOf(traveller.fullName, 'return')).toContainText(confirmation.endOf.replaced);
    await expect(shop.order.ticketOf(traveller.fullName)).toContainText(confirmation.showIt);
    await expect(button(shop, edit.open('return'))).toHaveCount(0);
  });

  test('changes to a cheaper departure of its route, and the difference is promised as points [EDIT-001] [HOLD-008]', async ({
    page,
    shop,
    bus,
    buyer,
    traveller,
  }) => {
    const offers = await Promise.all([0, 1, 2, 3].map((step) => buyer.trip({ ...bus, place: (bus.place + step) % 20 })));
    const dearest = Math.max(...offers.map(({ price }) => price));
    const place = (bus.place + offers.findIndex(({ price }) => price === dearest)) % 20;
    const orderId = await buyer.order({ ...bus, place }, traveller);
    const [ticket] = await buyer.tickets(orderId);
    await shop.order.open(orderId);
    await button(shop, edit.open('outbound')).click();
    await button(shop, edit.submit).click();
    await expect(shop.trips.departures.first()).toContainText(edit.own);
    await expectUncut(page, 'departures of an edit');
    const cheaper = offers.find(({ price }) => price < dearest);
    await shop.trips.departures
      .filter({ hasText: clockTime(localClock(cheaper?.departureDatetime ?? '')) })
      .first()
      .click();
    await heading(shop, words.change.title).waitFor();
    const number = await takeSeat(shop, traveller.fullName);
    await shop.seats.next.click();
    const changes = page.getByRole('region', { name: payAlerts.change.changes });
    await expect(changes).toContainText(`asiento ${ticket?.seat}`);
    await expect(changes).toContainText(`asiento ${number}`);
    const times = [ticket?.departureDatetime, cheaper?.departureDatetime].map((at) => clockTime(localClock(at ?? '')));
    for (const time of times) await expect(changes).toContainText(time);
    await expect(changes).toContainText('se acredita como Puntos Viaja después del viaje');
    await confirmChanges(shop);
    await expect(shop.order.ticketOf(traveller.fullName)).toContainText(number);
    await expect(page.getByText('se acredita como Puntos Viaja después del viaje')).toBeVisible();
  });

  test('with one more service charges only the difference by card [FREE-010] [SEAT-053]', async ({ page, shop, bus, buyer, traveller }) => {
    await shop.order.open(await buyer.order(bus, traveller));
    await beginEdit(shop);
    const number = await takeSeat(shop, traveller.fullName);
    await button(shop, passengerRows.edit(traveller.fullName)).click();
    await expect(shop.passenger.fare).toBeDisabled();
    await expect(shop.passenger.firstName).toHaveAttribute('readonly');
    const service = shop.passenger.dialog.getByRole('checkbox').first();
    const price = /\$[\d,.]+/.exec((await service.locator('..').innerText()) ?? '')?.[0] ?? '';
    await service.dispatchEvent('click');
    await expect(service).toBeChecked();
    await shop.passenger.submit.click();
    await shop.seats.next.click();
    await expect(heading(shop, checkout.title)).toBeVisible();
    await expect(page.getByRole('region', { name: payAlerts.change.changes })).toContainText(number);
    await expect(page.getByText('Boleto anterior').filter({ visible: true })).toBeVisible();
    await payWith(shop, AUTHORISED, traveller);
    await expect(shop.order.ticketOf(traveller.fullName)).toContainText(number);
    await expect(page.getByRole('region', { name: confirmation.details })).toContainText(price);
  });
});
