import { help, notices, profile as words, shell, sideMenu } from '../../src/messages/es-MX.ts';
import { privacy } from '../../src/messages/texts/privacy.ts';
import { terms } from '../../src/messages/texts/terms.ts';
import { register, signInDemo } from './guest.ts';
import { expect, test } from './journey.ts';
import { expectUncut } from './looks.ts';

/** The traveller has a registered account. */
test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

const focusIsLost = () => document.activeElement === document.body;

test('data of the profile, and the deletion of the account [NAV-015] [NAV-055] [PROFILE-012] [PROFILE-013] [PROFILE-022] [ERR-037] [ERR-038] [ERR-089] [API-028] [API-047] [PROFILE-033] [ERR-040] [ERR-041]', async ({
  page,
  shop,
  session,
  traveller,
}) => {
  const { profile, home } = shop;
  await home.open();
  await page.getByRole('button', { name: new RegExp(`^${shell.openMenu}`) }).click();
  await page.getByRole('link', { name: sideMenu.account }).click();
  await expect(profile.heading).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/usuario\/mi-cuenta$/);
  await expect(profile.person).toContainText(session?.user.email ?? '-');
  await expect(profile.person).toContainText(session?.user.sub ?? '-');
  await expectUncut(page, 'profile');

  await profile.field(words.field.firstName).fill('');
  await profile.save.click();
  await expect(profile.alert).toContainText(words.required.title);
  await expect(profile.alert).toContainText(words.required.text);
  await profile.answer('Aceptar');
  await expect.poll(() => page.evaluate(focusIsLost)).toBe(false);
  await profile.cancel.click();
  await expect(page.getByText(notices.editCancelled)).toBeVisible();

  await profile.field(words.field.firstName).fill('Ximena');
  await profile.field(words.field.phone).fill('8112345678');
  await profile.save.click();
  await expect(page.getByText(notices.saved)).toBeVisible();
  await expect(profile.person).toContainText('Ximena');
  // The header shows the new name without a reload.
  await expect(page.getByRole('button', { name: shell.openMenuOf('Ximena') })).toBeVisible();
  await page.reload();
  await expect(profile.field(words.field.firstName)).toHaveValue('Ximena');

  // Back goes through the pages as they were visited.
  await profile.section('passengers').click();
  await expect(page).toHaveURL(/seccion=pasajeros$/);
  await page.goBack();
  await expect(profile.save).toBeVisible();
  await profile.search.click();
  await expect(home.heading).toBeVisible();
  await page.goBack();
  await expect(profile.heading).toBeVisible();

  await profile.remove.click();
  const email = profile.sheet.getByLabel(words.deletion.email);
  await email.fill('otra@example.com');
  await profile.sheet.getByRole('button', { name: words.deletion.submit }).click();
  await expect(profile.sheet).toContainText(words.deletion.differs);
  await email.fill(traveller.email);
  await profile.sheet.getByRole('button', { name: words.deletion.submit }).click();
  await expect(profile.alert).toContainText(words.deletion.done.title);
  await profile.answer('Aceptar');
  await expect(home.heading).toBeVisible();
  await expect(page.getByRole('button', { name: shell.signIn })).toBeVisible();
});

