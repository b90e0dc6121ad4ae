import type { Page } from '@playwright/test';
import { failures, notices, passkey as words, profile, security, shell } from '../../src/messages/es-MX.ts';
import { Authenticator } from '../pages/Authenticator.ts';
import { register, signInElsewhere } from './guest.ts';
import { expect, test } from './journey.ts';
import { expectUncut } from './looks.ts';

/** The traveller has a registered account. */
test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

const focusIsLost = () => document.activeElement === document.body;
const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('anden.session') !== null);

async function signInByKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: shell.signIn }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.signIn }).click();
}

test('a passkey is offered after a purchase until it is put off, signs in the next time, and signs in no more after it was deleted; a cancelled ceremony says so', async ({
  page,
  shop,
  buyer,
  bus,
  traveller,
}) => {
  const { order, profile: account, home } = shop;
  const authenticator = await Authenticator.on(page);
  await order.open(await buyer.order(bus));
  const offer = page.getByRole('dialog', { name: words.offer.title });
  await offer.getByRole('button', { name: words.offer.later }).click();
  await expect(offer).toBeHidden();
  await expect.poll(() => page.evaluate(focusIsLost)).toBe(false);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/user/passkeys') && asked.push(request.url()));
  await page.reload();
  await order.heading.waitFor();
  await page.waitForLoadState('networkidle');
  await expect(offer).toBeHidden();
  expect(asked).toEqual([]);

  // The next session of the browser.
  await page.evaluate(() => sessionStorage.removeItem('anden.passkeyOffer'));
  await page.reload();
  await expect(offer).toContainText(words.offer.text);
  await expectUncut(page, 'the offer of a passkey');
  await offer.getByRole('button', { name: words.offer.accept }).click();
  const saved = page.getByRole('dialog', { name: words.saved.title });
  await expect(saved).toContainText(traveller.firstName);

  await saved.getByRole('button', { name: words.name.edit }).click();
  const naming = page.getByRole('dialog', { name: words.name.title });
  await expect(naming.getByRole('textbox', { name: words.name.label })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mi teléfono de siempre');
  await page.keyboard.press('Enter');
  await expect(saved).toContainText('Mi teléfono de siempre');
  await saved.getByRole('link', { name: words.saved.all }).click();
  await expect(account.heading).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Mi teléfono de siempre' });
  await expect(row).toContainText(security.passkeys.here);
  await expectUncut(page, 'security');

  await account.signOut.click();
  await expect(home.heading).toBeVisible();
  await signInByKey(page);
  await expect(page.getByRole('button', { name: shell.openMenuOf(traveller.firstName) })).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);

  await account.open('security');
  await row.getByRole('button', { name: /^Eliminar la llave/ }).click();
  await account.answer(security.passkeys.yes);
  await expect(row).toHaveCount(0);
  await expect.poll(() => page.evaluate(focusIsLost)).toBe(false);
  await account.signOut.click();
  await expect(home.heading).toBeVisible();
  await signInByKey(page);
  await expect(page.getByText('Esa llave ya no abre ninguna cuenta. Entra de otra forma.')).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
  await authenticator.verifies(false);
  await page.getByRole('dialog').getByRole('button', { name: words.signIn }).click();
  await expect(page.getByText(failures['passkey-cancelled'].text)).toBeVisible();
});

test('the other sessions are listed and end from here, and a new password by keyboard needs the current one', async ({
  page,
  shop,
  baseURL,
  traveller,
}) => {
  const { profile: account } = shop;
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const token = await signInElsewhere(baseURL ?? '', traveller, firefox);
  const elsewhere = async () =>
    (await fetch(`${baseURL ?? ''}/identity-api/user`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await elsewhere()).toBe(200);

  await account.open('security');
  const { sessions } = security;
  const rows = page.getByRole('region', { name: sessions.title }).getByRole('listitem');
  await expect(rows.first()).toContainText(sessions.here);
  await expect(rows.filter({ hasText: sessions.name('Firefox', 'Windows') })).toHaveCount(1);
  await expectUncut(page, 'open sessions');
  await page.getByRole('button', { name: sessions.endOthers }).click();
  await account.answer(sessions.yes);
  await expect(rows).toHaveCount(1);
  await expect.poll(() => page.evaluate(focusIsLost)).toBe(false);
  expect(await elsewhere()).toBe(401);
  await page.reload();
  await expect(rows).toHaveCount(1);

  const { password } = security;
  await account.open();
  await account.section('security').click();
  await expect(page).toHaveURL(/seccion=seguridad$/);
  await expect(page.getByRole('link', { name: profile.section.security })).toHaveAttribute('aria-current', 'page');
  const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page.getByText(password.missing)).toBeVisible();
  await expect(field(password.current)).toBeFocused();

  await page.keyboard.type('no es esta');
  await field(password.next).fill('autobús verde 9:45');
  await field(password.repeat).fill('autobús verde 9:45');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await field(password.current).fill('camion azul 8:30');
  await page.keyboard.press('Enter');
  await expect(page.getByText(notices.saved)).toBeVisible();
  await expect(field(password.current)).toHaveValue('');
  await expect.poll(() => page.evaluate(focusIsLost)).toBe(false);
});
