import { seatAlerts as words } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, test } from './journey.ts';

test('a seat that somebody else chooses becomes taken without a reload @desktop [SEAT-028] [SEAT-031]', async ({
  shop,
  bus,
  switchboard,
}) => {
  const { results, seats } = shop;
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  const number = await seats.freeNumber();
  await switchboard.takeSeat(number);
  await expect(seats.taken(number)).toBeVisible();
});

test('the map is fetched once, because the answer to the join has the same version [SEAT-016] [SEAT-030]', async ({ page, shop, bus }) => {
  let fetched = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/seat/map')) fetched += 1;
  });
  await shop.results.open(bus.asked);
  await shop.results.chooseAt(bus.place);
  await shop.seats.live.waitFor();
  await shop.seats.freeNumber();
  expect(fetched).toBe(1);
});

test('a seat lost since the map was drawn shows an alert when it is chosen', async ({ page, shop, bus, switchboard }) => {
  const { results, seats } = shop;
  await page.route('**/mqtt.worker-*', (route) => route.abort());
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  const number = await seats.freeNumber();
  await switchboard.takeSeat(number);
  await seats.seat(number).click();
  const { title, text } = words.alert({ kind: 'seatTaken', seat: number }, false);
  await expect(seats.alert).toContainText(title);
  await expect(seats.alert).toContainText(text);
  await seats.acceptAlert();
  await expect(seats.taken(number)).toBeVisible();
});

test('a live channel that cannot start is only logged, and seats are still chosen [ERR-033]', async ({ page, shop, bus, traveller }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/seat/map/access-token', (route) => route.abort());
  await shop.results.open(bus.asked);
  await shop.results.chooseAt(bus.place);
  const number = await shop.seats.freeNumber();
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining('live seats'));
  await expect(page.getByRole('alertdialog').or(page.getByRole('alert'))).toHaveCount(0);
  await shop.seats.seat(number).click();
  await shop.passenger.fill(traveller);
  await shop.passenger.submit.click();
  await expect(shop.seats.mine(number, traveller.fullName)).toBeVisible();
});

test('a seat map without an answer is given up after 60 s [CONST-010]', async ({ page, shop, bus }) => {
  await page.clock.install();
  await shop.results.open(bus.asked);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/seat/map'));
  await page.route(/\/seat\/map\?/, () => {});
  await shop.results.chooseAt(bus.place);
  await asked;
  const missing = page.getByText('Lo sentimos pero no se encontró el autobús solicitado');
  await page.clock.runFor(55_000);
  await expect(missing).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(missing).toBeVisible();
});

test('the shop shows a bar while there is no network', async ({ context, page, shop, bus }) => {
  await shop.results.open(bus.asked);
  const banner = page.getByText('Sin conexión.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('an answer that is lost while the seats are blocked makes one cart', async ({ page, shop, bus, traveller }) => {
  const tries: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/seat/block')) tries.push(request.headers()['idempotency-key']);
  });
  await addPassenger(shop, bus, traveller);
  // The switchboard cannot do this, because the browser itself retries after a broken connection.
  await page.route(
    '**/seat/block',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await shop.seats.next.click();
  await expect(shop.summary.heading).toBeVisible();
  expect(tries).toHaveLength(2);
  expect(new Set(tries).size).toBe(1);
});

test('a block without an answer is tried eleven times under one key, and is reported then [API-017] [CONST-011]', async ({
  page,
  shop,
  bus,
  traveller,
}) => {
  await addPassenger(shop, bus, traveller);
  await page.clock.install();
  const tries: (string | undefined)[] = [];
  await page.route('**/seat/block', (route) => {
    tries.push(route.request().headers()['idempotency-key']);
    return route.abort('connectionreset');
  });
  await shop.seats.next.click();
  for (let turn = 1; turn <= 11; turn += 1) {
    await expect.poll(() => tries.length).toBe(turn);
    await page.clock.runFor(1_000);
  }
  await expect(shop.seats.alert).toBeVisible();
  expect(tries).toHaveLength(11);
  expect(new Set(tries).size).toBe(1);
});

test('continuing twice at once blocks the seats once [HOLD-004]', async ({ page, shop, bus, traveller }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/seat/block')) asked += 1;
  });
  await addPassenger(shop, bus, traveller);
  await shop.seats.next.dblclick();
  await expect(shop.summary.heading).toBeVisible();
  expect(asked).toBe(1);
});
