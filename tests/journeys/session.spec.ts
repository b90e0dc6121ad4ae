import {
  account,
  failures,
  passwordRecovery,
  passwordSignIn,
  phoneCode,
  seatAlerts,
  shell,
  signIn as words,
  updateData,
} from '../../src/messages/es-MX.ts';
import { phoneNumber } from '../../src/messages/format.ts';
import { RecoveryPage } from '../pages/RecoveryPage.ts';
import { newTraveller, register, signUp } from './guest.ts';
import type { Page } from '@playwright/test';
import { expect, shopOn, test, type Bus, type Shop } from './journey.ts';
import { expectAccessible, expectUncut } from './looks.ts';

test.use({ signedIn: false });

const wrongOf = (code: string, turn = 0) => String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0');

/** Opens the sign-in by choosing a first seat. */
async function askToSignIn({ results, seats, signIn }: Shop, bus: Bus): Promise<void> {
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.free.first().click();
  await signIn.email.waitFor();
}

/** Decision 0023: before the right code there is no token to clear, and a wrong one signs nobody in. */
test('six digits check themselves; a wrong code signs nobody in, and the right one is typed over it [ERR-024] [ERR-025] [AUTH-032]', async ({
  page,
  shop,
  bus,
  traveller,
  outbox,
}) => {
  const { signIn, code, passenger } = shop;
  await askToSignIn(shop, bus);
  await signIn.fill(traveller);
  await signIn.submit.click();
  const right = await outbox.codeFor(traveller.phone);
  await code.enter(wrongOf(right));
  await expect(code.error).toContainText(phoneCode.error({ code: 'code-wrong', retryable: false }));
  expect(await page.evaluate(() => localStorage.getItem('anden.session'))).toBeNull();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'refresh' }));
  await page.keyboard.type(right);
  await expect(passenger.dialog).toBeVisible();
});

test('a tab that was discarded at the code comes back to it, and stores no code', async ({ page, shop, bus, traveller, outbox }) => {
  const { signIn, code, passenger } = shop;
  await askToSignIn(shop, bus);
  await signIn.fill(traveller);
  await signIn.submit.click();
  const right = await outbox.codeFor(traveller.phone);
  await code.input.pressSequentially(right.slice(0, 3));
  const stored: object = JSON.parse(await page.evaluate(() => sessionStorage.getItem('anden.awaitedCode') ?? '{}'));
  expect(Object.keys(stored).toSorted()).toEqual(['email', 'phone', 'pin', 'purpose', 'resendAt', 'variant']);
  await page.reload();
  await expect(code.input).toBeFocused();
  await expect(code.input).toHaveValue('');
  await expect(signIn.dialog).toContainText(phoneNumber(traveller.phone));
  await expect(code.countdown).toBeVisible();
  await code.changeNumber.click();
  await expect(signIn.email).toHaveValue(traveller.email);
  await expect(signIn.phone).toHaveValue(traveller.phone);
  // The service names the sending that is still valid.
  await signIn.submit.click();
  await signIn.alert.getByRole('button', { name: words.codeAlreadySent.haveCode }).click();
  await page.reload();
  await code.enter(right);
  await expect(passenger.dialog).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('anden.awaitedCode'))).toBeNull();
});

test('the session survives a reload and two tabs that renew at once, and no script reads its tokens [NAV-072] [API-049]', async ({
  page,
  context,
  shop,
  bus,
  traveller,
  outbox,
}) => {
  await askToSignIn(shop, bus);
  await shop.signIn.fill(traveller);
  await shop.signIn.submit.click();
  await shop.code.enter(await outbox.codeFor(traveller.phone));
  await expect(shop.passenger.dialog).toBeVisible();
  const stored: object = JSON.parse(await page.evaluate(() => localStorage.getItem('anden.session') ?? '{}'));
  expect(Object.keys(stored).toSorted()).toEqual(['expiresAt', 'user']);
  expect(await page.evaluate(() => document.cookie)).not.toContain('refresh');
  const cookie = { name: 'refresh', path: '/identity-api', httpOnly: true, sameSite: 'Strict' };
  expect(await context.cookies()).toContainEqual(expect.objectContaining(cookie));

  const second = shopOn(await context.newPage());
  const tabs = [page, second.page];
  await Promise.all(tabs.map((tab) => tab.goto('/compra/')));
  for (let turn = 0; turn < 3; turn += 1) {
    const renewals = tabs.map((tab) => tab.waitForResponse('**/auth/user/refresh-token'));
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const answer of await Promise.all(renewals)) expect(answer.status()).toBe(200);
  }
  await second.results.open(bus.asked);
  await second.results.chooseAt(bus.place);
  await second.seats.free.first().click();
  await expect(second.passenger.dialog).toBeVisible();
  await expect(second.signIn.email).toBeHidden();
});

