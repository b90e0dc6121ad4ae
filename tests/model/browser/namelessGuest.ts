import { shell, signInAlerts, updateData } from '../../../src/messages/es-MX.ts';
import { signUp } from '../../journeys/guest.ts';
import type { Stage } from '../chart.ts';

/** A guest without a name signs in to the own account by a code, as far as the greeting. */
export async function nameNewGuest({ page, shop, traveller, outbox, buyer }: Stage): Promise<void> {
  await signUp(buyer.origin, traveller, outbox);
  await shop.home.open();
  await page.getByRole('button', { name: shell.signIn }).click();
  await shop.signIn.asGuest();
  await shop.signIn.fill(traveller);
  await shop.signIn.submit.click();
  await shop.signIn.alert.getByRole('button', { name: signInAlerts.accountExists.accept, exact: true }).click();
  await shop.code.enter(await outbox.codeFor(traveller.phone, 2));
  await page.getByRole('alertdialog', { name: updateData.greeting.title }).waitFor();
}
