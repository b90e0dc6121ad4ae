import { addPassenger, expect, test } from './journey.ts';

const stored = () => localStorage.getItem('anden.holder');

test('a browser whose id the service did not issue gets one, and keeps its seat after a reload', async ({ page, shop, bus, traveller }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun') === null) localStorage.setItem('anden.holder', '"made-by-the-older-shop-0"');
    sessionStorage.setItem('begun', 'yes');
  });
  const number = await addPassenger(shop, bus, traveller);
  const id = await page.evaluate(stored);
  expect(id).toMatch(/^"[\w-]{48}"$/);
  await page.reload();
  await expect(shop.seats.mine(number, traveller.fullName)).toBeVisible();
  await shop.seats.live.waitFor();
  await expect(shop.seats.alert).toBeHidden();
  expect(await page.evaluate(stored)).toBe(id);
});
