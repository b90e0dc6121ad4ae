import { plusDays } from '../../machines/domain/instant.ts';
import { money, numericDate, shortMoney } from '../../src/messages/format.ts';
import { common } from '../../src/messages/es-MX.ts';
import { addBothWays, expect, payWith, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { expectAccessible, expectUncut } from './looks.ts';

test.use({ hasPromotion: true });

type Trips = { oneWayTrips: { price: number; departureDatetime: string }[] };

test('the way back is offered once after the way out, taken, and charged with its promotion [SEARCH-032] [SEARCH-033] [SEARCH-034] [SEARCH-035] [SEARCH-036] [CONST-034]', async ({
  page,
  shop,
  bus,
  traveller,
  books,
  baseURL,
}) => {
  const { results, promotion, seats, summary, order } = shop;
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
  await promotion.loaded();
  await results.chooseAt(bus.place);
  await expect(promotion.dialog).toContainText('Hasta un 50% de descuento en tu regreso');
  await expect(promotion.date).toContainText(numericDate(plusDays(bus.asked.date ?? '', 2)));
  await expectAccessible(page, 'the offer');
  await expectUncut(page, 'the offer');
  await promotion.accept.click();

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

  await addBothWays(shop, traveller);
  await seats.next.click();
  const due = outPrice + halfPrice;
  await expect(page.getByRole('alertdialog')).not.toContainText('El precio cambió');
  await summary.acceptTime();
  await expect(page.getByText(money(due)).filter({ visible: true }).first()).toBeVisible();
  await payWith(shop, '4242424242424242', traveller);
  await order.heading.waitFor();
  expect((await books.charges()).map(({ charged }) => charged)).toEqual([due]);
});

test('declined with the keyboard alone, it leads to the seats and is not repeated [SEARCH-035] @desktop', async ({ page, shop, bus }) => {
  const { results, promotion, seats } = shop;
  const keys = new Keyboard(page);
  await results.open(bus.asked);
  await promotion.loaded();
  await keys.tabToAndPress(results.choose.first());
  await promotion.dialog.waitFor();
  await keys.press('Escape');
  await seats.live.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.goBack();
  await results.departures.first().waitFor();
  await promotion.loaded();
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  await expect(promotion.dialog).toBeHidden();
});

test('a round trip has no offer [SEARCH-035]', async ({ shop, bus }) => {
  const { results, promotion } = shop;
  await results.open({ ...bus.asked, roundTrip: true, returnDate: plusDays(bus.asked.date ?? '', 3) });
  await promotion.loaded();
  await results.chooseOutbound.first().click();
  await results.returnHeading.waitFor();
  await expect(promotion.dialog).toBeHidden();
});
