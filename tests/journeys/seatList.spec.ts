import { seatTools } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';

test('a seat of the list, found by its number, also while the list loads, with the keyboard alone, up to the summary', async ({
  page,
  shop,
  bus,
  traveller,
}) => {
  const { results, seats, passenger, summary } = shop;
  const keys = new Keyboard(page);
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/assets/SeatList-*.js', async (route) => {
    await isAsked;
    await route.continue();
  });
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  const number = await seats.freeNumber(1);
  await keys.tabToAndPress(page.getByRole('button', { name: seatTools.toList }));
  const field = page.getByRole('textbox', { name: seatTools.seekNumber });
  await keys.tabToAndPress(page.getByRole('button', { name: seatTools.seek }));
  await expect(field).toBeFocused();
  await keys.type('999');
  await keys.press('Enter');
  await expect(field).toHaveAccessibleDescription(seatTools.unknown('999'));
  await keys.press('Control+A');
  await keys.type(number);
  await keys.press('Enter');
  ask();
  await expect(seats.listed(number)).toBeFocused();
  await keys.press('Enter');
  await passenger.dialog.waitFor();
  await keys.tabToAndType(passenger.firstName, traveller.firstName);
  await keys.tabToAndType(passenger.lastName, traveller.lastName);
  await keys.tabToAndPress(passenger.submit);
  await passenger.dialog.waitFor({ state: 'hidden' });
  await expect(seats.listedOwn(number)).toBeVisible();
  await keys.tabToAndPress(seats.next);
  await expect(summary.heading).toBeVisible();

  // The list stays chosen, after going back from the payment and on another visit.
  const toMap = page.getByRole('button', { name: seatTools.toMap });
  await summary.toSeats.click();
  await expect(toMap).toBeVisible();
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await expect(toMap).toBeVisible();
});
