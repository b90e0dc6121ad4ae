import { expect, test } from './journey.ts';
import { voucher as words } from '../../src/messages/es-MX.ts';
import { expectUncut } from './looks.ts';

// A reservation needs a proof of the person.
test.use({ signedIn: 'proved' });

test('a cart is reserved in one browser and paid at a till, and its tickets appear without a reload [CASH-001] [CASH-012] [NAV-012]', async ({
  page,
  shop,
  buyer,
  bus,
  context,
}) => {
  const { summary } = shop;
  await summary.open(await buyer.cart(bus));
  // What is typed for a card is still there after a look at cash.
  await summary.firstName.fill('Begoña');
  await page.getByRole('tab', { name: 'Efectivo' }).click();
  await expect(page.getByText('Si no pagas a tiempo, la reserva vence y los asientos se liberan.')).toBeVisible();
  await page.getByRole('tab', { name: 'Tarjeta' }).click();
  await expect(summary.firstName).toHaveValue('Begoña');
  await page.getByRole('tab', { name: 'Efectivo' }).click();
  await page.getByRole('button', { name: 'Reservar boletos' }).click();

  await expect(page.getByRole('heading', { level: 1, name: words.title.pending })).toBeVisible();
  await expectUncut(page, 'voucher');
  const [image] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.image }).click()]);
  expect(image.suggestedFilename()).toMatch(/^reserva-TUN-\w{8}\.png$/);
  const [entry] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.calendar }).click()]);
  expect(entry.suggestedFilename()).toMatch(/\.ics$/);
  const reference = (await page.getByText(/^9800 \d{4} \d{4} \d{4}$/).innerText()).replaceAll(' ', '');

  // The address alone finds the reservation again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.title.pending })).toBeVisible();

  const till = await context.newPage();
  const sandbox = new URL(page.url());
  sandbox.port = String(process.env['JOURNEY_SANDBOX_PORT'] ?? Number(sandbox.port) + 1);
  await till.goto(`${sandbox.origin}/till?reference=${reference}`);
  await till.getByRole('textbox', { name: 'Recibido, en MXN' }).fill('1');
  await till.getByRole('button', { name: /^Cobrar/ }).click();
  await expect(till.getByText(/Devuelve el dinero/)).toBeVisible();
  await till.reload();
  await till.getByRole('button', { name: /^Cobrar/ }).click();
  await expect(till.getByText('Pagada')).toBeVisible();
  await till.close();

  await expect(page.getByRole('heading', { level: 1, name: words.title.paid })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: words.tickets }).click();
  await expect(shop.order.heading).toBeVisible();
});

test('a reservation is given up, and its address says so', async ({ page, shop, buyer, bus }) => {
  await shop.summary.open(await buyer.cart(bus));
  await page.getByRole('tab', { name: 'Efectivo' }).click();
  await page.getByRole('button', { name: 'Reservar boletos' }).click();
  await page.getByRole('button', { name: words.cancel }).click();
  await page.getByRole('button', { name: words.asking.yes }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title.cancelled })).toBeVisible();
  expect((await buyer.freeSeats(await buyer.trip(bus))).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: words.search }).click();
  await expect(shop.home.heading).toBeVisible();
});
