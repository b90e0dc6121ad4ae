import { shell } from '../../src/messages/es-MX.ts';
import { HelpPage } from '../pages/HelpPage.ts';
import { exampleFolder, realCompany } from '../support/realShop.ts';
import { startServices, type RunningServices } from '../support/services.ts';
import { expect, noiseOf, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

let services: RunningServices;
test.beforeAll(async () => {
  services = await startServices({ env: { ...realCompany, SHOP_FOLDER: exampleFolder } });
});
test.afterAll(() => services.stop());

test('[NAV-075] the texts and the logo are those of the company, without a network too', async ({ page, context }) => {
  const noise = noiseOf(page);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Camino, ir al inicio' }).locator('img');
  const isDrawn = () => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await page.goto(`${services.url}/compra/`);
  await expect.poll(isDrawn).toBe(true);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  // Without a network first, because a text that was opened is in the browser's own cache.
  for (const isOffline of [true, false]) {
    await context.setOffline(isOffline);
    const asked = isOffline ? null : page.waitForResponse((answer) => /\/own\/terms-[0-9a-f]+\.json$/.test(answer.url()));
    await page.goto(`${services.url}/compra/terminos`);
    await expect(page.getByRole('heading', { level: 1, name: shell.legal.terms })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Camino es la tienda en línea de Camino del Norte, S. A. de C. V.');
    expect((await asked)?.ok() ?? true).toBe(true);
    await page.goto(`${services.url}/compra/ayuda#mascotas`);
    await expect(new HelpPage(page).question('¿Puedo llevar a mi perro?')).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(isDrawn).toBe(true);
  }
  expect(noise).toEqual([]);
});
