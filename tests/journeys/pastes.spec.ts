import { nameField } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';

test.use({ signedIn: false });

test('what is pasted and filled in arrives whole on the ticket', async ({ page, shop, bus, traveller, outbox }) => {
  const { results, seats, signIn, code, passenger, summary, order } = shop;
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.free.first().click();
  // A password manager fills in, a message has the phone with its prefix.
  await signIn.email.fill(` ${traveller.email.toUpperCase()} `);
  await signIn.emailConfirm.fill(traveller.email);
  await signIn.phone.fill(`+52 1 ${traveller.phone.slice(0, 2)} ${traveller.phone.slice(2, 6)}-${traveller.phone.slice(6)}`);
  await signIn.submit.click();
  await code.enter(`Tu código: ${await outbox.codeFor(traveller.phone)}`);

  // Letters with their accents apart, a no-break space, and a hyphen.
  await passenger.firstName.fill('Mari\u0301a\u00A0Jose\u0301');
  await passenger.lastName.fill('Mun\u0303oz-Pen\u0303a');
  await expect(passenger.lastName).toHaveAccessibleDescription(nameField.left({ signs: '-', isCut: false }, 30));
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  await seats.next.click();
  await summary.fillCard({ ...traveller, number: '4242-4242-4242-4242' });
  await summary.expiry.fill('2030-12');
  await summary.pay.click();
  await order.qr.waitFor();
  await expect(page.getByText('María José MuñozPeña').first()).toBeVisible();
});
