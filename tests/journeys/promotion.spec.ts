import { plusDays } from '../../machines/domain/instant.ts';
import { money, numericDate, shortMoney } from '../../src/messages/format.ts';
import { checkout, common, seats as seatWords } from '../../src/messages/es-MX.ts';
import { expect, payWith, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { expectUncut } from './looks.ts';

test.use({ hasPromotion: true });

type Trips = { oneWayTrips: { price: number; departureDatetime: string }[] };

test('the way back is offered above the departures, taken, and both ways are bought with one charge, and each ticket names its direction [SEAT-001] [SEAT-017] [SEAT-061] [API-012] [API-013] [SEARCH-032] [SEARCH-033] [SEARCH-034] [SEARCH-035] [SEARCH-036] [CONST-034]', async ({
  page,
  shop,
  bus,
  traveller,
  books,
  baseURL,
}) => {
  const { results, promotion, seats, passenger, order } = shop;
  const maps: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/seat/map')) maps.push(searchParams);
  });
  const backOn = plusDays(bus.asked.date ?? '', 2);
  /** The price of a departure of a one-way search, which has no promotion. */
  const priceAt = async (from: string, to: string, date: string, place: number): Promise<number> => {
    const answer = await page.request.get(`${baseURL}/trip-api/trip?originId=${from}&destinationId=${to}&departureDate=${date}`);
    const { oneWayTrips }: Trips = await answer.json();
    return oneWayTrips[place]?.price ?? 0;
  };
  const outPrice = await priceAt('MTY', 'SLP', bus.asked.date ?? '', bus.place);
  const halfPrice = Math.ceil((await priceAt('SLP', 'MTY', backOn, 0)) / 2000) * 1000;
  await results.open(bus.asked);
  await expect(promotion.card).toContainText('Hasta un 50% de descuento en tu regreso');
  await expect(promotion.date).toContainText(numericDate(plusDays(bus.asked.date ?? '', 2)));
  await expectUncut(page, 'the offer');
  await promotion.accept.click();
  await results.chooseOutbound.nth(bus.place).click();

  await expect(results.returnHeading).toBeFocused();
  await results.departures.first().waitFor();
  await expect(results.outbound).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(common.roundTrip);
  const keys = new URL(page.url()).searchParams;
  expect(keys.get('fr')).toBe(numericDate(plusDays(bus.asked.date ?? '', 2)));
  expect(keys.get('r')).toBe('true');
  expect(keys.get('i')).not.toBeNull();
  await expect(results.departures.first()).toContainText(shortMoney(halfPrice));
  await results.chooseAt(0);

  await seats.live.waitFor();
  const outbound = await seats.freeNumber();
  await seats.seat(outbound).click();
  await passenger.dialog.waitFor();
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: seatWords.next.return }).click();
  await expect(page.getByRole('banner')).toContainText(/San Luis Potosí\s*a\s*Monterrey/);
  await seats.live.waitFor();
  await expect(seats.heading).toBeFocused();
  const back = await seats.freeNumber(1);
  await seats.seat(back).click();
  await passenger.dialog.waitFor();
  await passenger.dialog.getByRole('button', { name: traveller.fullName }).click();
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  const [out, wayBack] = maps;
  expect(maps).toHaveLength(2);
  expect([wayBack?.get('originId'), wayBack?.get('destinationId')]).toEqual([out?.get('destinationId'), out?.get('originId')]);
  expect([...(out?.keys() ?? [])].toSorted()).toEqual(
    ['destinationId', 'legFromIndex', 'legToIndex', 'manifestDate', 'originId', 'routeId', 'scheduleId', 'seatmapId'].toSorted(),
  );

  await seats.next.click();
  const due = outPrice + halfPrice;
  await expect(page.getByText(checkout.tripOf(1, true))).toBeVisible();
  await expect(page.getByText('El precio cambió')).toHaveCount(0);
  await expect(page.getByText(money(due)).filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(common.roundTrip);
  await payWith(shop, '4242424242424242', traveller);
  await order.heading.waitFor();
  expect((await books.charges()).map(({ charged }) => charged)).toEqual([due]);
  await expect(order.ticketOf(traveller.fullName)).toContainText(outbound);
  await expect(order.ticketOf(traveller.fullName, 'return')).toContainText(back);
  await page.reload();
  await order.heading.waitFor();
  await expect(page.getByRole('banner')).toContainText(common.roundTrip);
});

test('declined with the keyboard alone, it gives the page the focus and is not repeated; a round trip has none [SEARCH-035]', async ({
  page,
  shop,
  bus,
}) => {
  const { results, promotion, seats } = shop;
  const keys = new Keyboard(page);
  await results.open(bus.asked);
  await keys.tabToAndPress(promotion.decline);
  await expect(promotion.card).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  await page.goBack();
  await results.departures.first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(promotion.card).toHaveCount(0);

  await results.open({ ...bus.asked, date: plusDays(bus.asked.date ?? '', 1) });
  await promotion.card.waitFor();
  await results.open({ ...bus.asked, roundTrip: true, returnDate: plusDays(bus.asked.date ?? '', 3) });
  await results.chooseOutbound.first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(promotion.card).toHaveCount(0);
});
