import type { Locator } from '@playwright/test';
import { expect, test, type Bus, type Shop } from './journey.ts';
import { calendar as words, common, search, results as resultWords } from '../../src/messages/es-MX.ts';
import { numericDate, shortMoney } from '../../src/messages/format.ts';
import { plusDays, type PlainDate } from '../../machines/domain/instant.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import { Keyboard } from './keyboard.ts';
import { expectAccessible, expectUncut, expectUncutWhenBig } from './looks.ts';

test.use({ signedIn: false });

/** The day of a search, and another day with a trip in the same month. */
function daysOf({ asked }: Bus): { day: PlainDate; other: PlainDate } {
  const day = asked.date ?? '';
  const next = plusDays(day, 1);
  return { day, other: next.slice(0, 7) === day.slice(0, 7) ? next : plusDays(day, -1) };
}

const bothWays = (bus: Bus): SearchAsked => {
  const { day, other } = daysOf(bus);
  return { ...bus.asked, date: day < other ? day : other, roundTrip: true, returnDate: day < other ? other : day };
};

/** The price in the accessible name of a day. */
const priceOf = async (day: Locator) =>
  Number(/desde \$([\d,.]+)/.exec((await day.getAttribute('aria-label')) ?? '')?.[1]?.replace(',', ''));

/** The search in the address. */
const askedIn = ({ page }: Shop) => Object.fromEntries(new URL(page.url()).searchParams);

test('from the results to those of another day of the month @desktop [NAV-006] [CAL-002] [CAL-004] [CAL-008] [CAL-009] [API-007]', async ({
  page,
  shop,
  bus,
}) => {
  const { results, calendar } = shop;
  const { day, other } = daysOf(bus);
  await results.open(bus.asked);
  const strip = page.getByRole('navigation', { name: resultWords.days });
  await expect(strip.locator('[aria-current="date"]')).toContainText('$');
  await results.month.click();
  await expect(page).toHaveURL(/\/compra\/calendario\/main\?/);
  await expect(calendar.heading).toBeVisible();
  await expect(calendar.cells).toHaveCount(42);
  await expect(calendar.day(day)).toHaveAccessibleName(/desde \$/);
  await expect(calendar.chosen).toContainText(String(Number(day.slice(8))));
  await expectAccessible(page, 'calendar');
  await expectUncut(page, 'calendar');

  await page.reload();
  await calendar.dayOnSale(other).click();
  await expect(results.departures.first()).toBeVisible();
  expect(askedIn(shop)).toMatchObject({ f: numericDate(other), r: 'false' });

  // After a choice, Back does not return to the calendar.
  await page.goBack();
  await expect(results.departures.first()).toBeVisible();
  expect(askedIn(shop)['f']).toBe(numericDate(day));

  await results.month.click();
  await calendar.heading.waitFor();
  await page.goBack();
  await expect(results.departures.first()).toBeVisible();
  await results.month.click();
  await calendar.backToList.click();
  await expect(results.departures.first()).toBeVisible();
  expect(askedIn(shop)['f']).toBe(numericDate(day));
});

test('the day of the way back is not before that of the way out [NAV-006] [CAL-010]', async ({ page, shop, bus }) => {
  const { results, calendar } = shop;
  const asked = bothWays(bus);
  const [out, back] = [asked.date ?? '', asked.returnDate ?? ''];
  await calendar.open('return', { ...asked, date: back });
  await expect(calendar.day(back)).toHaveAccessibleName(/desde \$/);
  await expect(calendar.day(out)).toHaveAttribute('aria-disabled', 'true');
  await expectUncutWhenBig(page, 'calendar');

  await calendar.open('return', { ...asked, roundTrip: false, returnDate: null });
  await calendar.dayOnSale(back).click();
  await expect(results.departures.first()).toBeVisible();
  expect(askedIn(shop)).toMatchObject({ f: numericDate(out), fr: numericDate(back), r: 'true' });
});

test('a way out after the way back moves the way back to its day', async ({ shop, bus }) => {
  const asked = bothWays(bus);
  const [out, back] = [asked.date ?? '', asked.returnDate ?? ''];
  await shop.calendar.open('main', { ...asked, returnDate: out });
  await shop.calendar.dayOnSale(back).click();
  await expect(shop.results.departures.first()).toBeVisible();
  expect(askedIn(shop)).toMatchObject({ f: numericDate(back), fr: numericDate(back) });
});

test('prices that failed to load can be retried, or left for Home [ERR-002] [ERR-003] [ERR-004] [CAL-007]', async ({
  page,
  shop,
  bus,
  switchboard,
}) => {
  const { home, calendar } = shop;
  await switchboard.fault('searchMonthPrices', 'fail', { times: null });
  await calendar.open('main', bus.asked);
  await expect(calendar.alert).toContainText(words.failed.title);
  await expect(calendar.alert).toContainText(words.failed.text);
  await switchboard.heal('searchMonthPrices');
  await calendar.retry.click();
  await expect(calendar.alert).toBeHidden();
  await expect(calendar.priced.first()).toBeVisible();

  await switchboard.fault('searchMonthPrices', 'fail', { times: null });
  await page.reload();
  await calendar.toHome.click();
  await expect(home.heading).toBeVisible();
  await switchboard.heal('searchMonthPrices');
  await calendar.open('main', bus.asked);
  await calendar.newSearch.click();
  await expect(home.heading).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/?$/);
});

test('a day of the calendar with the keyboard alone @desktop [CAL-009]', async ({ page, shop, bus }) => {
  const { results, calendar } = shop;
  const { day, other } = daysOf(bus);
  const keys = new Keyboard(page);
  await results.open(bus.asked);
  await keys.tabToAndPress(results.month);
  await calendar.heading.waitFor();
  await expect(calendar.day(day)).toHaveAccessibleName(/desde \$/);
  await keys.tabTo(calendar.day(day));
  await keys.arrowTo(calendar.day(other), other > day ? 'ArrowRight' : 'ArrowLeft');
  await keys.press('Enter');
  await expect(results.departures.first()).toBeVisible();
  expect(askedIn(shop)['f']).toBe(numericDate(other));
});

test('the fields of both days show the prices of the month and the sum of both ways [SEARCH-020] [SEARCH-021] @desktop', async ({
  page,
  shop: { home },
}) => {
  await home.open();
  await home.chooseOrigin('mty', 'Monterrey');
  await home.chooseDestination('slp', 'San Luis Potosí');
  await home.tripType(common.roundTrip).check({ force: true });
  await home.date.click();
  const way = page.getByRole('dialog', { name: search.date });
  const priced = (dialog: Locator) => dialog.getByRole('gridcell').getByRole('button', { name: /desde \$/ });
  const chosen = (dialog: Locator) => dialog.getByRole('gridcell', { selected: true }).getByRole('button', { name: /desde \$/ });
  await priced(way).last().click();
  const there = await priceOf(chosen(way));
  await way.getByRole('button', { name: search.done }).click();
  await home.returnDate.click();
  const back = page.getByRole('dialog', { name: search.returnDate });
  await back.getByRole('button', { name: new RegExp(search.otherDay.outbound.name) }).waitFor();
  await priced(back).last().click();
  await expect(back.getByRole('status')).toContainText(search.bothWays(shortMoney((there + (await priceOf(chosen(back)))) * 100_000)));
  await expectAccessible(page, 'the days with prices');
  await expectUncut(page, 'the days with prices');
  await page.keyboard.press('Escape');
  await back.waitFor({ state: 'hidden' });
  await expect(home.returnDate).toBeFocused();
});
