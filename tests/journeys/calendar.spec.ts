import { expect, test, type Bus, type Shop } from './journey.ts';
import { calendar as words, results as resultWords } from '../../src/messages/es-MX.ts';
import { numericDate } from '../../src/messages/format.ts';
import { plusDays, type PlainDate } from '../../machines/domain/instant.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import { expectUncut, expectUncutWhenBig } from './looks.ts';

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

/** The search in the address. */
const askedIn = ({ page }: Shop) => Object.fromEntries(new URL(page.url()).searchParams);

test('from the results to those of another day of the month, after prices that failed to load, and to a way back [NAV-006] [CAL-002] [CAL-004] [CAL-007] [CAL-008] [CAL-009] [CAL-010] [API-007] [ERR-002] [ERR-003] [ERR-004]', async ({
  page,
  shop,
  bus,
  switchboard,
}) => {
  const { home, results, calendar } = shop;
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
  await expectUncut(page, 'calendar');
  await expectUncutWhenBig(page, 'calendar, 200 %');

  await switchboard.fault('searchMonthPrices', 'fail', { times: null });
  await page.reload();
  await expect(calendar.alert).toContainText(words.failed.title);
  await expect(calendar.alert).toContainText(words.failed.text);
  await switchboard.heal('searchMonthPrices');
  await calendar.retry.click();
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

  const asked = bothWays(bus);
  const [out, back] = [asked.date ?? '', asked.returnDate ?? ''];
  await calendar.open('return', { ...asked, roundTrip: false, returnDate: null });
  await calendar.dayOnSale(back).click();
  await expect(results.departures.first()).toBeVisible();
  expect(askedIn(shop)).toMatchObject({ f: numericDate(out), fr: numericDate(back), r: 'true' });

  await switchboard.fault('searchMonthPrices', 'fail', { times: null });
  await calendar.open('main', bus.asked);
  await calendar.toHome.click();
  await expect(home.heading).toBeVisible();
  await switchboard.heal('searchMonthPrices');
  await calendar.open('main', bus.asked);
  await calendar.newSearch.click();
  await expect(home.heading).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/?$/);
});
