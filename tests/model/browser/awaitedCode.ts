import { shell } from '../../../src/messages/es-MX.ts';
import type { Stage } from '../chart.ts';

/** Asks for the code of a guest, and loads the page again while it awaits the code. */
export async function awaitCode({ page, shop, traveller, gates }: Stage): Promise<void> {
  await shop.home.open();
  await page.getByRole('button', { name: shell.signIn }).click();
  await shop.signIn.asGuest();
  await shop.signIn.fill(traveller);
  await gates.open('sendVerification');
  await shop.signIn.submit.click();
  await shop.code.input.waitFor();
  await page.reload();
  await shop.code.input.waitFor();
}
