import { readFile } from 'node:fs/promises';
import { confirmation } from '../../src/messages/es-MX.ts';
import { expect, signInAgain, test } from './journey.ts';

test.use({ signedIn: 'proved' });

test('an order opened by its address without a session asks to sign in and then shows the order, also after a reload, and Back leaves it', async ({
  bus,
  traveller,
  buyer,
  outbox,
  openElsewhere,
}) => {
  const { page, home, order, ...other } = await openElsewhere(null);
  await home.open();
  await order.open(await buyer.order(bus, traveller));
  const address = page.url();
  await expect(page.getByRole('heading', { level: 1, name: confirmation.signedOut.title })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: confirmation.signIn }).click();
  await signInAgain({ ...other, page }, traveller, outbox);
  await expect(order.ticketOf(traveller.fullName)).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(order.ticketOf(traveller.fullName)).toBeVisible();
  await page.goBack();
  await expect(home.heading).toBeVisible();
});

test('the tickets open as the PDF of their operation number in a new tab; a failure is said, and the next try works [CONF-013] [CONF-028]', async ({
  page,
  shop,
  bus,
  buyer,
  switchboard,
}) => {
  await shop.order.open(await buyer.order(bus));
  await switchboard.fault('downloadTickets', 'fail', { times: null });
  await shop.order.download.click();
  await expect(page.getByRole('alert')).toContainText(confirmation.downloadFailed);
  expect(page.context().pages()).toHaveLength(1);
  await switchboard.heal('downloadTickets');
  // The address that a mail names would have ended by now; the session has not.
  await switchboard.forward(2 * 3600);
  // A browser without a viewer of PDF files saves what a tab opens.
  const opened = page.waitForEvent('popup').then((tab) => tab.waitForEvent('download'));
  await shop.order.download.click();
  const file = await opened;
  expect(new URL(file.url()).pathname).toMatch(/\/tickets\/TUN-[2-9A-Z]{8}$/);
  expect(file.suggestedFilename()).toMatch(/^boletos-TUN-[2-9A-Z]{8}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('alert')).toBeHidden();
});
