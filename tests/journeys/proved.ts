import { failures, signIn as words } from '../../src/messages/es-MX.ts';
import type { Outbox } from '../pages/Outbox.ts';
import type { Traveller } from './guest.ts';
import { expect, type Bus, type Shop } from './journey.ts';

/** On the seats, signed in with a code that came by SMS: whoever proves the same phone again is the same account. */
export async function proveAndAddPassenger(shop: Shop, bus: Bus, traveller: Traveller, outbox: Outbox): Promise<string> {
  const { results, seats, signIn, code, passenger } = shop;
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  const number = await seats.freeNumber();
  await seats.seat(number).click();
  await signIn.fill(traveller);
  await signIn.submit.click();
  await code.enter(await outbox.codeFor(traveller.phone));
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  return number;
}

/** In the sign-in that is open over the page: the phone has an account, which a new code opens. */
export async function signInAgain({ signIn, code }: Shop, traveller: Traveller, outbox: Outbox): Promise<void> {
  await signIn.fill(traveller);
  await signIn.submit.click();
  await expect(signIn.alert).toContainText(failures['account-exists'].text);
  await signIn.alert.getByRole('button', { name: words.accountExists.accept }).click();
  await code.enter(await outbox.codeFor(traveller.phone, 2));
  await signIn.dialog.waitFor({ state: 'hidden' });
}
