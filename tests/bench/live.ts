import { setTimeout as pause } from 'node:timers/promises';
import mqtt from 'mqtt';
import type { Browser, Page } from 'playwright';
import type { components } from '../../openapi/types/trip.ts';
import { startMosquitto } from '../support/mosquitto.ts';
import { median } from './arithmetic.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';
import { newPage, ourSide, quiet } from './pages.ts';
import { type Shop, startShop } from './shop.ts';

const eventsPerSecond = 1000;
const PATIENCE_MS = 5000;

/** Frames per second that the page draws. */
const framesOf = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        let frames = 0;
        const count = (now: number) => {
          frames += 1;
          if (now - begun < ms) requestAnimationFrame(count);
          else resolve((frames / (now - begun)) * 1000);
        };
        requestAnimationFrame(count);
      }),
    seconds * 1000,
  );

/** Takes and releases every free seat at this rate, directly on the bus between the processes. In the end all are free again. */
async function flood(client: mqtt.MqttClient, shop: Shop, seconds: number): Promise<void> {
  const answer = await fetch(`${shop.url}/trip-api${shop.mapPath}`);
  const { data }: components['schemas']['SeatMapAnswer'] = JSON.parse(await answer.text());
  const { channel, version } = data.map;
  const turns = 2 * shop.free.length;
  const total = Math.ceil((eventsPerSecond * seconds) / turns) * turns;
  const begun = performance.now();
  for (let sent = 0; sent < total; await pause(5)) {
    const due = Math.min(total, ((performance.now() - begun) / 1000) * eventsPerSecond);
    for (; sent < due; sent += 1) {
      const seatId = shop.free[sent % shop.free.length] ?? '';
      const isTaken = sent % turns < shop.free.length;
      const at = new Date();
      const event = {
        event: isTaken ? 'seat:selected' : 'seat:unselected',
        version: version + 1 + sent,
        run: shop.run,
        seatId,
        seatNumber: Number(seatId),
        kind: isTaken ? 'selected' : null,
        owner: 'q83vEjRWeJCrze8S',
        expiresAt: isTaken ? new Date(at.getTime() + 300_000).toISOString() : null,
        at: at.toISOString(),
      };
      client.publish(`seatmap:${channel}/events`, JSON.stringify(event));
    }
  }
}

/** Frames of the map on a slow phone while many seats change. Afterwards the map must be right. */
export async function liveFrames(browser: Browser, { rounds, seconds, slowdown }: Scale['live']): Promise<Figure[]> {
  const broker = await startMosquitto();
  const shop = await startShop({ MQTT_URL: broker.url });
  const client = await mqtt.connectAsync(broker.url);
  try {
    const side = await ourSide(browser, shop);
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, session, close } = await newPage(browser, side, shop.seats, slowdown);
      await page.goto(side.url);
      await side.settle(page);
      await quiet(session);
      const free = page.locator(`${side.seats}:not([aria-disabled="true"])`);
      const before = await free.count();
      const [rate] = await Promise.all([framesOf(page, seconds), flood(client, shop, seconds)]);
      rates.push(rate);
      const ended = performance.now();
      while ((await free.count()) !== before) {
        if (performance.now() - ended > PATIENCE_MS) throw new Error(`${await free.count()} seats are free after the flood, not ${before}`);
        await pause(100);
      }
      await close();
    }
    return [
      {
        row: `live-${slowdown}x`,
        title: `frames while ${eventsPerSecond} seats change hands a second, CPU /${slowdown}`,
        unit: 'frames/s',
        judged: 'ours',
        ours: median(rates),
        floor: null,
        ratio: null,
      },
    ];
  } finally {
    await client.endAsync(true);
    await shop.stop();
    await broker.stop();
  }
}
