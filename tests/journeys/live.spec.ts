import { expect, test } from './journey.ts';

test('a seat that somebody else chooses becomes taken without a reload, and the map was fetched once [SEAT-016] [SEAT-028] [SEAT-030] [SEAT-031]', async ({
  page,
  shop,
  bus,
  switchboard,
}) => {
  const { results, seats } = shop;
  let fetched = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/seat/map')) fetched += 1;
  });
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  const number = await seats.freeNumber();
  await switchboard.takeSeat(number);
  await expect(seats.taken(number)).toBeVisible();
  expect(fetched).toBe(1);
});
