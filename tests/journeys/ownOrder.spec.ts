import { cancellation, common, confirmation, edit, rename, seats, trips as words } from '../../src/messages/es-MX.ts';
import { Buyer, BUYER_EMAIL } from '../model/browser/buyer.ts';
import { TripsPage } from '../pages/TripsPage.ts';
import { expect, signInAgain, test } from './journey.ts';
import { expectUncut } from './looks.ts';

test('a guest opens the order by the link of the mail in another browser, changes the name and cancels', async ({
  browser,
  bus,
  baseURL,
  session,
  sandboxSession,
  outbox,
}) => {
  const buyer = new Buyer(baseURL ?? '', { token: session?.access, sandbox: sandboxSession });
  const orderId = await buyer.order(bus, { firstName: 'Begoña', lastName: 'Treviño' });
  const link = await outbox.linkTo(BUYER_EMAIL, `/compra/mi-viaje/${orderId}`);

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-MX', reducedMotion: 'reduce' });
  const page = await other.newPage();
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  const trips = new TripsPage(page);
  await expect(page.getByRole('heading', { level: 1, name: words.own.title })).toBeVisible();
  await expect(trips.cards).toHaveCount(1);
  await expectUncut(page, 'own order');

  await trips.act('rename');
  await trips.alert.getByRole('button', { name: rename.warning.accept }).click();
  await trips.name.getByRole('textbox', { name: rename.fields.firstName }).fill('Ximena');
  await trips.name.getByRole('button', { name: rename.submit }).click();
  await expect(trips.alert).toContainText(rename.renamed.text);
  await trips.alert.getByRole('button', { name: common.accept }).click();

  await trips.act('order');
  // A change of the bus is a purchase, so the page of the order asks who is there.
  await expect(page.getByRole('heading', { name: confirmation.signedOut.title })).toBeVisible();
  await page.goBack();
  await expect(trips.cards).toHaveCount(1);

  await trips.act('cancel');
  await trips.alert.getByRole('button', { name: cancellation.warning.accept }).click();
  await expect(trips.refund).toContainText(cancellation.refund.guestPoints);
  await trips.refund.getByRole('button', { name: cancellation.refund.accept }).click();
  await trips.alert.getByRole('button', { name: /^Cancelar boleto/ }).click();
  await expect(trips.alert).toContainText('Boleto cancelado');
  await trips.alert.getByRole('button', { name: common.accept }).click();
  await expect(page.getByText(words.own.none.title)).toBeVisible();

  await page.goto(pathname);
  await expect(page.getByText(words.own.failed.title)).toBeVisible();
  await other.close();
});

test.describe('with a phone that opens the account again', () => {
  test.use({ signedIn: 'proved' });

  test('a guest changes the seat by the link of the mail, and proves the phone at the seats [EDIT-001]', async ({
    bus,
    buyer,
    traveller,
    outbox,
    openElsewhere,
  }) => {
    const orderId = await buyer.order(bus, traveller);
    const { pathname, search } = new URL(await outbox.linkTo(BUYER_EMAIL, `/compra/mi-viaje/${orderId}`));
    const shop = await openElsewhere(null);
    const { page, trips } = shop;
    await page.goto(`${pathname}${search}`);
    await trips.act('edit');
    await page.getByRole('dialog', { name: edit.title }).getByRole('button', { name: edit.submit }).click();
    await trips.departures.filter({ hasText: edit.own }).click();
    await page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
    const number = await shop.seats.freeNumber();
    await shop.seats.seat(number).click();
    await shop.seats.mine(number, traveller.fullName).waitFor();
    await shop.seats.next.click();
    await signInAgain(shop, traveller, outbox);
    await page.getByRole('button', { name: 'Confirmar cambios' }).click();
    await shop.summary.alert.getByRole('button', { name: 'Confirmar cambios' }).click();
    await expect(shop.order.ticketOf(traveller.fullName)).toContainText(number);

    // The mail that is kept is the first one.
    await page.goto(`${pathname}${search}`);
    await page.getByRole('link', { name: words.own.changed.open }).click();
    await expect(trips.cards).toHaveCount(1);
  });
});
