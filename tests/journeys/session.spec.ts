import { failures, phoneCode, shell, signIn as words, updateData } from '../../src/messages/es-MX.ts';
import { newTraveller, signUp } from './guest.ts';
import { expect, shopOn, test, type Bus, type Shop } from './journey.ts';

test.use({ signedIn: false });

const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

/** Opens the sign-in by choosing a first seat. */
async function askToSignIn({ results, seats, signIn }: Shop, bus: Bus): Promise<void> {
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.free.first().click();
  await signIn.email.waitFor();
}

test('a wrong code shows an error and the right one still works [ERR-024]', async ({ shop, bus, traveller, outbox }) => {
  const { signIn, code, passenger } = shop;
  await askToSignIn(shop, bus);
  await signIn.fill(traveller);
  await signIn.submit.click();
  const right = await outbox.codeFor(traveller.phone);
  await code.enter(wrongOf(right));
  await expect(code.error).toContainText(phoneCode.error({ code: 'code-wrong', retryable: false }));
  await code.enter(right);
  await expect(passenger.dialog).toBeVisible();
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
    await code.enter(wrongOf(right));
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

  test('signs in with a code [ERR-020] [AUTH-016] [AUTH-017] [AUTH-022] [AUTH-030]', async ({ shop, bus, traveller, outbox }) => {
    const { signIn, code, passenger } = shop;
    await askToSignIn(shop, bus);
    await signIn.fill(traveller);
    await signIn.submit.click();
    await expect(signIn.alert).toContainText(failures['account-exists'].text);
    await signIn.alert.getByRole('button', { name: words.accountExists.accept }).click();
    await code.enter(await outbox.codeFor(traveller.phone));
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