test('five wrong codes invalidate it; a new one can be sent after the countdown [AUTH-020]', async ({
  page,
  shop,
  bus,
  traveller,
  outbox,
  switchboard,
}) => {
  const { signIn, code, passenger } = shop;
  await page.clock.install();
  await askToSignIn(shop, bus);
  await signIn.fill(traveller);
  await signIn.submit.click();
  const right = await outbox.codeFor(traveller.phone);
  for (let turn = 0; turn < 5; turn += 1) {
    const answered = page.waitForResponse('**/verify-phone');
    await code.enter(wrongOf(right, turn));
    await answered;
  }
  await expect(code.error).toContainText('dejó de servir');
  await expect(code.input).toBeDisabled();
  await expect(code.countdown).toBeVisible();
  await expect(code.resend).toBeHidden();

  await switchboard.forward(180);
  await page.clock.fastForward(180_000);
  await code.resend.click();
  await code.enter(await outbox.codeFor(traveller.phone, 2));
  await expect(passenger.dialog).toBeVisible();
});

test.describe('a phone that has an account', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern
    traveller: async ({}, use) => use(newTraveller('0001')),
  });

  test('signs in with a code, and its preferences and balance are loaded [ERR-020] [AUTH-016] [AUTH-017] [AUTH-022] [AUTH-028] [AUTH-029] [AUTH-030]', async ({
    page,
    shop,
    bus,
    traveller,
    outbox,
  }) => {
    const { signIn, code, passenger } = shop;
    await askToSignIn(shop, bus);
    await signIn.fill(traveller);
    await signIn.submit.click();
    await expect(signIn.alert).toContainText(failures['account-exists'].text);
    await signIn.alert.getByRole('button', { name: words.accountExists.accept }).click();
    const loaded = ['**/cash/bag', '**/preferences'].map((address) => page.waitForResponse(address));
    await code.enter(await outbox.codeFor(traveller.phone));
    for (const answer of await Promise.all(loaded)) expect(answer.status()).toBe(200);
    await expect(passenger.dialog).toBeVisible();
  });
});

test.describe('a phone to which a code was sent before', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern
    traveller: async ({}, use) => use(newTraveller('0002')),
  });

  test('signs in with that code [ERR-021] [AUTH-024]', async ({ shop, bus, traveller, outbox }) => {
    const { signIn, code, passenger } = shop;
    await askToSignIn(shop, bus);
    await signIn.fill(traveller);
    await signIn.submit.click();
    await signIn.alert.getByRole('button', { name: words.codeAlreadySent.haveCode }).click();
    await code.enter(await outbox.codeFor(traveller.phone));
    await expect(passenger.dialog).toBeVisible();
  });
});

test.describe('a phone that no SMS reaches', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern
    traveller: async ({}, use) => use(newTraveller('0003')),
  });

  test('shows an error, keeps the form, and stores no token [ERR-018] [AUTH-031]', async ({ page, shop, bus, traveller }) => {
    const { signIn } = shop;
    await askToSignIn(shop, bus);
    await signIn.fill(traveller);
    const stored = () => page.evaluate(() => localStorage.getItem('anden.session'));
    await page.evaluate(() => localStorage.setItem('anden.session', '"left over"'));
    await signIn.submit.click();
    await expect(signIn.alert).toContainText(failures['code-not-sent'].text);
    expect(await stored()).toBeNull();
    await signIn.alert.getByRole('button', { name: 'Aceptar' }).click();
    await expect(signIn.email).toHaveValue(traveller.email);
  });
});

test.describe('a guest without a name', () => {
  test('who comes back is asked for it and cannot close the form; it stays while the answer is not done [AUTH-012] [AUTH-036] [AUTH-038] [AUTH-039] [AUTH-040] [AUTH-041] [ERR-023]', async ({
    page,
    shop,
    traveller,
    outbox,
    baseURL,
  }) => {
    await signUp(baseURL ?? '', traveller, outbox);
    await shop.home.open();
    await page.getByRole('button', { name: shell.signIn }).click();
    await shop.signIn.fill(traveller);
    await shop.signIn.submit.click();
    await shop.signIn.alert.getByRole('button', { name: words.accountExists.accept }).click();
    await shop.code.enter(await outbox.codeFor(traveller.phone, 2));
    const greeting = page.getByRole('alertdialog', { name: '¡Hola!' });
    await expect(greeting).toContainText('Se detecto que aun no actualizas tus datos, por favor actualiza tus datos para continuar.');
    await greeting.getByRole('button', { name: 'Continuar' }).click();
    const form = page.getByRole('dialog', { name: updateData.title });
    await form.getByRole('textbox').first().waitFor();
    await page.keyboard.press('Escape');
    for (const name of Object.values(updateData.fields)) await form.getByRole('textbox', { name }).fill('Garza');
    await page.route(/\/v2\/accounts\/update$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), msg: 'pendiente' } });
    });
    await form.getByRole('button', { name: updateData.submit }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await form.getByRole('button', { name: updateData.submit }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: shell.openMenuOf('Garza') })).toBeVisible();
  });
});

