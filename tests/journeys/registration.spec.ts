import type { Page } from '@playwright/test';
import { account, passwordRecovery, passwordSignIn, profile, registration, shell, signIn, trips } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';
import { expectUncut } from './looks.ts';

test.use({ signedIn: false });

const FIRST = 'camion azul 8:30';
const SECOND = 'camion verde 9:15';
const token = (text: string) => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';

/** The page that replaced a form begins at its top, and has the focus. */
async function expectNewPage(page: Page): Promise<void> {
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('an account is made from the sign-in to the link of its mail, and a forgotten password is replaced [AUTH-006] [AUTH-007] [AUTH-034] [AUTH-035] [AUTH-060] [NAV-024] [API-032] [API-033]', async ({
  page,
  shop,
  traveller,
  outbox,
}) => {
  const { home, registration: form, recovery } = shop;
  const addresses: unknown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/identity-api\/(forgot|v2\/signin)$/.test(pathname) && request.method() === 'POST') addresses.push(request.postDataJSON().ip);
  });
  const openTab = async () => {
    await page.getByRole('button', { name: shell.signIn }).click();
  };
  await home.open();
  await openTab();
  await page.getByRole('link', { name: passwordSignIn.register }).click();
  await expect(form.heading).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/registro$/);
  await form.field('firstName').fill(traveller.firstName);
  await form.field('paternal').fill(traveller.lastName);
  await form.field('email').fill(traveller.email);
  await form.field('emailConfirm').fill(traveller.email);
  await form.password.fill(FIRST);
  await expectUncut(page, 'registration');
  await form.submit.click();
  await expect(form.mailed).toBeVisible();
  await expectNewPage(page);

  const { text } = await outbox.nextTo(traveller.email, 0);
  await form.open(token(text));
  // A scanner of mails that runs the page confirms nothing.
  await expect(page.getByText(traveller.email)).toBeVisible();
  await form.open(token(text));
  await page.getByRole('button', { name: registration.confirm.submit }).click();
  await expect(form.ready).toBeVisible();
  await expectNewPage(page);
  await page.getByRole('link', { name: registration.profile }).click();
  await expect(shop.profile.person).toContainText(traveller.email);
  await expect(shop.profile.person).toContainText(/Puntos Viaja *\$\d+\.\d\d/);
  await shop.profile.section('cards').click();
  await expect(page.getByText(profile.cards.none.title)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: profile.trips, exact: true }).click();
  await expect(page.getByText(trips.none.title)).toBeVisible();
  await shop.profile.open();
  // The link works once.
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await form.open(token(text));
  await expect(page.getByRole('heading', { name: account.linkDead })).toBeVisible();

  await recovery.open();
  await recovery.email.fill(traveller.email);
  await recovery.submit.click();
  await expect(recovery.mailed).toBeVisible();
  const mail = await outbox.nextTo(traveller.email, 1);
  await recovery.open(token(mail.text));
  await recovery.password.fill(SECOND);
  await recovery.repeat.fill(SECOND);
  await recovery.save.click();
  await expect(recovery.changed).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: account.goHome }).click();

  await openTab();
  const dialog = page.getByRole('dialog', { name: signIn.title });
  const enter = async (password: string) => {
    await dialog.getByRole('textbox', { name: passwordSignIn.email }).fill(traveller.email);
    await dialog.getByLabel(new RegExp(`^${passwordSignIn.password}`)).fill(password);
    await dialog.getByRole('button', { name: passwordSignIn.submit, exact: true }).click();
  };
  await enter(FIRST);
  await expect(dialog.getByRole('alert')).toBeVisible();
  const balance = page.waitForRequest(/\/cash\/bag/);
  await enter(SECOND);
  await expect(dialog).toBeHidden();
  await balance;
  await expect(page.getByRole('button', { name: shell.openMenuOf(traveller.firstName) })).toBeVisible();

  const own = await page.evaluate(async () => (await fetch('/identity-api/ip')).json());
  expect(addresses).toEqual([own.ip, own.ip, own.ip]);

  // A used link asks for the e-mail again.
  await recovery.open(token(mail.text));
  await recovery.password.fill(FIRST);
  await recovery.repeat.fill(FIRST);
  await recovery.save.click();
  await expect(page.getByText(passwordRecovery.linkDeadText)).toBeVisible();
});
