import { search, seats as words } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, test } from './journey.ts';

const SHOP_ZONE = 'America/Monterrey';
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone }).format();
/** At any time, one of the two has another day than the shop. */
const farZone = ['Pacific/Kiritimati', 'Pacific/Niue'].find((zone) => dayIn(zone) !== dayIn(SHOP_ZONE)) ?? SHOP_ZONE;

// Language and day of the browser differ from the shop's.
test.use({ locale: 'en-US', timezoneId: farZone });

test('the texts of react-aria are Spanish, and today is the day of the shop [NAV-077]', async ({ page, shop }) => {
  const { home } = shop;
  await home.open();
  await home.date.click();
  const sheet = page.getByRole('dialog', { name: search.date });
  await expect(sheet.getByRole('grid', { name: / de \d{4}/ }).first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Siguiente', exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^(Dismiss|Next|Close|Clear|Previous)/ })).toHaveCount(0);
  const today = sheet.getByRole('button', { name: /^Hoy, / });
  await expect(today).toHaveAccessibleName(`Hoy, ${dayIn(SHOP_ZONE)}, seleccionado, primera fecha disponible`);
  await expect(sheet.getByRole('button', { name: /(Today|available|selected)/ })).toHaveCount(0);
});

test('what is said aloud is gone from the page soon after', async ({ page, shop, bus, traveller }) => {
  const { seats, summary } = shop;
  const said = (urgency: 'polite' | 'assertive') => page.locator(`[data-live-announcer] > [aria-live="${urgency}"]`);
  const { promise: isHeld, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/block/, async (route) => {
    await isHeld;
    await route.continue();
  });
  const number = await addPassenger(shop, bus, traveller);
  await expect(said('polite')).toHaveText(words.spoken({ kind: 'chosen', seat: number, name: traveller.fullName }));
  await seats.next.press('Enter');
  await expect(said('assertive')).toHaveText(words.blocking);
  answer();
  await summary.heading.waitFor();
  await expect(said('assertive')).toHaveText('', { timeout: 100 });
  await expect(said('polite')).toHaveText('');
});
