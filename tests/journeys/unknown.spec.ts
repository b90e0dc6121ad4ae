import { unknownPayment as words } from '../../src/messages/es-MX.ts';
import { expect, openSummary, payWith, signInAgain, test } from './journey.ts';
import { expectAccessible, expectUncut } from './looks.ts';

const NEVER = '4000999100000012';
const PAID = '4242424242424242';

test.use({ signedIn: 'proved' });

test('an unknown payment has an address with its folio, a log and a notice, and the payer reads it on another device', async ({
  page,
  shop,
  bus,
  traveller,
  buyer,
  books,
  outbox,
  switchboard,
  openElsewhere,
}) => {
  await page.clock.install();
  await openSummary(shop, buyer, bus);
  await payWith(shop, NEVER, traveller);
  await shop.challenge.confirming.waitFor();
  await switchboard.forward(901);
  await page.clock.fastForward(901_000);
  await expect(shop.unknown.heading('asking')).toBeVisible();
  await expect(page).toHaveURL(/\/compra\/venta\/pago\/TUN-[2-9A-Z]{8}$/);
  const folio = page.url().split('/').at(-1) ?? '';
  await expect(shop.unknown.log).toContainText(words.events.sent.title);
  await expect(shop.unknown.log).toContainText(words.events.undecided.title);
  await expectAccessible(page, 'unknown');
  await expectUncut(page, 'unknown');
  await shop.unknown.askNotice.click();
  await expect(page.getByRole('button', { name: words.notice.asked })).toBeDisabled();
  await expect(page.locator('#main')).toBeFocused();

  const other = await openElsewhere(null);
  await other.unknown.open(folio);
  await expect(other.unknown.heading('signedOut')).toBeVisible();
  await other.unknown.page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await signInAgain(other, traveller, outbox);
  await expect(other.unknown.heading('asking')).toBeVisible();
  await expect(other.unknown.log).toContainText(words.events.sent.title);
  await other.unknown.page.reload();
  await expect(other.unknown.heading('asking')).toBeVisible();

  const before = (await outbox.sentTo(traveller.email)).length;
  const [open] = await books.charges();
  await switchboard.settle(open?.paymentId ?? '', 'refused');
  await expect(other.unknown.heading('notCharged')).toBeVisible();
  await expect(other.unknown.page.getByText(words.events.refused.title)).toBeVisible();
  expect(await outbox.nextTo(traveller.email, before)).toMatchObject({ subject: `No se cobró nada · ${folio}` });
  expect(await books.charges()).toHaveLength(1);
  expect(await books.paid()).toBe(0);
});

test('the address of a paid one leads to its tickets; a stranger and a wrong folio get nothing', async ({
  shop,
  bus,
  buyer,
  openElsewhere,
}) => {
  const folio = await buyer.payNew(bus, PAID);
  await shop.unknown.open(folio);
  await expect(shop.unknown.heading('charged')).toBeVisible();
  await shop.unknown.page.getByRole('button', { name: words.tickets }).click();
  await expect(shop.order.heading).toBeVisible();
  await shop.unknown.open('TUN-22222222');
  await expect(shop.unknown.heading('notFound')).toBeVisible();
  const { unknown } = await openElsewhere(null);
  await unknown.open(folio);
  await expect(unknown.heading('signedOut')).toBeVisible();
  await expect(unknown.page.getByText(words.events.charged.title)).toBeHidden();
});
