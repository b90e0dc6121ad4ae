import { elsewherePage, shell } from '../../src/messages/es-MX.ts';
import { expect, openSummary, shopOn, test } from './journey.ts';

test('a second tab shows that the purchase is in another tab, and can take it over', async ({ page, context, shop, bus, buyer }) => {
  await openSummary(shop, buyer, bus);
  const second = shopOn(await context.newPage());
  await second.page.goto(page.url());
  const elsewhere = second.page.getByRole('heading', { level: 1, name: elsewherePage.title });
  await expect(elsewhere).toBeVisible();

  await second.page.getByRole('button', { name: elsewherePage.takeOver }).click();
  await expect(second.summary.heading).toBeVisible();
  await expect(second.summary.clock).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: elsewherePage.title })).toBeVisible();

  await page.getByRole('link', { name: shell.home }).click();
  await expect(shop.home.heading).toBeVisible();
  await expect(second.summary.heading).toBeVisible();
});
