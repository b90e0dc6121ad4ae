import {
  failures,
  passwordSignIn,
  phoneCode,
  seatAlerts,
  shell,
  sideMenu,
  signIn as words,
  signInAlerts,
  updateData,
} from '../../src/messages/es-MX.ts';
import { phoneNumber } from '../../src/messages/format.ts';
import { newTraveller, register, signUp } from './guest.ts';
import type { Page } from '@playwright/test';
import { expect, shopOn, test, type Bus, type Shop } from './journey.ts';

test.use({ signedIn: false });

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('anden.session'));

/** Opens the sign-in by choosing a first seat. */
async function askToSignIn({ results, seats, signIn }: Shop, bus: Bus): Promise<void> {
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.free.first().click();
  await signIn.email.waitFor();
}

/** Decision 0023: before the right code there is no token to clear, and a wrong one signs nobody in. */
test('the code of a sign-in comes back with a discarded tab, checks itself, and signs nobody in while it is wrong, nor when its SMS was not sent [ERR-018] [ERR-021] [ERR-024] [ERR-025] [AUTH-024] [AUTH-031] [AUTH-032]', async ({
  page,
  shop,
  bus,
  traveller,
  outbox,
}) => {
  const { signIn, code, passenger } = shop;
  await askToSignIn(shop, bus);

  // No SMS reaches the first phone.
  await signIn.fill(traveller);
  await signIn.phone.fill(newTraveller('0003').phone);
  await page.evaluate(() => localStorage.setItem('anden.session', '"left over"'));
  await signIn.submit.click();
  await expect(signIn.alert).toContainText(failures['code-not-sent'].text);
  expect(await storedSession(page)).toBeNull();
  await signIn.alert.getByRole('button', { name: 'Aceptar' }).click();
  await expect(signIn.email).toHaveValue(traveller.email);
  await signIn.phone.fill(traveller.phone);
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
  await signIn.alert.getByRole('button', { name: signInAlerts.codeAlreadySent.haveCode }).click();
  await page.reload();

  await code.enter(wrongOf(right));
  await expect(code.error).toContainText(phoneCode.error({ code: 'code-wrong', retryable: false }));
  expect(await storedSession(page)).toBeNull();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'refresh' }));
  await page.keyboard.type(right);
  await expect(passenger.dialog).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('anden.awaitedCode'))).toBeNull();
});

test('going back from the seats is cancelled while the sign-in is open, and not after it [NAV-029]', async ({ page, shop, bus }) => {
  await askToSignIn(shop, bus);
  await page.goBack();
  await expect(page).toHaveURL(/\/venta\/asientos/);
  await expect(shop.signIn.email).toBeVisible();
  await shop.signIn.close.click();
  await expect(shop.seats.heading).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/venta\/asientos/);
});

test.describe('a phone that has an account', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern
    traveller: async ({}, use) => use(newTraveller('0001')),
  });

  test('signs in with a code, which loads preferences and balance; the session survives a reload and two tabs that renew at once, and no script reads its tokens [NAV-072] [API-049] [ERR-020] [AUTH-016] [AUTH-017] [AUTH-022] [AUTH-028] [AUTH-029] [AUTH-030]', async ({
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
    await expect(shop.signIn.alert).toContainText(failures['account-exists'].text);
    await shop.signIn.alert.getByRole('button', { name: signInAlerts.accountExists.accept }).click();
    const loaded = ['**/cash/bag', '**/preferences'].map((address) => page.waitForResponse(address));
    await shop.code.enter(await outbox.codeFor(traveller.phone));
    for (const answer of await Promise.all(loaded)) expect(answer.status()).toBe(200);
    await expect(shop.passenger.dialog).toBeVisible();

    const stored: object = JSON.parse((await storedSession(page)) ?? '{}');
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
});

test('a guest without a name who comes back is asked for it and cannot close the form; it stays while the answer is not done [ERR-023] [AUTH-012] [AUTH-036] [AUTH-038] [AUTH-039] [AUTH-040] [AUTH-041]', async ({
  page,
  shop,
  traveller,
  outbox,
  baseURL,
}) => {
  await signUp(baseURL ?? '', traveller, outbox);
  await shop.home.open();
  await page.getByRole('button', { name: shell.signIn }).click();
  await shop.signIn.asGuest();
  await shop.signIn.fill(traveller);
  await shop.signIn.submit.click();
  await shop.signIn.alert.getByRole('button', { name: signInAlerts.accountExists.accept }).click();
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

const PASSWORD = 'camion azul 8:30';

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('tab', { name: words.tabs.email }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('textbox', { name: passwordSignIn.email }).fill(email);
  await dialog.getByLabel(new RegExp(`^${passwordSignIn.password}`)).fill(password);
  await dialog.getByRole('button', { name: passwordSignIn.submit, exact: true }).click();
}

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
    const notice = shop.passenger.benefits;
    await askToSignIn(shop, bus);
    await enter(page, traveller.email, PASSWORD);
    await expect(notice).toBeVisible();
    await expect(notice.getByText(seatAlerts.benefits.lastTime)).toBeHidden();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'POST');
    await notice.getByRole('button', { name: seatAlerts.benefits.include }).click();
    expect((await saved).status()).toBe(200);
    await expect(shop.passenger.dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    expect(await page.evaluate(() => sessionStorage.getItem('anden.benefits'))).toBe('included');
    await page.close();

    const another = await context.newPage();
    await another.goto('/compra/');
    await another.getByRole('button', { name: shell.openMenuOf(traveller.firstName) }).click();
    await another.getByRole('button', { name: sideMenu.signOut }).click();
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
