import { seatAlerts as words } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, test } from './journey.ts';

test('a seat that somebody else chooses shows as taken without a reload @desktop [SEAT-028] [SEAT-031]', async ({
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

test('a seat that was lost since the map was drawn says so when it is chosen', async ({ page, shop, bus, switchboard }) => {
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

test('without a network the shop says so, and says no more once it is back', async ({ context, page, shop, bus }) => {
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
  // Not by the switchboard: this browser asks again by itself after a broken connection.
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

test('to continue twice at once blocks the seats once [HOLD-004]', async ({ page, shop, bus, traveller }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/seat/block')) asked += 1;
  });
  await addPassenger(shop, bus, traveller);
  await shop.seats.next.dblclick();
  await expect(shop.summary.heading).toBeVisible();
  expect(asked).toBe(1);
});
