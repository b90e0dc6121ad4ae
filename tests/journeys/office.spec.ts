import { Secret, TOTP } from 'otpauth';
import { demoStaff } from '../../services/sandbox/values.ts';
import { office as words } from '../../src/messages/es-MX.ts';
import { BUYER_EMAIL } from '../model/browser/buyer.ts';
import { Office } from '../pages/Office.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectUncut } from './looks.ts';

const sandbox = `http://localhost:${process.env['JOURNEY_SANDBOX_PORT']}`;

test('a person is invited, finds the order of a caller, corrects its e-mail, and another one gives money back', async ({
  page,
  browser,
  buyer,
  bus,
  baseURL,
  outbox,
}) => {
  const lastName = `Núñez ${String.fromCodePoint(65 + bus.place)}`;
  const orderId = await buyer.order(bus, { firstName: 'Begoña', lastName });
  expect(orderId).toBeTruthy();

  await page.goto('/operacion/');
  const olivia = new Office(page);
  const { code }: { code: string } = await (await fetch(`${sandbox}/staff-code.json`)).json();
  await expect(page.getByRole('heading', { name: words.signIn.title })).toBeVisible();
  await expectAccessible(page, 'sign-in of the office');
  await olivia.signIn(demoStaff.email, demoStaff.password, code);
  await olivia.open('people');
  await olivia.button(words.people.invite).click();
  const email = `${Date.now()}@example.com`;
  await olivia.act.getByLabel(words.acts.fields.email).fill(email);
  await olivia.act.getByText(words.roleDetails.support).click();
  await olivia.confirm('invite');
  await expect(page.getByText(email)).toBeVisible();
  await expectUncut(page, 'persons');

  const link = new URL(await outbox.linkTo(email, '/operacion/invitacion'));
  const desk = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-MX', viewport: { width: 1280, height: 800 } });
  const clerk = new Office(await desk.newPage());
  await clerk.page.goto(`${link.pathname}${link.hash}`);
  await clerk.page.getByLabel(words.invitation.name).fill('Íñigo Ruiz');
  await clerk.button(words.invitation.password).click();
  // The link is in no history, and the key is shown to be typed.
  expect(clerk.page.url()).not.toContain('#');
  const key =
    (await clerk.page
      .locator('[translate=no]')
      .filter({ hasText: /^([A-Z2-7]{4} ?)+$/ })
      .first()
      .textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await clerk.page.getByLabel(new RegExp(`^${words.invitation.newPassword}`)).fill('camion azul 8:30');
  await clerk.page.getByLabel(words.invitation.code).fill(totp.generate());
  await expectAccessible(clerk.page, 'invitation');
  await clerk.button(words.invitation.accept).click();

  await clerk.find(BUYER_EMAIL);
  await expect(clerk.page.getByText(`Begoña ${lastName}`).first()).toBeVisible();
  await clerk.find(`begona ${lastName}`);
  const found = clerk.page.getByRole('listitem').filter({ hasText: `Begoña ${lastName}` });
  await found.getByRole('link').first().click();
  await expect(clerk.page.getByText(BUYER_EMAIL)).toBeVisible();
  const folio = (await clerk.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(clerk.button(words.order.acts.refund)).toHaveCount(0);
  await clerk.button(words.order.acts.correctEmail).click();
  const right = `b${Date.now()}@example.com`;
  await clerk.act.getByLabel(words.acts.fields.email).fill(right);
  await clerk.act.getByLabel(words.acts.fields.reason).fill('Lo escribió mal, llamada de las 10:46');
  await clerk.confirm('correctEmail');
  await expect(clerk.page.getByText(right)).toBeVisible();
  await expectUncut(clerk.page, 'order');
  await expectAccessible(clerk.page, 'order');
  await outbox.linkTo(right, `/compra/mi-viaje/${orderId}`);

  await olivia.open('find');
  await olivia.find(folio);
  await page.getByRole('link', { name: folio }).click();
  await olivia.button(words.order.acts.refund).click();
  await olivia.act.getByLabel(words.acts.fields.amount).fill('10.50');
  await olivia.act.getByLabel(words.acts.fields.reason).fill('El autobús salió tarde');
  await olivia.confirm('refund');
  await expect(page.getByText(`$10.50, ${words.acts.ways.bank}. ${words.order.refundStates.done}`)).toBeVisible({ timeout: 15_000 });
  await olivia.open('acts');
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: words.registry.names['refund'] ?? '' })
      .first(),
  ).toContainText(folio);
  await expectUncut(page, 'registry');
  expect(decodeURIComponent(page.url())).not.toContain('@');

  // A session that ends here ends everywhere at once.
  await olivia.signOut();
  await expect(page.getByText(words.signIn.causes.left ?? '')).toBeVisible();
  await page.goto('/operacion/personas');
  await expect(page.getByRole('heading', { name: words.signIn.title })).toBeVisible();
  await desk.close();
});
