import type { Page } from '@playwright/test';
import { shell, signIn as signInWords, socialSignIn as words } from '../../src/messages/es-MX.ts';
import { ProviderWindow } from '../pages/ProviderWindow.ts';
import { expect, test, type Bus, type Shop } from './journey.ts';
import { refusalsOf } from './refusals.ts';

test.use({ signedIn: false });

/** Opens the sign-in by choosing a first seat, at the tab with the accounts of providers. */
async function askToSignIn({ page, results, seats }: Shop, bus: Bus): Promise<void> {
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.free.first().click();
  await page.getByRole('tab', { name: signInWords.tabs.email }).click();
}

async function openProvider(page: Page, provider: 'google' | 'facebook' | 'apple'): Promise<ProviderWindow> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: words.enterWith(provider) }).click();
  return new ProviderWindow(await opened);
}

const storedUser = (page: Page): Promise<{ email: string; fullName: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('anden.session') ?? '{}').user);

test('after refused consents and a provider that is down Google signs in, the chosen seat goes on, and Google’s answer, opened again, signs nobody in [AUTH-002] [AUTH-005] [API-036] [API-038] [NAV-003] [ERR-034]', async ({
  page,
  context,
  shop,
  bus,
  traveller,
}) => {
  const refused = await refusalsOf(page);
  await page.goto('/compra/oauth-redirect?state=de-otro&code=robado');
  await expect(page.getByText(words.returnAlone)).toBeVisible();
  expect(page.url()).not.toContain('robado');

  await askToSignIn(shop, bus);
  const { dialog } = shop.signIn;
  const alert = dialog.getByRole('alert');
  await (await openProvider(page, 'google')).choose('No dar permiso');
  await expect(alert).toContainText(words.notices.refused('Google').text);
  await expect(dialog.getByRole('tab', { name: signInWords.tabs.guest })).toBeVisible();
  const facebook = await openProvider(page, 'facebook');
  await facebook.page.waitForURL(/scope=/);
  expect(new URL(facebook.page.url()).searchParams.get('scope')).toBe('public_profile,email');
  await facebook.choose('El servicio falla');
  await expect(alert).toContainText(words.notices.down('Facebook').title);
  const logged = page.waitForEvent('console', (message) => message.text().includes('social sign-in'));
  await (await openProvider(page, 'apple')).choose('No dar permiso');
  expect((await logged).text()).toContain('social-refused');
  await expect(dialog.getByRole('button', { name: words.enterWith('apple') })).toBeVisible();
  await expect(alert).toBeHidden();

  const google = await openProvider(page, 'google');
  await expect(page.getByText(words.waiting('Google'), { exact: true }).first()).toBeVisible();
  const closed = google.page.waitForEvent('close');
  const returned = google.page.waitForRequest(/oauth-redirect\?/);
  await google.signInAs(traveller.email);
  await expect(page.getByRole('status').filter({ hasText: 'Entraste con Google como ' })).toBeVisible();
  await expect(shop.passenger.dialog).toBeVisible();
  await closed;
  expect(await storedUser(page)).toMatchObject({ email: traveller.email, fullName: 'Otra Persona' });
  expect(refused).toEqual([]);

  const again = await context.newPage();
  await again.goto((await returned).url());
  await expect(again.getByText(words.returnAlone)).toBeVisible();
  await again.getByRole('link', { name: words.backToShop }).click();
  await expect(again.getByRole('button', { name: shell.signIn })).toBeHidden();
});

test('Apple posts its answer back with the name of the first consent [API-039]', async ({ page, shop, bus, traveller }) => {
  const refused = await refusalsOf(page);
  await askToSignIn(shop, bus);
  const apple = await openProvider(page, 'apple');
  const posted = apple.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/signin/apple/return'));
  await apple.signInAs(traveller.email);
  expect((await posted).postData()).toContain('user=');
  await expect(shop.passenger.dialog).toBeVisible();
  expect(await storedUser(page)).toMatchObject({ email: traveller.email, fullName: 'Otra Persona' });
  expect(refused).toEqual([]);
});

test('a blocked window goes on in the tab and comes back to the same step', async ({ page, shop, bus, traveller }) => {
  await askToSignIn(shop, bus);
  const before = page.url();
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByRole('button', { name: words.enterWith('google') }).click();
  await expect(shop.signIn.dialog.getByRole('alert')).toContainText(words.notices.blocked('Google').title);
  await page.getByRole('button', { name: words.stayHere }).click();
  await new ProviderWindow(page).signInAs(traveller.email);
  await page.waitForURL(before);
  await expect.poll(() => storedUser(page)).toMatchObject({ email: traveller.email });
  await expect(shop.signIn.dialog).toBeHidden();
  await expect(shop.passenger.dialog).toBeVisible();
});
