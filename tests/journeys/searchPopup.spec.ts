import { common, search, shell, trips as words } from '../../src/messages/es-MX.ts';
import { register } from './guest.ts';
import { expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { expectAccessible, expectUncut } from './looks.ts';

/** The traveller has a registered account. */
test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

test('a new search begins over My trips and ends in its results [TRIPS-004] [SEARCH-024] [SEARCH-026] [SEARCH-027]', async ({
  page,
  shop,
}) => {
  const { home, results } = shop;
  await page.goto('/compra/usuario/mis-boletos');
  await page.getByRole('button', { name: words.search }).click();
  const popup = page.getByRole('dialog', { name: 'Nueva búsqueda' });
  await expectAccessible(page, 'the popup');
  await expectUncut(page, 'the popup');
  await popup.getByRole('button', { name: search.submit }).click();
  await expect(popup.getByText(search.missing.origin)).toBeVisible();
  await expect(page).toHaveURL(/mis-boletos$/);

  await home.chooseOrigin('monte', 'Monterrey');
  await home.chooseDestination('san luis', 'San Luis Potosí');
  await popup.getByRole('button', { name: search.submit }).click();
  await expect(results.heading).toBeFocused();
  await results.departures.first().waitFor();
  await expect(page).toHaveURL(/\/compra\/?\?o=/);
});

test('the current trip is edited over My trips, and Back closes nothing else [SEARCH-012]', async ({ page, shop, bus }) => {
  const { results } = shop;
  await results.open(bus.asked);
  await page.getByRole('button', { name: new RegExp(`^${shell.openMenu}`) }).click();
  await page.getByRole('link', { name: shell.trips }).click();
  await page.getByRole('button', { name: shell.editTrip }).click();
  const popup = page.getByRole('dialog', { name: 'Editar Viaje' });
  await popup.getByRole('radio', { name: common.oneWay }).waitFor();
  await popup.getByRole('button', { name: common.close }).click();
  await expect(page.getByRole('button', { name: shell.editTrip })).toBeFocused();
  await page.getByRole('button', { name: shell.editTrip }).click();
  await popup.getByRole('button', { name: search.submit }).click();
  await results.departures.first().waitFor();
});

test('with the keyboard alone, the focus returns to the opener @desktop', async ({ page }) => {
  const keys = new Keyboard(page);
  await page.goto('/compra/usuario/mis-boletos');
  const opener = page.getByRole('button', { name: words.search });
  await keys.tabToAndPress(opener);
  await page.getByRole('dialog', { name: search.editorTitle }).waitFor();
  await keys.press('Escape');
  await expect(opener).toBeFocused();
});
