import { confirmation, discount, savedCards as words } from '../../src/messages/es-MX.ts';
import { Buyer } from '../model/browser/buyer.ts';
import { register } from './guest.ts';
import { expect, test } from './journey.ts';
import { expectUncut } from './looks.ts';

/** The traveller has a registered account, with $184.50 of points. */
test.use({
  session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)),
  buyer: async ({ baseURL, session, sandboxSession }, use) =>
    use(new Buyer(baseURL ?? '', { token: session?.access, sandbox: sandboxSession })),
});

test('points reduce the price, the card is kept, and pays again by its code [POINTS-001] [POINTS-006] [POINTS-008] [PAY-028] [PAY-029] [API-089] [CONF-010]', async ({
  page,
  shop,
  buyer,
  bus,
  traveller,
  books,
}) => {
  const { summary, order } = shop;
  await summary.open(await buyer.cart(bus));
  await page.getByRole('checkbox', { name: /Tienes \$184\.50/ }).click({ force: true });
  await expect(page.getByText('Se descuentan $184.50 de tu total.')).toBeVisible();
  await expect(page.getByText('−$184.50').locator('visible=true').first()).toBeVisible();
  await expectUncut(page, 'points');
  // A coupon takes the place of the points, and they take its place again.
  await page.getByRole('button', { name: discount.open }).click();
  await page.getByRole('textbox', { name: discount.sheet.code }).fill('VIAJA100');
  await page.getByRole('button', { name: discount.sheet.apply, exact: true }).click();
  await summary.alertNamed(discount.done.title).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Descuento de $100.00')).toBeVisible();
  const points = page.getByRole('checkbox', { name: discount.spendPoints });
  await expect(points).not.toBeChecked();
  await points.click({ force: true });
  await expect(page.getByText('Descuento de $100.00')).toBeHidden();
  await expect(points).toBeChecked();
  await summary.fillCard({ ...traveller, number: '4242424242424242' });
  await page.getByRole('checkbox', { name: words.keep }).click({ force: true });
  await summary.pay.click();
  await expect(order.heading).toBeVisible();
  await expect(page.getByRole('link', { name: confirmation.trips })).toBeVisible();
  await expect.poll(() => books.paid()).toBe(1);

  await summary.open(await buyer.cart(bus));
  // The points are spent, and the kept card is chosen.
  await expect(page.getByRole('radio', { name: /VISA •••• 4242/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: discount.spendPoints })).toHaveCount(0);
  await expectUncut(page, 'saved card');
  await page.getByLabel(words.cvv('VISA', '4242')).fill('123');
  await summary.pay.click();
  await expect(order.heading).toBeVisible();
  await expect.poll(() => books.paid()).toBe(2);
});

test('a coupon reduces the price, another one pays everything and the order is made at once [COUPON-007] [COUPON-008] [COUPON-009] [FREE-005]', async ({
  page,
  shop,
  buyer,
  bus,
  traveller,
  books,
}) => {
  const { summary, order } = shop;
  const apply = async (code: string) => {
    await page.getByRole('button', { name: discount.open }).click();
    await page.getByRole('textbox', { name: discount.sheet.code }).fill(code);
    await page.getByRole('button', { name: discount.sheet.apply, exact: true }).click();
  };
  await summary.open(await buyer.cart(bus));
  await apply('VENCIDO');
  await expect(page.getByText('Ha ocurrido un error. Este cupón ya venció. Intenta de nuevo.')).toBeVisible();
  await page.getByRole('textbox', { name: discount.sheet.code }).fill('VIAJA100');
  await page.getByRole('button', { name: discount.sheet.apply, exact: true }).click();
  await summary.alertNamed(discount.done.title).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Descuento de $100.00')).toBeVisible();
  // The service keeps the coupon with the cart.
  await page.reload();
  await expect(page.getByText('Descuento de $100.00')).toBeVisible();
  await summary.fillCard({ ...traveller, number: '4242424242424242' });
  await summary.pay.click();
  await expect(order.heading).toBeVisible();

  await summary.open(await buyer.cart(bus));
  await apply('CORTESIA');
  await summary.alertNamed(discount.done.title).getByRole('button', { name: 'Aceptar' }).click();
  await expect(order.heading).toBeVisible();
  expect(await books.charges()).toHaveLength(1);
});
