import type { Page } from '@playwright/test';
import { seats as words } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, test } from './journey.ts';
import { recordRenders, rendersIn } from './renders.ts';

/** Names of the transitions that the page has run since it opened. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const ran: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => ran.push(propertyName));
    Object.assign(window, { ran });
  });
const transitionsIn = (page: Page) => page.evaluate(() => (window as typeof window & { ran: string[] }).ran);

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
  // The lower floor of the bus of two floors has fewer than 30 components.
  for (const [place, count] of Object.entries(drawn)) expect(count, place).toBeGreaterThan(place === 'seats' ? 10 : 0);

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

test('a tap runs no transition, because each one costs a slow phone several frames', async ({ page, shop, bus, traveller }) => {
  const { seats, passenger } = shop;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordTransitions(page);
  // With one passenger, the button to go on is disabled while a second seat has none.
  await addPassenger(shop, bus, traveller);
  await expect(seats.next).toBeEnabled();
  const seat = seats.seat(await seats.freeNumber(1));
  await seat.tap();
  await passenger.dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(seat).toHaveAttribute('aria-selected', 'false');
  await expect(seats.next).toBeEnabled();
  expect(await transitionsIn(page)).toEqual([]);
});
