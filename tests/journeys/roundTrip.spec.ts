import type { Page } from '@playwright/test';
import { plusDays } from '../../machines/domain/instant.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import { checkout, common, results as words, search, seats as seatWords } from '../../src/messages/es-MX.ts';
import { fullDate } from '../../src/messages/format.ts';
import { expect, payWith, test, type Bus, type Shop } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { expectAccessible, expectUncut, expectUncutWhenBig } from './looks.ts';

/** A round-trip search with so many days in between. */
function bothWays({ asked }: Bus, days: number): SearchAsked {
  return { ...asked, roundTrip: true, returnDate: plusDays(asked.date ?? '', days) };
}

/** From the list of the way out to that of the way back. */
async function takeOutbound({ results }: Shop, place: number): Promise<void> {
  await results.chooseOutbound.nth(place).click();
  await results.returnHeading.waitFor();
  await results.departures.first().waitFor();
}

const keysOf = (page: Page) => new URL(page.url()).searchParams;
const address = (page: Page) => expect.poll(() => keysOf(page).get('i'));

test('a round trip is searched in the form, and both its buses are chosen [SEARCH-002] [SEARCH-003] [SEARCH-009] [SEARCH-010] [SEARCH-013] [SEARCH-021]', async ({
  page,
  shop,
}) => {
  const { home, results, seats } = shop;
  await home.open();
  await expect(home.tripType(common.oneWay)).toBeChecked();
  await expect(home.returnDate).toBeHidden();
  await home.tripType(common.roundTrip).dispatchEvent('click');
  await home.chooseOrigin('monte', 'Monterrey');
  await home.chooseDestination('san luis', 'San Luis Potosí');
  await home.submit.click();
  await expect(page.getByText(search.missing.returnDate)).toBeVisible();
  await expect(home.returnDate).toBeFocused();
  await home.chooseDay(home.returnDate, search.returnDate, -1);
  await expect(page.getByText(search.missing.returnDate)).toBeHidden();
  await home.submit.click();

  await results.heading.waitFor();
  expect(keysOf(page).get('r')).toBe('true');
  expect(keysOf(page).get('fr')).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  await expect(page.getByRole('banner')).toContainText(common.roundTrip);
  await takeOutbound(shop, 0);
  await expect(results.outbound).toBeVisible();
  await results.chooseAt(0);
  await seats.live.waitFor();
  await expect(page.getByRole('banner')).toContainText(common.roundTrip);
});

test('a return day before another way out must be chosen again', async ({ page, shop }) => {
  const { home } = shop;
  await home.open();
  await home.tripType(common.roundTrip).dispatchEvent('click');
  await home.chooseDay(home.returnDate, search.returnDate, 0);
  await expect(home.returnDate).not.toContainText(search.chooseDate);
  await home.chooseDay(home.date, search.date, -1);
  await expect(home.returnDate).toContainText(search.chooseDate);
  await home.tripType(common.oneWay).dispatchEvent('click');
  await expect(home.returnDate).toBeHidden();
  await expect(page.getByText(search.missing.returnDate)).toBeHidden();
});

test('Back goes from the way back to the way out, and forward again', async ({ page, shop, bus }) => {
  const { results } = shop;
  await results.open(bothWays(bus, 2));
  const outbound = await results.departures.nth(1).textContent();
  await takeOutbound(shop, 1);
  await address(page).not.toBeNull();
  await page.goBack();
  await expect(results.heading).toBeVisible();
  await expect(results.chooseOutbound.first()).toBeVisible();
  await address(page).toBeNull();
  await page.goForward();
  await expect(results.returnHeading).toBeVisible();
  await expect(results.outbound).toBeVisible();
  const [time] = /\d{2}:\d{2}/.exec(outbound ?? '') ?? [];
  await expect(results.outbound).toContainText(time ?? 'a time');
});

test('Back from the seats goes to the way back', async ({ page, shop, bus }) => {
  const { results, seats } = shop;
  await results.open(bothWays(bus, 2));
  await takeOutbound(shop, 0);
  await results.chooseAt(0);
  await seats.live.waitFor();
  await page.goBack();
  await expect(results.returnHeading).toBeVisible();
  await expect(results.outbound).toBeVisible();
});

test('a reload keeps the way out that was taken', async ({ page, shop, bus }) => {
  const { results } = shop;
  await results.open(bothWays(bus, 2));
  await takeOutbound(shop, 0);
  await address(page).not.toBeNull();
  await page.reload();
  await expect(results.returnHeading).toBeVisible();
  await expect(results.outbound).toBeVisible();
  await results.changeOutbound.click();
  await expect(results.heading).toBeVisible();
  await expect(results.chooseOutbound.first()).toBeVisible();
});

test('another day of the way back does not change the way out', async ({ page, shop, bus }) => {
  const { results } = shop;
  const asked = bothWays(bus, 2);
  await results.open(asked);
  await takeOutbound(shop, 0);
  await page.getByRole('navigation', { name: words.days }).getByRole('link').last().click();
  await results.departures.first().waitFor();
  await expect(page.getByRole('banner')).toContainText(fullDate(asked.date ?? ''));
  expect(keysOf(page).get('fr')).not.toBe(asked.returnDate?.split('-').toReversed().join('/'));
  await expect(results.outbound).toBeVisible();
});

