import { pathsOf } from 'xstate-paths';
import type { OperationFault } from '../../services/sandbox/switchboard/faultKinds.ts';
import { demoUser } from '../../services/sandbox/values.ts';
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
  await expect(board.path).toContainText('el camino empieza al llegar al resumen');
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

test('a button makes a reservation of the older platform for the account of the demo, in the chosen state', async ({
  page,
  switchboard,
}) => {
  const board = new SwitchboardPage(page, switchboard.url);
  await board.open();
  const card = page.getByRole('region', { name: 'Reserva de la plataforma anterior' });
  await expect(card.getByRole('textbox', { name: 'Correo de la cuenta' })).toHaveValue(demoUser.email);
  await card.getByRole('combobox', { name: 'Estado' }).selectOption('vencida');
  await board.press('Hacer la reserva', card);
  await expect(card.getByText(/^Hecho: reserva 5\d+, operación 7\d+$/)).toBeVisible();
  const [tab] = await Promise.all([page.waitForEvent('popup'), card.getByRole('link', { name: 'Abrir su enlace' }).click()]);
  await expect(tab.getByText('La reservación esta vencida')).toBeVisible();
});

test.describe('what is refused or cut', () => {
  test.use({ expectedNoise: /Failed to load resource|WebSocket connection to/ });

  test('the page tells at a step what is set, used and waiting, without a reload, and keeps the focus and what is typed', async ({
    page,
    switchboard,
  }) => {
    const board = new SwitchboardPage(page, switchboard.url);
    const held: OperationFault = { kind: 'pass', times: 1, ms: 0, held: true };
    await board.follow({
      title: 'origins 1 → shown',
      start: 'Abre la tienda.',
      before: [],
      open: '/compra/',
      steps: [
        {
          says: 'Llegan los orígenes',
          before: [{ do: 'plan', operation: 'getPublicIp', plan: [held] }],
          tools: [{ do: 'release', operation: 'getPublicIp' }],
        },
        { says: 'Otra persona toma el asiento', tools: [{ do: 'seat', to: 'sell' }] },
      ],
    });
    const loaded = await page.evaluateHandle(() => document.body);
    const [first, second] = [board.steps.first(), board.steps.nth(1)];
    await board.press('getPublicIp espera a que la sueltes', first);
    await expect(first.locator('[aria-live=polite]').first()).toHaveText('Puesto');
    await board.press('soltar getPublicIp', first);
    await expect(first.getByText('Ninguna solicitud de getPublicIp espera todavía.')).toBeVisible();

    const typed = page.getByRole('textbox', { name: 'Código' });
    await typed.fill('seat-taken');
    const session = new URL(page.url()).searchParams.get('session') ?? '';
    const waits = page.request.get('/identity-api/ip', { headers: { 'sandbox-session': session } });
    await expect(first.locator('[aria-live=polite]').first()).toHaveText('Usado: la solicitud espera');
    const answers = page.getByRole('region', { name: 'Respuestas de los servicios' });
    await expect(answers.getByRole('button', { name: 'Soltar' })).toBeVisible();
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue('seat-taken');
    await board.press('soltar getPublicIp', first);
    expect((await waits).status()).toBe(200);
    await expect(answers.getByRole('button', { name: 'Soltar' })).toBeHidden();
    await expect(first.locator('[aria-live=polite]').first()).toHaveText('Usado');

    await second.getByRole('button', { name: 'vender el asiento' }).click();
    const seat = page.getByRole('textbox', { name: 'Asiento' });
    await expect(seat).toBeFocused();
    await expect(seat).toHaveAccessibleDescription('Escribe primero el número del asiento.');
    await expect(page.getByText('Escribe primero el número del asiento.')).toBeInViewport();
    expect(await loaded.evaluate((body) => body === document.body)).toBe(true);
  });

  test('by hand: somebody else takes a seat, and the live channel stops and opens again', async ({
    page,
    context,
    shop,
    bus,
    switchboard,
  }) => {
    const number = await chooseSeat(shop, bus);
    const board = new SwitchboardPage(await context.newPage(), switchboard.url);
    await board.open();
    const card = board.page.getByRole('region', { name: 'Otra persona' });
    await card.getByRole('textbox', { name: 'Asiento' }).fill(number);
    await board.press('Que otra persona lo tome', card);
    await expect(card.getByText(/^Nada cambió: alguien ya tiene el asiento/)).toHaveClass(/problem/);
    await expect(shop.seats.alert).toBeHidden();
    await board.press('Vender el asiento', card);
    await expect(card.getByText('Hecho')).toBeVisible();
    await shop.seats.acceptAlert();
    await expect(shop.seats.taken(number)).toBeVisible();
    await board.press('Detener el canal');
    await expect(shop.seats.live).toBeHidden();
    await board.press('Volver a abrir el canal');
    await expect(shop.seats.live).toBeVisible({ timeout: 20_000 });
    expect(page.url()).toContain('/venta/asientos');
  });
});
