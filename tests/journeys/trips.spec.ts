import { cancellation, common, rename, trips as words } from '../../src/messages/es-MX.ts';
import { Buyer } from '../model/browser/buyer.ts';
import { register } from './guest.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectUncut } from './looks.ts';

/** The traveller has a registered account. */
test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

test('a ticket is renamed, cancelled and found in the history, its points are in the balance, its seat is free @desktop [NAV-009] [BUS-001] [TRIPS-001] [TRIPS-005] [CANCEL-009] [CANCEL-010] [RENAME-006] [RENAME-012] [API-098] [API-096]', async ({
  page,
  shop,
  bus,
  baseURL,
  session,
  sandboxSession,
  outbox,
  traveller,
}) => {
  const { trips } = shop;
  const buyer = new Buyer(baseURL ?? '', { token: session?.access, sandbox: sandboxSession });
  const offer = await buyer.trip(bus);
  const before = (await buyer.freeSeats(offer)).length;
  await buyer.order(bus, { firstName: 'Begoña', lastName: 'Treviño' });
  const mails = (await outbox.sentTo(traveller.email)).length;

  await trips.open();
  await expect(trips.cards).toHaveCount(1);
  await expectAccessible(page, 'trips');
  await expectUncut(page, 'trips');
  await trips.cards.first().getByRole('button', { name: words.show }).click();
  await expect(trips.cards.first()).toContainText('Begoña Treviño');
  const qr = await trips.cards
    .first()
    .getByRole('img', { name: /Código QR/ })
    .getAttribute('aria-label');

  await trips.choose('track');
  const map = page.getByRole('dialog', { name: 'Rastrea tu unidad' });
  await expect(map).toContainText('¿Dónde abordo?');
  await expect(map).toContainText('Salida');
  await expectAccessible(page, 'tracking');
  await map.getByRole('button', { name: common.close }).click();

  await trips.choose('rename');
  await trips.alert.getByRole('button', { name: rename.warning.accept }).click();
  await trips.name.getByRole('textbox', { name: rename.fields.firstName }).fill('Ximena');
  await trips.name.getByRole('button', { name: rename.submit }).click();
  await expect(trips.alert).toContainText(rename.renamed.text);
  await trips.alert.getByRole('button', { name: common.accept }).click();
  await expect(trips.cards.first()).toContainText('Ximena Treviño');
  // The old code ended with the name.
  await expect(trips.cards.first().getByRole('img', { name: /Código QR/ })).not.toHaveAttribute('aria-label', qr ?? '');
  await trips.cards
    .first()
    .getByRole('button', { name: new RegExp(`^${words.more}`) })
    .click();
  await expect(trips.option('cancel')).toBeVisible();
  await expect(trips.option('rename')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await outbox.sentTo(traveller.email)).length).toBe(mails + 1);

  await trips.choose('cancel');
  await trips.alert.getByRole('button', { name: cancellation.warning.accept }).click();
  await expect(trips.refund).toContainText(cancellation.refund.total);
  await trips.refund.getByRole('button', { name: cancellation.refund.accept }).click();
  await trips.alert.getByRole('button', { name: /^Cancelar boleto/ }).click();
  await expect(trips.alert).toContainText('Boleto cancelado');
  await trips.alert.getByRole('button', { name: common.accept }).click();
  await expect(page.getByText(words.none.title)).toBeVisible();
  await expect(trips.history).toContainText(words.trip('', '').trim());
  await expect.poll(async () => (await buyer.freeSeats(offer)).length).toBe(before);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
