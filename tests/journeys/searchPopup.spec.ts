import { common, search, shell, sideMenu, trips as words } from '../../src/messages/es-MX.ts';
import { register } from './guest.ts';
import { expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';
import { expectUncut } from './looks.ts';

/** The traveller has a registered account. */
test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

test('over My trips a new search opens by keyboard, returns the focus when it is closed, and ends in its results; then the current trip is edited [TRIPS-004] [SEARCH-012] [SEARCH-024] [SEARCH-026] [SEARCH-027]', async ({
  page,
  shop,
}) => {
  const { home, results } = shop;
  const keys = new Keyboard(page);
  await page.goto('/compra/usuario/mis-boletos');
  const opener = page.getByRole('button', { name: words.search });
  await keys.tabToAndPress(opener);
  const popup = page.getByRole('dialog', { name: search.editorTitle });
  await popup.waitFor();
  await keys.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
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

  await page.getByRole('button', { name: new RegExp(`^${shell.openMenu}`) }).click();
  await page.getByRole('link', { name: sideMenu.trips }).click();
  const editor = page.getByRole('button', { name: shell.editTrip });
  await editor.click();
  const edited = page.getByRole('dialog', { name: 'Editar Viaje' });
  await edited.getByRole('radio', { name: common.oneWay }).waitFor();
  await edited.getByRole('button', { name: common.close }).click();
  await expect(editor).toBeFocused();
  await editor.click();
  await edited.getByRole('button', { name: search.submit }).click();
  await results.departures.first().waitFor();
});
