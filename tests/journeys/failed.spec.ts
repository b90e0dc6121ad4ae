import { shell, tripDays } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';

test.describe('a page whose rendering throws', () => {
  test.use({ expectedNoise: /thrown on purpose/ });

  test('says so in its frame, is reported once, and goes on where it was', async ({ page, shop, bus }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/compra/failures')) reports.push(request.postDataJSON());
    });
    const { calendar, results } = shop;
    await calendar.open('main', bus.asked);
    await calendar.dayOnSale(bus.asked.date ?? '').waitFor();
    await page.evaluate(() => {
      const before = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
      const get = () => {
        throw new RangeError('thrown on purpose');
      };
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { configurable: true, get });
      Reflect.set(globalThis, 'mend', () => before && Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', before));
    });
    await page.getByRole('button', { name: tripDays.nextMonth }).click();
    const alert = page.getByRole('alert').filter({ hasText: shell.failed.title });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await alert.getByRole('button', { name: shell.failed.again }).click();
    await expect(alert).toBeVisible();
    await expect.poll(() => reports.length).toBe(1);
    expect(reports).toEqual([{ name: 'RangeError', at: expect.any(Array) }]);
    await page.evaluate(() => void Reflect.get(globalThis, 'mend')());
    await alert.getByRole('button', { name: shell.failed.again }).click();
    await calendar.backToList.click();
    await expect(results.departures.first()).toBeVisible();
  });
});
