import { unknownPayment as words } from '../../src/messages/es-MX.ts';
import { expect, openSummary, payWith, signInAgain, test } from './journey.ts';
import { expectUncut } from './looks.ts';

const NEVER = '4000999100000012';

test.use({ signedIn: 'proved' });

test('an unknown payment has an address with its folio, a log and a notice, a reload keeps asking, and the payer reads it on another device', async ({
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
  await expect(shop.summary.pay).toBeHidden();
  await expect(page).toHaveURL(/\/compra\/venta\/pago\/TUN-[2-9A-Z]{8}$/);
  const folio = page.url().split('/').at(-1) ?? '';
  await expect(shop.unknown.log).toContainText(words.events.sent.title);
  await expect(shop.unknown.log).toContainText(words.events.undecided.title);
  await expectUncut(page, 'unknown');
  await shop.unknown.askNotice.click();
  await expect(page.getByRole('button', { name: words.notice.asked })).toBeDisabled();
  await expect(page.locator('#main')).toBeFocused();

  await page.reload();
  await expect(shop.unknown.heading('asking')).toBeVisible();

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
  await page.clock.fastForward(5_000);
  await expect(shop.unknown.heading('notCharged')).toBeVisible();
  expect(await outbox.nextTo(traveller.email, before)).toMatchObject({ subject: `No se cobró nada · ${folio}` });
  expect(await books.charges()).toHaveLength(1);
  expect(await books.paid()).toBe(0);
});
