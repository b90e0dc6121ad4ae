import type { Page } from '@playwright/test';
import { LISTED_PLACES } from '../../machines/domain/place.ts';
import { oneWay } from '../../machines/search/search.rules.ts';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { search, shell } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';
import { movedOn, watchMoves } from './looks.ts';

/** Holds back the program of the list of places until the returned function is called. */
async function holdList(page: Page): Promise<() => void> {
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/\/(PlaceSheet|PlaceCombo|ComboSheet|overlays)-[^/]+\.js$/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return allow;
}

test.describe('a one-way search', () => {
  test.use({ hasPromotion: true });

  test('the results stay where they are while the places, the trip of the header and the promotion arrive @desktop', async ({
    page,
    bus,
    shop,
  }) => {
    await watchMoves(page);
    await page.route(/\/cpanel\/promotion/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.route(/\/trip\/origins/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
    await page.getByRole('banner').getByText('San Luis').first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shop.promotion.card.waitFor();
    expect(await movedOn(page)).toBeLessThan(0.03);
  });
});

test('the link to Home leads back from its section of cities [NAV-052]', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/compra/#places');
  await expect.poll(scrolled).toBeGreaterThan(0);
  // A click of the mouse would scroll to the link first.
  await page.getByRole('banner').getByRole('link', { name: shell.home }).dispatchEvent('click');
  await expect.poll(scrolled).toBe(0);
});

test.describe('the places', () => {
  test('a press before the list has loaded opens it @desktop', async ({ page, shop: { home } }) => {
    const load = await holdList(page);
    await home.open();
    await home.origin.click();
    load();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(home.places(search.origin).input).toBeFocused();
  });

  test('the destination follows the origin, and no letter is lost meanwhile [SEARCH-018] @desktop', async ({ page, shop: { home } }) => {
    const load = await holdList(page);
    await home.open();
    await home.origin.focus();
    if (!home.isInPlace) await page.keyboard.press('Enter');
    await page.keyboard.type('mon');
    load();
    await page.keyboard.type('te');
    await expect(home.places(search.origin).input).toHaveValue('monte');
    await expect(home.places(search.origin).input).toBeFocused();
    await expect(home.places(search.origin).option('Monterrey')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('luis san');
    await expect(home.places(search.destination).input).toHaveValue('luis san');
    await expect(home.places(search.destination).option('San Luis Potosí')).toHaveCount(1);
    await expect(home.places(search.destination).input).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => home.chosen(home.destination)).toContain('San Luis Potosí');
    await expect(home.destination).toBeFocused();
  });

  test('a network of thousands of places opens and answers at once', async ({ page, shop: { home }, bus }) => {
    const origins = Array.from({ length: 11_000 }, (_, index) => ({
      _id: `place-${index}`,
      name: index === 10_500 ? 'Karviná,Fryštát,aut.nádr.' : `Město ${index},Náměstí,aut.st.`,
      shortcode: `P${index}`,
      region: 'Karviná',
      timeZone: 'Europe/Prague',
    }));
    let listed = 0;
    await page.route(/\/trip\/origins\?/, (route) => {
      const query = new URL(route.request().url()).searchParams;
      const text = query.get('text');
      const named = query.get('named')?.split(',') ?? [];
      const first = origins.slice(0, Number(query.get('limit')));
      const others = origins.filter(({ _id, name }) => (text === null ? named.includes(_id) : name.startsWith('Karviná')));
      if (text === null) listed += first.length;
      return route.fulfill({ json: { origins: text === null ? [...first, ...others] : others } });
    });
    await page.route(/\/trip\/origin\/place-10500\/destinations/, (route) =>
      route.fulfill({ json: { destinations: origins.slice(0, 2) } }),
    );
    await home.open();
    await home.origin.click();
    const { input } = home.places(search.origin);
    await input.waitFor();
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThan(130);
    await options.last().scrollIntoViewIfNeeded();
    const before = await options.count();
    await options.last().scrollIntoViewIfNeeded();
    await expect.poll(() => options.count()).toBeGreaterThanOrEqual(before);
    await input.fill('karvina frystat');
    await expect(options).toHaveCount(1);
    await expect(options).toContainText('Karviná,Fryštát,aut.nádr.');
    // It is not in the list of the page: the service found it.
    expect(listed).toBe(LISTED_PLACES);
    await options.click();
    await page.getByRole('option', { name: 'Město 1,' }).click();
    await expect.poll(() => home.chosen(home.destination)).toContain('Město 1,');
    expect(await home.chosen(home.origin)).toContain('Karviná');
    await page.goto(`/compra${pathOf({ name: 'home', asked: oneWay('place-10500', 'place-1', bus.asked.date) })}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Elige|No hay/);
  });
});
