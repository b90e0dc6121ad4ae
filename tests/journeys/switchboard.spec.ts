import { pathsOf } from 'xstate-paths';
import { common } from '../../src/messages/es-MX.ts';
import { SwitchboardPage } from '../pages/SwitchboardPage.ts';
import { loadCharts } from '../model/loadCharts.ts';
import { recipeOf } from '../model/link.ts';
import { chooseSeat, expect, shopOn, test } from './journey.ts';
import { expectAccessible, expectUncut } from './looks.ts';

const charts = await loadCharts();

/** The recipe of a path with this event, as in its link. */
function recipeWith(id: string, event: string) {
  const chart = charts.find((candidate) => candidate.id === id);
  const path = chart && pathsOf(chart, 'transitions').find(({ steps }) => steps.some(({ name }) => name === event));
  if (!chart || !path) throw new Error(`no path of ${id} has ${event}`);
  return recipeOf(chart, path, { step: 2, at: new Date().toISOString(), shiftSeconds: 541, with: 'Begoña Treviño' });
}

test('the switchboard and the link of a path are complete on a phone, and axe finds nothing', async ({ page, switchboard }) => {
  const board = new SwitchboardPage(page, switchboard.url);
  await board.open();
  await expectAccessible(page, 'switchboard');
  await expectUncut(page, 'switchboard');
  await board.follow(recipeWith('cardPayment', 'challengeRefused'));
  await expect(board.path).toContainText('En el resumen, con un asiento apartado');
  await expectAccessible(page, 'path');
  await expectUncut(page, 'path');
});

test('the link of a path causes the steps of the path by hand', async ({ page, switchboard }) => {
  const board = new SwitchboardPage(page, switchboard.url);
  await board.follow(recipeWith('search', 'originsFail'));
  await board.press('Poner el reloj donde lo tenía (+541 s)');
  await expect(board.status).toContainText('+9 min 1 s');
  await board.press('getOrigins responde con un error 500, 2 veces');
  await board.steps.first().getByRole('checkbox').check();
  await page.reload();
  await expect(board.steps.first().getByRole('checkbox')).toBeChecked();

  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Abrir la tienda ahí' }).click()]);
  await tab.getByText(common.retry).first().click();
  await shopOn(tab).home.chooseOrigin('monte', 'Monterrey');
});

test.describe('the live channel', () => {
  test.use({ expectedNoise: /Failed to load resource|WebSocket connection to/ });

  test('by hand: somebody else takes a seat, and the live channel stops and opens again', async ({
    page,
    context,
    shop,
    bus,
    switchboard,
  }) => {
    const number = await chooseSeat(shop, bus);
    await shop.passenger.close.click();
    const board = new SwitchboardPage(await context.newPage(), switchboard.url);
    await board.open();
    const card = board.page.getByRole('region', { name: 'Otra persona' });
    await card.getByRole('textbox', { name: 'Asiento' }).fill(number);
    await board.press('Que otra persona lo tome', card);
    await expect(shop.seats.taken(number)).toBeVisible();
    await board.press('Detener el canal');
    await expect(shop.seats.live).toBeHidden();
    await board.press('Volver a abrir el canal');
    await expect(shop.seats.live).toBeVisible({ timeout: 20_000 });
    expect(page.url()).toContain('/venta/asientos');
  });
});
