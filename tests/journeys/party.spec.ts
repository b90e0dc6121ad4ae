import { fareNotice, seatAlerts, seats as words } from '../../src/messages/es-MX.ts';
import { Buyer, onGround } from '../model/browser/buyer.ts';
import { petPlaces } from '../model/browser/party.ts';
import type { MappedSeat } from '../support/trip.ts';
import { expect, test } from './journey.ts';

test.describe('the benefits notice', () => {
  test.use({ benefits: 'unasked' });

  test('appears before the first form, asks twice, and not again in the session [SEAT-026] [SEAT-037] [SEAT-038]', async ({
    shop,
    bus,
    traveller,
  }) => {
    await shop.results.open(bus.asked);
    await shop.results.chooseAt(bus.place);
    await shop.seats.live.waitFor();
    await shop.seats.seat(await shop.seats.freeNumber()).click();
    await expect(shop.passenger.benefits).toBeVisible();
    await shop.passenger.opened();
    await expect(shop.passenger.dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await shop.passenger.fill(traveller);
    await shop.passenger.submit.click();
    await shop.passenger.dialog.waitFor({ state: 'hidden' });

    await shop.page.reload();
    await shop.seats.live.waitFor();
    await shop.seats.seat(await shop.seats.freeNumber()).click();
    await expect(shop.passenger.dialog).toBeVisible();
    await expect(shop.passenger.benefits).toBeHidden();
  });

  test('that is accepted selects the services of each new passenger', async ({ page, shop, bus }) => {
    await shop.results.open(bus.asked);
    await shop.results.chooseAt(bus.place);
    await shop.seats.live.waitFor();
    await shop.seats.seat(await shop.seats.freeNumber()).click();
    await shop.passenger.benefits.getByRole('button', { name: seatAlerts.benefits.include }).click();
    await expect(shop.passenger.dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    expect(await page.evaluate(() => sessionStorage.getItem('anden.benefits'))).toBe('included');
  });
});

test('a pet is refused with the reason, gets its allowed seats marked, and adds its companion [SEAT-042] [SEAT-049] [SEAT-058] [SEAT-066]', async ({
  page,
  shop,
  bus,
  buyer,
}) => {
  const { seats, passenger, summary } = shop;
  // Not every bus has a free window with a free seat beside it.
  const [roomy] = await buyer.busWith(bus, (free) => petPlaces(onGround(free)) !== null);
  await shop.results.open(roomy.asked);
  await shop.results.chooseAt(roomy.place);
  await seats.live.waitFor();
  await page
    .getByRole('gridcell', { name: /, pasillo, disponible/ })
    .first()
    .click();
  await passenger.opened();
  await passenger.fare.click();
  await page.getByRole('option', { name: /MASCOTA/ }).click();
  await expect(passenger.dialog.getByText(fareNotice.refusals['pet-not-at-window'])).toBeVisible();
  await expect(passenger.submit).toBeDisabled();
  await passenger.dialog.getByText(fareNotice.showPets).click();

  await page
    .getByRole('gridcell', { name: new RegExp(words.forPet) })
    .first()
    .click();
  await passenger.dialog.getByRole('textbox', { name: words.form.petName }).fill('Canela');
  await passenger.submit.click();
  await expect(page.getByText(words.unnamed)).toBeVisible();
  await seats.next.click();
  await expect(seats.alert).toContainText(/Falta quién viaja en el asiento \d+\./);
  await seats.acceptAlert();

  await page.getByRole('button', { name: new RegExp(words.fillIn) }).click();
  const form = page.getByRole('dialog', { name: words.form.titleEditing });
  await form.getByRole('textbox', { name: words.form.firstName, exact: true }).fill('Begoña');
  await form.getByRole('textbox', { name: words.form.lastName }).fill('Treviño');
  await form.getByRole('button', { name: words.form.submit, exact: true }).click();
  await seats.next.click();
  await summary.acceptTime();
  await expect(summary.clock).toBeVisible();
});

test('a passenger who loses a seat without the channel gets an equal one in one tap', async ({
  page,
  shop,
  bus,
  traveller,
  switchboard,
  baseURL,
  sandboxSession,
}) => {
  const { seats, passenger, summary } = shop;
  const me = new Buyer(baseURL ?? '', { sandbox: sandboxSession });
  await page.addInitScript((holder) => localStorage.setItem('anden.holder', JSON.stringify(holder)), me.holder);
  const trip = await me.trip(bus);
  const free = await me.freeSeats(trip);
  const likeIt = (seat: MappedSeat) =>
    free.filter(({ section, window }) => section === free[0]?.section && section === seat.section && window === seat.window);
  const number = free.find((seat) => likeIt(seat).length > 1)?.id ?? '';

  await shop.results.open(bus.asked);
  await shop.results.chooseAt(bus.place);
  await seats.live.waitFor();
  await seats.seat(number).click();
  await passenger.opened();
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  await switchboard.stopChannel(true);
  await expect(page.getByText(/reconectando/)).toBeVisible();
  await me.unselect(trip, number);
  await switchboard.takeSeat(number);
  await switchboard.stopChannel(false);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Pasar al asiento/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(seats.taken(number)).toBeVisible();
  await seats.next.click();
  await summary.acceptTime();
  await expect(summary.clock).toBeVisible();
});
