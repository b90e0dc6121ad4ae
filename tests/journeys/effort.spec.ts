import type { Page } from '@playwright/test';
import { again, cancellation, common, knownPeople, passengerRows, savedCards, search } from '../../src/messages/es-MX.ts';
import { register } from './guest.ts';
import { expect, holdSeatAsGuest, test, type Shop } from './journey.ts';

const AUTHORISED = '4242424242424242';

/** What a traveller does on a page: taps, and fields that were typed in. */
type Effort = { taps: number; fields: Set<string> };

/** Counts until the page closes. A field counts once; a tap into a field does not, as the keyboard leads to the next one. */
async function effortOf(page: Page): Promise<Effort> {
  const effort: Effort = { taps: 0, fields: new Set() };
  await page.exposeFunction('tapped', () => (effort.taps += 1));
  await page.exposeFunction('typed', (field: string) => effort.fields.add(field));
  await page.addInitScript(() => {
    const { tapped, typed } = window as unknown as { tapped: () => void; typed: (field: string) => void };
    const isField = (target: EventTarget | null) => target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type);
    // Playwright stops a tap at the window when its target has just moved, and taps again.
    document.addEventListener('click', ({ isTrusted, target }) => isTrusted && !isField(target) && tapped(), true);
    addEventListener(
      'input',
      ({ target }) =>
        isField(target) && target instanceof HTMLInputElement && typed(`${target.form?.ariaLabel} ${target.labels?.[0]?.innerText}`),
      true,
    );
  });
  return effort;
}

/** Chooses the last day on sale of the shown month, and the departure at an index. */
async function openSeatsByTaps({ page, home, results, seats }: Shop, place: number): Promise<void> {
  await home.open();
  await home.origin.click();
  await home.places(search.origin).option('Monterrey').first().click();
  await home.places(search.destination).option('San Luis Potosí').first().click();
  const days = page.getByRole('dialog', { name: search.date });
  await days.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  await home.submit.click();
  await results.chooseAt(place);
  await seats.live.waitFor();
}

/** Opens the seats by the latest search on Home. */
async function openRecent({ page, home, results }: Shop, place: number): Promise<void> {
  await home.open();
  await page.getByRole('region', { name: search.recent }).getByRole('link').first().click();
  await results.chooseAt(place);
}

test.describe('a new guest', () => {
  test.use({ signedIn: false, benefits: 'unasked', hasPromotion: true });

  test('buys one way for one adult with 11 taps and 9 fields', async ({ page, shop, bus, traveller, outbox }) => {
    const effort = await effortOf(page);
    const { summary, order } = shop;
    await openSeatsByTaps(shop, bus.place);
    await holdSeatAsGuest(shop, traveller, outbox);
    await summary.number.fill(AUTHORISED);
    await summary.expiry.fill('12/30');
    await summary.cvv.fill('123');
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
    expect([effort.taps, effort.fields.size]).toEqual([11, 9]);
  });
});

test.describe('a guest who bought on this device', () => {
  test.use({ signedIn: false, benefits: 'unasked', hasPromotion: true });

  test('buys a recent search again with 8 taps and 4 fields', async ({ page, shop, bus, traveller, outbox }) => {
    const { results, seats, signIn, code, passenger, summary, order } = shop;
    await results.open(bus.asked);
    await results.chooseAt(bus.place);
    await seats.live.waitFor();
    await holdSeatAsGuest(shop, traveller, outbox);
    await summary.fillCard({ ...traveller, number: AUTHORISED });
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('anden.session'));
    await page.context().clearCookies({ name: 'refresh' });

    const effort = await effortOf(page);
    await openRecent(shop, bus.place);
    await seats.free.first().click();
    await signIn.submit.click();
    await code.enter(await outbox.codeFor(traveller.phone, 2));
    await passenger.dialog.getByRole('button', { name: traveller.fullName }).click();
    await passenger.submit.click();
    await seats.next.click();
    await summary.number.fill(AUTHORISED);
    await summary.expiry.fill('12/30');
    await summary.cvv.fill('123');
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
    expect([effort.taps, effort.fields.size]).toEqual([8, 4]);
  });
});

test.describe('a registered traveller', () => {
  test.use({
    session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)),
    benefits: 'unasked',
    hasPromotion: true,
  });

  test('buys a recent search again with a saved card with 7 taps and 1 field', async ({ page, shop, bus, traveller, buyer }) => {
    const { results, seats, passenger, summary, order } = shop;
    await results.open(bus.asked);
    await summary.open(await buyer.cart(bus));
    await summary.fillCard({ ...traveller, number: AUTHORISED });
    await page.getByRole('checkbox', { name: savedCards.keep }).click({ force: true });
    await summary.pay.click();
    await expect(order.heading).toBeVisible();

    const effort = await effortOf(page);
    await openRecent(shop, bus.place);
    await seats.free.first().click();
    await passenger.dialog.getByRole('button', { name: knownPeople.me }).click();
    await passenger.submit.click();
    await seats.next.click();
    await page.getByLabel(savedCards.cvv('VISA', '4242')).fill('123');
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
    expect([effort.taps, effort.fields.size]).toEqual([7, 1]);
  });

  test('buys a past trip again with a saved card with 5 taps and 1 field, also after a reload', async ({
    page,
    shop,
    bus,
    traveller,
    buyer,
  }) => {
    const { trips, calendar, results, seats, summary, order } = shop;
    await results.open(bus.asked);
    await summary.open(await buyer.cart(bus, { firstName: 'Begoña', lastName: 'Treviño' }));
    await summary.fillCard({ ...traveller, number: AUTHORISED });
    await page.getByRole('checkbox', { name: savedCards.keep }).click({ force: true });
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
    await trips.open();
    await trips.choose('cancel');
    await trips.alert.getByRole('button', { name: cancellation.warning.accept }).click();
    await trips.refund.getByRole('button', { name: cancellation.refund.accept }).click();
    await trips.alert.getByRole('button', { name: /^Cancelar boleto/ }).click();
    await expect(trips.alert).toContainText('Boleto cancelado');
    await trips.alert.getByRole('button', { name: common.accept }).click();

    const effort = await effortOf(page);
    await page.reload();
    await trips.history.getByRole('link', { name: new RegExp(`^${again.repeat}`) }).click();
    await calendar.priced.last().click();
    await results.chooseAt(bus.place);
    await seats.live.waitFor();
    const passenger = page.getByRole('button', { name: passengerRows.edit('Begoña Treviño') });
    await expect(passenger).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/compra/venta/asientos');
    await page.reload();
    await expect(passenger).toBeVisible();
    await seats.next.click();
    await page.getByLabel(savedCards.cvv('VISA', '4242')).fill('123');
    await summary.pay.click();
    await expect(order.heading).toBeVisible();
    expect([effort.taps, effort.fields.size]).toEqual([5, 1]);
  });
});
