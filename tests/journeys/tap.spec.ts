import { seats as words } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';
import { recordRenders, rendersIn } from './renders.ts';

const places = {
  seats: '[role="gridcell"]',
  bus: 'svg[viewBox^="0 0 312 "]',
  legend: `[aria-label="${words.legend}"]`,
  header: 'header',
  footer: 'footer',
};

test('a tap on a seat renders that seat, the one that had the focus before, and no other part of the map', async ({ page, shop, bus }) => {
  const { results, seats, passenger } = shop;
  await recordRenders(page);
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  const drawn = await rendersIn(page, places);
  for (const [place, count] of Object.entries(drawn)) expect(count, place).toBeGreaterThan(place === 'seats' ? 30 : 0);

  const number = await seats.freeNumber(1);
  await seats.seat(number).tap();
  await passenger.dialog.waitFor();
  await page.keyboard.press('Escape');
  await passenger.dialog.waitFor({ state: 'hidden' });
  const tapped = await rendersIn(page, places);
  // Its choice, its claim and its release, and the seats between which the tab stop moves.
  expect(tapped.seats).toBeLessThanOrEqual(6);
  expect(tapped).toMatchObject({ bus: 0, legend: 0, header: 0, footer: 0 });
});
