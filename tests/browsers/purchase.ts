import { oneWay } from '../../machines/search/search.rules.ts';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { checkout, common, confirmation, seats, results } from '../../src/messages/es-MX.ts';
import { newTraveller, signUp, storedSession } from '../journeys/guest.ts';
import { newHolder } from '../support/holders.ts';
import { button, buttonWith, field, heading, type Tab } from './tab.ts';

const in12Days = (): string => new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);

/** One purchase from the list of departures to the QR code, by pressing and typing. Resolves when the order's page shows the code. */
export async function buy(tab: Tab, url: string): Promise<void> {
  const traveller = newTraveller();
  const items = { 'anden.holder': JSON.stringify(newHolder()), ...storedSession(await signUp(url, traveller, null)) };
  // The storage of an origin can be filled only from one of its pages.
  await tab.open(`${url}/compra/`);
  await tab.run(`for (const [name, value] of Object.entries(${JSON.stringify(items)})) localStorage.setItem(name, value);
    sessionStorage.setItem('anden.benefits', 'declined')`);
  await tab.open(`${url}/compra${pathOf({ name: 'home', asked: oneWay('MTY', 'SLP', in12Days()) })}`);
  await tab.press(buttonWith(results.seeSeats));
  await tab.sees(`//*[normalize-space()="${seats.live.live}"]`);
  await tab.press(`//*[@role="gridcell"][contains(@aria-label,", ${seats.seatState.free}")]`);
  await tab.type(field(seats.form.firstName), traveller.firstName);
  await tab.type(field(seats.form.lastName), traveller.lastName);
  await tab.press(`//*[@role="dialog"]${buttonWith(seats.form.submit)}`);
  await tab.sees(`//*[@role="gridcell"][contains(@aria-label,"${seats.seatOf(traveller.fullName)}")]`);
  await tab.press(buttonWith(seats.next.pay));
  await tab.press(`//*[@role="alertdialog"]${button(common.accept)}`);
  await tab.sees(heading(checkout.title));
  await tab.type(field(checkout.field.number), '4242424242424242');
  await tab.type(field(checkout.field.firstName), traveller.firstName);
  await tab.type(field(checkout.field.lastName), traveller.lastName);
  await tab.type(field(checkout.field.expiry), '1230');
  await tab.type(field(checkout.field.cvv), '123');
  await tab.press(buttonWith(checkout.pay));
  await tab.sees(heading(confirmation.title));
  await tab.sees(`//*[@role="img"][contains(@aria-label,"${confirmation.qrOf('').trim()}")]`);
}
