import { setTimeout as pause } from 'node:timers/promises';
import mqtt from 'mqtt';
import { chromium, type Browser, type Page } from 'playwright';
import { oneWay } from '../../machines/search/search.rules.ts';
import { seats as words } from '../../src/messages/es-MX.ts';
import type { components } from '../../openapi/types/trip.ts';
import { percentile } from '../bench/arithmetic.ts';
import { withoutPromotion } from '../pages/PromotionCard.ts';
import { ResultsPage } from '../pages/ResultsPage.ts';
import { SeatsPage } from '../pages/SeatsPage.ts';
import { findChromium, offlineArguments } from '../support/chromium.ts';
import { fault } from '../support/fault.ts';
import { MissingProgram } from '../support/serverPrograms.ts';
import { startServices } from '../support/services.ts';
import { legsOf, mapPath, seatsIn } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';
import { ask } from './support/httpClient.ts';

type Schemas = components['schemas'];

/**
 * Longest time in milliseconds from the answer of a change to the last who sees it. The short form prints it, because a slow machine is no
 * fault.
 */
const limit = 250;
const patience = 10_000;

/** Records when each seat became taken or free on a page, in the machine's time. */
async function watchPage(browser: Browser, url: string, date: string, place: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'es-MX' });
  await withoutPromotion(context);
  const page = await context.newPage();
  await new ResultsPage(page).open(oneWay('MTY', 'SLP', date));
  await new ResultsPage(page).chooseAt(place);
  const seats = new SeatsPage(page);
  await seats.live.waitFor();
  await seats.grid.first().evaluate((grid) => {
    const seen: [label: string, at: number][] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) seen.push([target.getAttribute('aria-label') ?? '', Date.now()]);
    }).observe(grid, { subtree: true, attributeFilter: ['aria-label'] });
  });
  return page;
}

/** The time at which a page showed the seat in a state, or null. */
async function seenOn(page: Page, number: number, state: string, since: number): Promise<number | null> {
  return page.evaluate(
    ([start, end, from]) => {
      const { seen } = window as unknown as { seen: [string, number][] };
      return seen.find(([label, at]) => at >= from && label.startsWith(start) && label.includes(end))?.[1] ?? null;
    },
    [`${words.seat(String(number))},`, state, since] as const,
  );
}

await fault('two browsers and a bare MQTT client on one bus', async ({ short }) => {
  const executablePath = await findChromium();
  if (!executablePath) throw new MissingProgram('Chromium is not installed');
  const services = await startServices();
  const browser = await chromium.launch({ executablePath, args: offlineArguments });
  const port = Number(new URL(services.url).port);
  try {
    const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate: date });
    const found = await ask<Schemas['TripSearch']>(port, 'GET', `/trip?${query}`);
    const offers = found.body.oneWayTrips.toSorted((a, b) => Date.parse(a.departureDatetime) - Date.parse(b.departureDatetime));
    const place = offers.findIndex(({ floors }) => floors === 1);
    const offer = offers[place];
    if (!offer) throw new Error(`no bus of one floor on ${date}`);
    const map = (await ask<Schemas['SeatMapAnswer']>(port, 'GET', mapPath(offer))).body;

    const pages = [await watchPage(browser, services.url, date, place), await watchPage(browser, services.url, date, place)];
    const { ticket, clientId } = (await ask<{ data: { ticket: string; clientId: string } }>(port, 'GET', '/seat/map/access-token')).body
      .data;
    const heard: { seat: string; event: string; at: number }[] = [];
    const client = await mqtt.connectAsync(`ws://localhost:${port}/mqtt`, {
      protocolVersion: 4,
      clientId,
      username: clientId,
      password: ticket,
    });
    client.on('message', (_, payload) => {
      const message = JSON.parse(payload.toString());
      for (const seat of message.seatIds ?? [message.seatId]) heard.push({ seat, event: message.event, at: Date.now() });
    });
    await client.subscribeAsync(`seatmap:${map.data.map.channel}/events`);

    const holder = newHolder();
    const free = seatsIn(map).filter(({ state }) => state === 'free');
    const delays: number[] = [];
    for (const seat of free.slice(0, short ? 5 : 20)) {
      for (const [verb, state] of [
        ['select', words.seatState.taken],
        ['unselect', words.seatState.free],
      ] as const) {
        const before = Date.now();
        const { status } = await ask(port, 'POST', `/seat/${verb}`, {
          headers: { holder },
          body: { run: legsOf(offer), seatIds: [seat.id] },
        });
        if (status !== 200) throw new Error(`${verb} was answered with ${status}`);
        const answered = Date.now();
        const last = async (): Promise<number | null> => {
          const messageAt = heard.find(({ seat: id, at }) => id === seat.id && at >= before)?.at ?? null;
          const seen = [messageAt, ...(await Promise.all(pages.map((page) => seenOn(page, seat.seatNumber, state, before))))];
          return seen.some((at) => at === null) ? null : Math.max(...seen.map(Number));
        };
        let at = await last();
        for (; at === null && Date.now() - answered < patience; at = await last()) await pause(20);
        if (at === null) throw new Error(`seat ${seat.seatNumber}: not all saw it ${state} within ${patience} ms`);
        delays.push(Math.max(0, at - answered));
      }
    }
    await client.endAsync();
    const worst = Math.max(...delays);
    if (!short && worst > limit) throw new Error(`the last one saw a change ${worst} ms after its answer, more than ${limit}`);
    return `${delays.length} changes seen by all, the last one after ${percentile(delays, 0.5)} ms at the median and ${worst} ms at most`;
  } finally {
    await browser.close();
    await services.stop();
  }
});
