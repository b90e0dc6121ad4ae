import { seats as words } from '../../src/messages/es-MX.ts';
import { Buyer } from '../model/browser/buyer.ts';
import { STUDENT } from '../model/browser/party.ts';
import { chooseSeat, expect, test } from './journey.ts';

test('the places left at a reduced fare follow the carts of others, before a type is chosen', async ({
  shop,
  bus,
  baseURL,
  sandboxSession,
}) => {
  await chooseSeat(shop, bus);
  const session = await shop.page.evaluate(() => localStorage.getItem('anden.session') ?? '');
  const { access }: { access: string } = JSON.parse(session);
  const other = new Buyer(baseURL ?? '', { token: access, sandbox: sandboxSession });
  const told = (count: number) => shop.passenger.dialog.getByText(new RegExp(`estudiante ${words.form.left(count)}`));
  await expect(told(8)).toBeVisible();
  await other.cart(bus, { fareId: STUDENT });
  await expect(told(7)).toBeVisible();
});
