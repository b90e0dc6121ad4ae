import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDevice, type Device, type DeviceParams } from './browser.ts';
import { contractFetch } from './contractFetch.ts';
import { loadShop } from './shop.ts';
import { openTab, type Tab } from './tab.ts';

const NOW = Date.parse('2026-11-21T05:20:00Z');
const HOME = '/compra/';

let clock: Clock;
let devices: Device[];

beforeAll(loadShop);

beforeEach(() => {
  devices = [];
  clock = FakeTimers.install({ now: NOW, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  for (const device of devices) device.close();
  clock.uninstall();
});

/** A source of random numbers that repeats. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function deviceWith(params: Partial<DeviceParams> = {}): Device {
  const channel = () => {
    throw new Error('no live channel here');
  };
  const device = createDevice({ fetch: contractFetch().fetch, channel, random: seeded(7), ...params });
  devices.push(device);
  return device;
}

/** Lets virtual time pass, and everything that waits for it. */
const pass = (ms: number) => clock.tickAsync(ms);

const originsOf = (tab: Tab) => tab.page.shown().search?.actor.getSnapshot().context.origins ?? [];

test('tabs of two devices open Home side by side, and each loads the origins', async () => {
  const device = deviceWith();
  const tabs = [await openTab(device, HOME), await openTab(device, HOME), await openTab(deviceWith(), HOME)];
  await pass(1_000);
  expect(tabs.map((tab) => originsOf(tab).length > 0)).toEqual([true, true, true]);
  expect(tabs.flatMap(({ said }) => said)).toEqual([]);
});
