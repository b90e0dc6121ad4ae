import type { components } from '../../openapi/types/trip.ts';
import { common, promotion, search } from '../../src/messages/es-MX.ts';
import { dayAndMonth, money } from '../../src/messages/format.ts';
import { expect, test } from './journey.ts';
import { expectUncut, movedOn, watchMoves } from './looks.ts';

type MonthPrices = components['schemas']['MonthPrice'][];

test.use({ hasPromotion: true });

test('Home offers the last search, the promotion and destinations with their lowest prices, and nothing moves [SEARCH-017] @desktop', async ({
  page,
  shop: { home, results },
  bus,
}) => {
  await results.open(bus.asked);
  await results.departures.first().waitFor();
  await watchMoves(page);
  await home.open();
  const chip = page.getByRole('link', { name: `${search.route('Monterrey', 'San Luis Potosí')} · ${dayAndMonth(bus.asked.date ?? '')}` });
  await chip.waitFor();
  await page.getByRole('button', { name: promotion.accept }).waitFor();
  await page.getByRole('heading', { name: search.originTitle }).waitFor();
  await expect.poll(() => movedOn(page)).toBeLessThan(0.02);

  const prices = page.waitForResponse(
    (answer) => answer.url().includes('/trip/search/dates') && answer.request().postData()?.includes('"SLP"') === true,
  );
  await home.chooseOrigin('mty', 'Monterrey');
  const month: { data: { data: MonthPrices } } = await (await prices).json();
  const lowest = Math.min(
    ...month.data.data.flatMap(({ Corrida: [trip] }) => (trip ? [trip.itemPricingDiagrama?.precio ?? trip.precioBase] : [])),
  );
  await expect(page.getByRole('button', { name: /^SLP San Luis Potosí Desde/ })).toContainText(money(lowest));
  await expectUncut(page, 'the offers');

  await page.getByRole('button', { name: promotion.accept }).click();
  await expect(page.getByRole('radio', { name: common.roundTrip })).toBeFocused();
  await expect(home.returnDate).toBeInViewport();

  await chip.click();
  await expect(page).toHaveURL(/d=SLP/);
  await results.departures.first().waitFor();
});