test('a way back before the arrival of the way out shows why it cannot be chosen', async ({ page, shop, bus }) => {
  const { results } = shop;
  await results.open(bothWays(bus, 0));
  await takeOutbound(shop, 3);
  const early = results.departures.filter({ hasText: words.tooEarly });
  await expect(early.first()).toBeVisible();
  await expect(early.first().getByRole('button', { name: words.seeSeats })).toBeDisabled();
  await expect(page.getByRole('listitem').getByRole('article').first()).not.toContainText(words.tooEarly);
});

test('the editor makes a one-way trip of it', async ({ page, shop, bus }) => {
  const { home, results } = shop;
  await results.open(bothWays(bus, 2));
  await takeOutbound(shop, 0);
  await page.getByRole('button', { name: 'Editar viaje' }).click();
  await home.tripType(common.oneWay).dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: search.submit }).click();
  await expect(results.heading).toBeVisible();
  await expect(results.choose.first()).toBeVisible();
  expect(keysOf(page).get('r')).toBe('false');
  expect(keysOf(page).get('fr')).toBe('');
});

test('with the keyboard alone, the focus always visible @desktop', async ({ page, shop, bus }) => {
  const { home, results, seats } = shop;
  const keys = new Keyboard(page);
  await home.open();
  await keys.tabTo(home.tripType(common.oneWay));
  await keys.press('ArrowRight');
  await expect(home.tripType(common.roundTrip)).toBeChecked();
  await keys.tabToAndPress(home.returnDate);
  await keys.tabTo(page.getByRole('gridcell').getByRole('button').and(page.locator('[tabindex="0"]')));
  await keys.press('ArrowRight', 'Enter', 'Escape');
  await expect(home.returnDate).not.toContainText(search.chooseDate);

  await results.open(bothWays(bus, 2));
  await keys.tabToAndPress(results.chooseOutbound.first());
  await results.returnHeading.waitFor();
  await results.departures.first().waitFor();
  await expect(results.returnHeading).toBeFocused();
  await keys.tabBackTo(results.changeOutbound);
  await keys.tabToAndPress(results.choose.first());
  await seats.live.waitFor();
});

test('both ways are bought with one charge, and each ticket names its direction [SEAT-001] [SEAT-017] [SEAT-061] [API-012] [API-013] @desktop', async ({
  page,
  shop,
  bus,
  traveller,
  books,
}) => {
  const { results, seats, passenger, summary, order } = shop;
  const name = `${traveller.firstName} ${traveller.lastName}`;
  const maps: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/seat/map')) maps.push(searchParams);
  });
  await results.open(bothWays(bus, 2));
  await takeOutbound(shop, bus.place);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  const outbound = await seats.freeNumber();
  await seats.seat(outbound).click();
  await passenger.opened();
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: seatWords.next.return }).click();
  await expect(page.getByRole('banner')).toContainText(/San Luis Potosí\s*a\s*Monterrey/);
  await seats.live.waitFor();
  const back = await seats.freeNumber(1);
  await seats.seat(back).click();
  await passenger.dialog.waitFor();
  await passenger.dialog.getByRole('button', { name }).click();
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  const [out, wayBack] = maps;
  expect(maps).toHaveLength(2);
  expect([wayBack?.get('originId'), wayBack?.get('destinationId')]).toEqual([out?.get('destinationId'), out?.get('originId')]);
  expect([...(out?.keys() ?? [])].toSorted()).toEqual(
    ['destinationId', 'legFromIndex', 'legToIndex', 'manifestDate', 'originId', 'routeId', 'scheduleId', 'seatmapId'].toSorted(),
  );
  await seats.next.click();
  await summary.acceptTime();
  await expect(page.getByText(checkout.tripOf(1, true))).toBeVisible();

  await page.reload();
  await expect(page.getByRole('banner')).toContainText(common.roundTrip);
  await payWith(shop, '4242424242424242', traveller);
  await order.heading.waitFor();
  expect(await books.charges()).toHaveLength(1);
  await expect(order.ticketOf(name)).toContainText(outbound);
  await expect(order.ticketOf(name, 'return')).toContainText(back);
  await page.reload();
  await order.heading.waitFor();
  await expect(page.getByRole('banner')).toContainText(common.roundTrip);
});

test.describe('the way back', () => {
  async function look({ page, home, results }: Shop, bus: Bus, at: (page: Page, step: string) => Promise<void>): Promise<void> {
    await home.open();
    await home.tripType(common.roundTrip).dispatchEvent('click');
    await home.submit.click();
    await at(page, 'the form with errors');
    await results.open(bothWays(bus, 0));
    await at(page, 'the way out');
    await results.chooseOutbound.nth(3).click();
    await results.returnHeading.waitFor();
    await results.departures.first().waitFor();
    await at(page, 'the way back');
  }

  test('has no violation of axe, in light and dark', async ({ shop, bus }) => {
    await look(shop, bus, expectAccessible);
  });

  test('is complete with text of 200 %', async ({ shop, bus }) => {
    await look(shop, bus, expectUncutWhenBig);
  });

  test.describe('on a screen of 320 px', () => {
    test.use({ viewport: { width: 320, height: 720 } });

    test('is complete', async ({ shop, bus }) => {
      await look(shop, bus, expectUncut);
    });
  });
});