const PASSWORD = 'camion azul 8:30';
const NEW_PASSWORD = 'camion verde 9:15';

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('tab', { name: words.tabs.email }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('textbox', { name: passwordSignIn.email }).fill(email);
  await dialog.getByLabel(new RegExp(`^${passwordSignIn.password}`)).fill(password);
  await dialog.getByRole('button', { name: passwordSignIn.submit, exact: true }).click();
}

test('a forgotten password is replaced beside the seats, and each call names the address of the browser [AUTH-008] [AUTH-011] [API-032] [API-033]', async ({
  page,
  shop,
  bus,
  baseURL,
  traveller,
  outbox,
}) => {
  await register(baseURL ?? '', traveller, outbox);
  const { length } = await outbox.sentTo(traveller.email);
  const addresses: unknown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/identity-api\/(forgot|v2\/signin)$/.test(pathname) && request.method() === 'POST') addresses.push(request.postDataJSON().ip);
  });
  await askToSignIn(shop, bus);
  await expect(page.getByRole('tab')).toHaveText([words.tabs.email, words.tabs.guest, words.tabs.password]);
  await page.getByRole('tab', { name: words.tabs.email }).click();
  await page.getByRole('link', { name: passwordSignIn.forgotten }).click();
  const sheet = page.getByRole('dialog', { name: words.title });
  await sheet.getByRole('textbox', { name: account.email }).fill(traveller.email);
  await expectAccessible(page, 'recovery tab');
  await sheet.getByRole('button', { name: passwordRecovery.submit }).click();
  await expect(sheet.getByRole('heading', { name: account.mailed })).toBeVisible();
  await expectUncut(page, 'recovery mailed');
  const mail = await outbox.nextTo(traveller.email, length);

  const link = new RecoveryPage(await page.context().newPage());
  await link.open(/\?token=([\w-]+)/.exec(mail.text)?.[1]);
  await link.password.fill(NEW_PASSWORD);
  await link.repeat.fill(NEW_PASSWORD);
  await link.save.click();
  await link.changed.waitFor();

  await enter(page, traveller.email, NEW_PASSWORD);
  await expect(shop.passenger.dialog).toBeVisible();
  await expect(sheet).toBeHidden();
  const own = await page.evaluate(async () => (await fetch('/identity-api/ip')).json());
  expect(addresses).toEqual([own.ip, own.ip]);
});

test('going back from the seats is cancelled while the sign-in is open [NAV-029]', async ({ page, shop, bus }) => {
  await askToSignIn(shop, bus);
  await page.goBack();
  await expect(page).toHaveURL(/\/venta\/asientos/);
  await expect(shop.signIn.email).toBeVisible();
  await shop.signIn.close.click();
  await expect(shop.seats.heading).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/venta\/asientos/);
});

test.describe('an account that includes the benefits', () => {
  test.use({ benefits: 'unasked' });

  test('reads so at its next sign-in, by the preferences that were loaded [AUTH-033] [API-051] [API-052]', async ({
    page,
    context,
    shop,
    bus,
    baseURL,
    traveller,
    outbox,
  }) => {
    await register(baseURL ?? '', traveller, outbox);
    const notice = page.getByRole('dialog', { name: seatAlerts.benefits.title });
    await askToSignIn(shop, bus);
    await enter(page, traveller.email, PASSWORD);
    await expect(notice).toBeVisible();
    await expect(notice.getByText(seatAlerts.benefits.lastTime)).toBeHidden();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'POST');
    await notice.getByRole('button', { name: seatAlerts.benefits.include }).click();
    expect((await saved).status()).toBe(200);
    await page.close();

    const another = await context.newPage();
    await another.goto('/compra/');
    await another.getByRole('button', { name: shell.openMenuOf(traveller.firstName) }).click();
    await another.getByRole('button', { name: shell.signOut }).click();
    await another.getByRole('button', { name: shell.signIn }).waitFor();
    const second = shopOn(another);
    await second.results.open(bus.asked);
    await second.results.chooseAt(bus.place);
    await second.seats.free.last().click();
    const loaded = another.waitForResponse('**/preferences');
    await enter(another, traveller.email, PASSWORD);
    expect((await loaded).status()).toBe(200);
    await expect(another.getByText(seatAlerts.benefits.lastTime)).toBeVisible();
  });
});
