import type { Locator, Page } from '@playwright/test';
import { plusDays } from '../../machines/domain/instant.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import { common, results as words, search, tripDays } from '../../src/messages/es-MX.ts';
import { fullDate, numericDate, shortMoney } from '../../src/messages/format.ts';
import { expect, test, type Bus, type Shop } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { expectUncut, expectUncutWhenBig } from './looks.ts';

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

/** The price in the accessible name of a day. */
async function priceOf(day: Locator): Promise<number> {
  return Number(/desde \$([\d,.]+)/.exec((await day.getAttribute('aria-label')) ?? '')?.[1]?.replace(',', ''));
}

test('a round trip is searched in the form, whose days show prices and their sum, and both its buses are chosen [SEARCH-002] [SEARCH-003] [SEARCH-009] [SEARCH-010] [SEARCH-013] [SEARCH-020] [SEARCH-021]', async ({
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

  const priced = (dialog: Locator) => dialog.getByRole('gridcell').getByRole('button', { name: /desde \$/ });
  await home.date.click();
  const way = page.getByRole('dialog', { name: search.date });
  const there = await priceOf(priced(way).first());
  await priced(way).first().click();
  // The same calendar asks for the way back.
  const back = page.getByRole('dialog', { name: search.returnDate });
  await back.getByRole('button', { name: new RegExp(tripDays.otherDay.outbound.name) }).waitFor();
  const andBack = await priceOf(priced(back).last());
  await priced(back).last().click();
  await back.waitFor({ state: 'hidden' });
  await home.returnDate.click();
  await expect(back.getByRole('status')).toContainText(tripDays.bothWays(shortMoney((there + andBack) * 100_000)));
  await expectUncut(page, 'the days with prices');
  await page.keyboard.press('Escape');
  await back.waitFor({ state: 'hidden' });
  await expect(home.returnDate).toBeFocused();
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

test('Back, Forward, a reload and another day of the way back keep the way out, and the editor makes a one-way trip of it', async ({
  page,
  shop,
  bus,
}) => {
  const { home, results, seats } = shop;
  const asked = bothWays(bus, 2);
  await results.open(asked);
  const outbound = await results.departures.nth(1).textContent();
  const [time = 'a time'] = /\d{2}:\d{2}/.exec(outbound ?? '') ?? [];
  await takeOutbound(shop, 1);
  await address(page).not.toBeNull();
  await page.goBack();
  await expect(results.heading).toBeVisible();
  await expect(results.chooseOutbound.first()).toBeVisible();
  await address(page).toBeNull();
  await page.goForward();
  await expect(results.returnHeading).toBeVisible();
  await expect(results.outbound).toContainText(time);
  await page.reload();
  await expect(results.returnHeading).toBeVisible();
  await expect(results.outbound).toContainText(time);

  await page.getByRole('navigation', { name: words.days }).getByRole('link').last().click();
  await results.departures.first().waitFor();
  await expect(page.getByRole('banner')).toContainText(fullDate(asked.date ?? ''));
  expect(keysOf(page).get('fr')).not.toBe(asked.returnDate?.split('-').toReversed().join('/'));
  await expect(results.outbound).toContainText(time);
  await results.chooseAt(0);
  await seats.live.waitFor();
  await page.goBack();
  await expect(results.returnHeading).toBeVisible();
  await expect(results.outbound).toContainText(time);

  await page.getByRole('button', { name: 'Editar viaje' }).click();
  await home.tripType(common.oneWay).dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: search.submit }).click();
  await expect(results.heading).toBeVisible();
  await expect(results.choose.first()).toBeVisible();
  expect(keysOf(page).get('r')).toBe('false');
  expect(keysOf(page).get('fr')).toBe('');
});

test('both ways are searched with the keyboard alone, over the calendar of prices, the focus always visible @desktop [CAL-009]', async ({
  page,
  shop,
  bus,
}) => {
  const { home, results, calendar, seats } = shop;
  const keys = new Keyboard(page);
  await home.open();
  await keys.tabTo(home.tripType(common.oneWay));
  await keys.press('ArrowRight');
  await expect(home.tripType(common.roundTrip)).toBeChecked();
  await keys.tabToAndPress(home.returnDate);
  await keys.tabTo(page.getByRole('gridcell').getByRole('button').and(page.locator('[tabindex="0"]')));
  await keys.press('ArrowRight', 'Enter', 'Escape');
  await expect(home.returnDate).not.toContainText(search.chooseDate);

  const asked = bothWays(bus, 2);
  const day = asked.date ?? '';
  const isLast = plusDays(day, 1).slice(0, 7) !== day.slice(0, 7);
  const beside = plusDays(day, isLast ? -1 : 1);
  await results.open(asked);
  await keys.tabToAndPress(results.month);
  await calendar.heading.waitFor();
  await expect(calendar.day(day)).toHaveAccessibleName(/desde \$/);
  await keys.tabTo(calendar.day(day));
  await keys.arrowTo(calendar.day(beside), isLast ? 'ArrowLeft' : 'ArrowRight');
  await keys.press('Enter');
  await results.departures.first().waitFor();
  expect(keysOf(page).get('f')).toBe(numericDate(beside));
  await keys.tabToAndPress(results.chooseOutbound.first());
  await results.returnHeading.waitFor();
  await results.departures.first().waitFor();
  await expect(results.returnHeading).toBeFocused();
  await keys.tabBackTo(results.changeOutbound);
  await keys.tabToAndPress(results.choose.first());
  await seats.live.waitFor();
});

test('the way back is complete on a screen of 320 px and with text of 200 %', async ({ page, shop: { home, results }, bus }) => {
  const look = async (step: string) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await expectUncut(page, `${step}, 320 px`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectUncutWhenBig(page, `${step}, 200 %`);
  };
  await home.open();
  await home.tripType(common.roundTrip).dispatchEvent('click');
  await home.submit.click();
  await look('the form with errors');
  await results.open(bothWays(bus, 0));
  await look('the way out');
  await results.chooseOutbound.nth(3).click();
  await results.returnHeading.waitFor();
  const early = results.departures.filter({ hasText: words.tooEarly });
  await expect(early.first().getByRole('button', { name: words.seeSeats })).toBeDisabled();
  await look('the way back');
});
