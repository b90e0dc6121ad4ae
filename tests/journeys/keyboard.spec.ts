import { challengeCode } from '../../services/sandbox/values.ts';
import { notices, passwordSignIn, profile as profileWords, search, security, shell, sideMenu } from '../../src/messages/es-MX.ts';
import { accountPassword, register } from './guest.ts';
import { expect, test } from './journey.ts';
import { Keyboard } from './keyboard.ts';

test.use({ signedIn: false, contextOptions: { reducedMotion: 'no-preference' } });

test('the whole purchase with the keyboard alone, the focus always visible @desktop', async ({
  page,
  shop,
  bus,
  traveller,
  outbox,
  books,
}) => {
  test.setTimeout(120_000);
  const { home, results, seats, signIn, code, passenger, summary, challenge, order } = shop;
  const keys = new Keyboard(page);
  await home.open();

  if (home.isInPlace) await keys.tabTo(home.origin);
  else await keys.tabToAndPress(home.origin);
  await home.places(search.origin).input.waitFor();
  await keys.type('monterrey');
  await keys.arrowToOption(home.places(search.origin).option('Monterrey'));
  await keys.press('Enter');
  await home.places(search.destination).input.waitFor();
  await keys.type('san luis');
  await keys.arrowToOption(home.places(search.destination).option('San Luis Potosí'));
  await keys.press('Enter');
  await expect.poll(() => home.chosen(home.destination)).toContain('San Luis Potosí');
  expect(await home.chosen(home.origin)).toContain('Monterrey');
  // A phone asks for the day next.
  if (!home.isInPlace) {
    await page.getByRole('dialog', { name: search.date }).waitFor();
    await keys.press('Enter');
    await expect(page.getByRole('form', { name: search.form }).locator(':focus')).toHaveCount(1);
  }
  await keys.tabToAndPress(home.submit);
  await results.heading.waitFor();

  // Opens the day and the bus of this test.
  await results.open(bus.asked);
  await keys.tabToAndPress(results.choose.nth(bus.place));

  await seats.live.waitFor();
  await keys.tabTo(seats.grid.getByRole('gridcell').and(page.locator('[tabindex="0"]')));
  await keys.press('Control+Home');
  await keys.arrowTo(seats.free, 'ArrowDown');
  await keys.press('Enter');

  await signIn.email.waitFor();
  await keys.tabToAndType(signIn.email, traveller.email);
  await keys.tabToAndType(signIn.emailConfirm, traveller.email);
  await keys.tabToAndType(signIn.phone, traveller.phone);
  await keys.tabToAndPress(signIn.submit);
  const sms = await outbox.codeFor(traveller.phone);
  await expect(code.input).toBeFocused();
  await keys.type(sms);
  await keys.press('Enter');

  await keys.tabToAndType(passenger.firstName, traveller.firstName);
  await keys.tabToAndType(passenger.lastName, traveller.lastName);
  await keys.tabToAndPress(passenger.submit);
  await passenger.dialog.waitFor({ state: 'hidden' });
  await keys.tabToAndPress(seats.next);

  await expect(summary.firstName).toHaveValue(traveller.firstName);
  await expect(summary.lastName).toHaveValue(traveller.lastName);
  await keys.tabToAndType(summary.number, '4000002500003155');
  await keys.tabToAndType(summary.expiry, '1230');
  await keys.tabToAndType(summary.cvv, '123');
  await keys.tabToAndPress(summary.pay);

  await keys.tabToAndType(challenge.code, challengeCode);
  await keys.tabToAndPress(challenge.confirm);
  await expect(order.heading).toBeVisible();
  await expect(order.qr).toBeVisible();
  await expect.poll(() => books.paid()).toBe(1);
});

test('sign-in with a password and the whole profile with the keyboard alone', async ({ page, shop, baseURL, traveller, outbox }) => {
  test.setTimeout(120_000);
  await register(baseURL ?? '', traveller, outbox);
  const { home, profile } = shop;
  const { passengers } = profileWords;
  const keys = new Keyboard(page);
  await home.open();
  await keys.tabToAndPress(page.getByRole('button', { name: shell.signIn }));
  const dialog = page.getByRole('dialog');
  await keys.tabToAndType(dialog.getByRole('textbox', { name: passwordSignIn.email }), traveller.email);
  await keys.tabToAndType(dialog.getByLabel(new RegExp(`^${passwordSignIn.password}`)), accountPassword);
  await keys.press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  await keys.tabBackTo(page.getByRole('button', { name: shell.openMenuOf(traveller.firstName) }));
  await keys.press('Enter');
  await keys.tabToAndPress(page.getByRole('link', { name: sideMenu.account }));
  await profile.heading.waitFor();

  await keys.tabTo(profile.field(profileWords.field.firstName));
  await keys.press('ControlOrMeta+a');
  await keys.type('Ximena');
  await keys.tabToAndPress(profile.save);
  await expect(page.getByText(notices.saved)).toBeVisible();
  await expect(profile.person).toContainText('Ximena');

  await keys.tabBackTo(profile.section('passengers'));
  await keys.press('Enter');
  await keys.tabToAndPress(profile.add);
  await keys.tabToAndType(profile.field(passengers.field.firstName), 'Íñigo');
  await keys.tabToAndType(profile.field(passengers.field.lastName), 'Peña');
  await keys.tabToAndType(profile.field(passengers.field.birthday), '22011990');
  await keys.tabToAndPress(page.getByRole('button', { name: passengers.save, exact: true }));
  await keys.tabToAndPress(page.getByRole('button', { name: passengers.remove('Íñigo Peña') }));
  await expect(profile.alert).toContainText(passengers.sure);
  await keys.tabToAndPress(profile.alert.getByRole('button', { name: passengers.yes }));
  await profile.alert.waitFor({ state: 'hidden' });
  await expect(page.getByRole('button', { name: passengers.remove('Íñigo Peña') })).toHaveCount(0);

  for (const section of ['cards', 'raites', 'security'] as const) {
    await keys.tabBackTo(profile.section(section));
    await keys.press('Enter');
    await expect(profile.section(section)).toHaveAttribute('aria-current', 'page');
  }
  await keys.tabTo(page.getByLabel(new RegExp(`^${security.password.repeat}`)));
  await keys.tabBackTo(profile.signOut);
  await keys.press('Enter');
  await expect(home.heading).toBeVisible();
  await expect(page.getByRole('button', { name: shell.signIn })).toBeVisible();
});