test('favourite passengers, as far as a seat [FAV-001] [FAV-004] [FAV-007] [FAV-008] [ERR-087] [API-023] [API-024] [API-025] [API-026]', async ({
  page,
  shop,
  bus,
}) => {
  const { profile, results, seats, passenger } = shop;
  const { passengers } = words;
  await profile.open('passengers');
  await profile.add.click();
  await profile.keep({ firstName: 'Íñigo', lastName: 'Peña', birthday: '22011990' });
  const row = page.getByRole('listitem').filter({ hasText: 'Íñigo Peña' });
  await expect(row).toContainText('22/01/1990');
  await expect(profile.add).toBeFocused();

  await profile.add.click();
  await profile.keep({ firstName: 'INIGO', lastName: 'pena', birthday: '22011990' });
  await expect(page.getByText(passengers.error('duplicate'))).toBeVisible();
  await profile.cancel.click();
  await expect(page.getByText(notices.editCancelled)).toBeVisible();

  await row.getByRole('button', { name: passengers.edit('Íñigo Peña') }).click();
  await profile.keep({ firstName: 'Íñigo', lastName: 'Peña Cantú', birthday: '22011991' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Íñigo Peña Cantú' })).toContainText('22/01/1991');

  // The form of a seat offers the favourite, and saves another one.
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  await seats.seat(await seats.freeNumber()).click();
  await passenger.dialog.waitFor();
  await passenger.dialog.getByRole('button', { name: 'Íñigo Peña Cantú' }).click();
  await expect(passenger.firstName).toHaveValue('Íñigo');
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  await seats.seat(await seats.freeNumber()).click();
  await passenger.dialog.waitFor();
  await expect(passenger.dialog.getByRole('button', { name: /^Íñigo Peña Cantú · asiento/ })).toBeDisabled();
  await passenger.firstName.fill('Renata');
  await passenger.lastName.fill('Villarreal');
  await passenger.dialog.getByText('Guardar como favorito').click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/user/passengers') && answer.request().method() === 'POST');
  await passenger.submit.click();
  expect((await saved).status()).toBe(200);

  await profile.open('passengers');
  const renata = page.getByRole('listitem').filter({ hasText: 'Renata Villarreal' });
  await renata.getByRole('button', { name: passengers.remove('Renata Villarreal') }).click();
  await expect(profile.alert).toContainText(passengers.sure);
  await profile.answer(passengers.yes);
  await expect(renata).toBeHidden();
  await expect.poll(() => page.evaluate(focusIsLost)).toBe(false);
});

/** Leaflet draws without markup of its own, which the policy of the page would refuse. */
test('a boarding stop on the map, at zoom 15 and without a request for tiles [RAITES-002] [RAITES-003] [CONST-042] [CONST-043]', async ({
  page,
  shop,
  baseURL,
}) => {
  const [latitude, longitude, apart] = [25.72, -100.31, 0.005];
  const stop = {
    boardingstop_name: 'Plaza Norte',
    boardingstop_address: 'Av. Universidad 100',
    trip_datetime: '2026-11-27T07:30:00-06:00',
  };
  const raites = [{ ...stop, boardingstop_lat: latitude, boardingstop_lng: longitude }];
  const place = { _id: 'mty', placeId: 'mty', name: 'Central', shortcode: 'MTY', timeZone: 'America/Monterrey' };
  await page.route('**/user/raites', (route) => route.fulfill({ json: { raites } }));
  await page.route('**/trip/places', (route) =>
    route.fulfill({ json: { places: [{ ...place, latitude, longitude: longitude + apart }] } }),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '-') && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await shop.profile.open('raites');
  await page.getByRole('button', { name: /Plaza Norte/ }).click();
  const map = page.getByRole('region', { name: words.raites.map('Plaza Norte') });
  const pin = await map.getByAltText('Plaza Norte').boundingBox();
  const dot = await map.locator('path').boundingBox();
  // At zoom 15 the world is 256 × 2^15 pixels wide.
  const pixels = (256 * 2 ** 15 * apart) / 360;
  expect(Math.abs((dot?.x ?? 0) + (dot?.width ?? 0) / 2 - (pin?.x ?? 0) - (pin?.width ?? 0) / 2 - pixels)).toBeLessThan(2);
  expect((await map.boundingBox())?.height).toBe(400);
  expect(elsewhere).toEqual([]);
});

test('below 768 px the profile scrolls to the chosen section; it links the questions, the terms and the privacy notice [PROFILE-011] [PROFILE-021] [CONST-068]', async ({
  page,
  shop,
}) => {
  const jumpsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    await shop.profile.open();
    await page.evaluate(() => scrollTo({ top: 0 }));
    await shop.profile.section('passengers').click();
    await page.getByRole('heading', { name: words.section.passengers }).waitFor();
    return page.evaluate(() => scrollY > 0);
  };
  expect(await jumpsAt(768)).toBe(false);
  await expect.poll(() => jumpsAt(767)).toBe(true);

  await shop.profile.open();
  const foot = page.getByRole('contentinfo');
  for (const [name, title] of [
    [shell.legal.terms, terms.title],
    [shell.legal.privacy, privacy.title],
    [shell.questions, help.title],
  ] as const) {
    await foot.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('the sign-out leads to Home, and pages of the account ask to sign in [PROFILE-010] [NAV-020] [NAV-058]', async ({ page, shop }) => {
  await shop.profile.open();
  await shop.profile.signOut.click();
  await expect(shop.home.heading).toBeVisible();
  await expect(page.getByText(notices.signedOut)).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/?$/);
  await page.goto('/compra/usuario/mis-boletos');
  await expect(shop.signIn.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/?$/);
});

test.describe('the account of the demo', () => {
  test.use({
    session: async ({ baseURL }, use) => use(await signInDemo(baseURL ?? '')),
  });

  test('sees in the menu how many of its trips are reserved, on every page [NAV-025]', async ({ page, shop }) => {
    const asked = () => page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/trip-api/trips'));
    const first = asked();
    await shop.home.open();
    const trips: { status: string }[] = (await (await first).json()).trips;
    const reserved = trips.filter(({ status }) => status === 'RESERVATION').length;
    expect(reserved).toBeGreaterThan(0);
    const menu = page.getByRole('button', { name: shell.openMenuOf('Ana') });
    await menu.click();
    await expect(page.getByRole('link', { name: new RegExp(`^${sideMenu.trips}`) })).toContainText(sideMenu.reserved(reserved));
    const second = asked();
    await page.getByRole('link', { name: sideMenu.account }).click();
    expect((await second).status()).toBe(200);
  });
});
