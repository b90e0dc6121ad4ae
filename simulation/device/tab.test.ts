import { duplexPair, type Duplex } from 'node:stream';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { steps } from '../../src/app/steps/steps.ts';
import { randomAt } from '../../tests/support/random.ts';
import { createDevice, type Device, type DeviceParams } from './browser.ts';
import { contractFetch } from './contractFetch.ts';
import { loadShop } from './shop.ts';
import { StorageArea } from './storage.ts';
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

function deviceWith(params: Partial<DeviceParams> = {}): Device {
  const channel = () => {
    throw new Error('no live channel here');
  };
  const device = createDevice({ fetch: contractFetch().fetch, channel, random: randomAt(7, 'device'), ...params });
  devices.push(device);
  return device;
}

/** Lets virtual time pass, and everything that waits for it. */
const pass = (ms: number) => clock.tickAsync(ms);

/** The storage of a device whose user signed in before. */
function signedIn(): StorageArea {
  const storage = new StorageArea();
  const user = { sub: 'u_42', email: 'ana@example.com', fullName: 'Ana Peña', firstName: 'Ana', role: 'user' };
  storage.write('anden.session', JSON.stringify({ access: 'a', refresh: 'r', expiresAt: '2026-11-22T05:20:00Z', user }));
  return storage;
}

/** Chooses places and a bus as a traveller does. */
async function goToSeats(tab: Tab): Promise<void> {
  const search = () => tab.page.shown().search!;
  const send = (event: Parameters<ReturnType<typeof search>['actor']['send']>[0]) => {
    search().actor.send(event);
    return pass(1_000);
  };
  await pass(1_000);
  await send({ type: 'origin.chosen', placeId: 'mty' });
  await send({ type: 'destination.chosen', placeId: 'tam' });
  await send({ type: 'search.submitted' });
  await pass(5_000);
  await send({ type: 'departure.chosen', tripId: search().actor.getSnapshot().context.departures[0]!.run.tripId });
  await pass(1_000);
}

const originsOf = (tab: Tab) => tab.page.shown().search?.actor.getSnapshot().context.origins ?? [];

test('tabs of two devices open Home side by side, and each loads the origins', async () => {
  const device = deviceWith();
  const tabs = [await openTab(device, HOME), await openTab(device, HOME), await openTab(deviceWith(), HOME)];
  await pass(1_000);
  expect(tabs.map((tab) => originsOf(tab).length > 0)).toEqual([true, true, true]);
  expect(tabs.flatMap(({ said }) => said)).toEqual([]);
});

test('what is typed in one tab stays there', async () => {
  const device = deviceWith();
  const [one, other, elsewhere] = [await openTab(device, HOME), await openTab(device, HOME), await openTab(deviceWith(), HOME)];
  await pass(1_000);
  one.page.shown().search?.actor.send({ type: 'origin.chosen', placeId: originsOf(one)[0]!.id });
  one.page.cardVault.change('number', '4111');
  const typed = (tab: Tab) => [tab.page.shown().search?.view.form.origin.selected?.id, tab.page.cardVault.values().number];
  expect([one, other, elsewhere].map(typed)).toEqual([
    ['mty', '4111'],
    [undefined, ''],
    [undefined, ''],
  ]);
});

test('a sign-out in one tab is heard in the other one of the device', async () => {
  const device = deviceWith({ storage: signedIn() });
  const [one, other, elsewhere] = [
    await openTab(device, HOME),
    await openTab(device, HOME),
    await openTab(deviceWith({ storage: signedIn() }), HOME),
  ];
  await pass(1_000);
  const users = () => [one, other, elsewhere].map((tab) => tab.page.actor.getSnapshot().context.user?.sub ?? null);
  expect(users()).toEqual(['u_42', 'u_42', 'u_42']);
  one.page.actor.send({ type: 'signOut.requested' });
  await pass(1_000);
  expect(users()).toEqual([null, null, 'u_42']);
});

test('nothing of a closed tab runs any more', async () => {
  const { fetch, asked } = contractFetch();
  const tab = await openTab(deviceWith({ fetch }), HOME);
  await goToSeats(tab);
  expect(tab.timers).toBeGreaterThan(0);
  const { actor } = tab.page;
  tab.close();
  expect([tab.isOpen, tab.timers, clock.countTimers()]).toEqual([false, 0, 0]);
  const before = asked.length;
  actor.send({ type: 'search.requested' });
  await pass(600_000);
  expect(asked).toHaveLength(before);
});

test.each(['reload', 'discard'] as const)('a purchase outlives a %s of its tab', async (kind) => {
  const device = deviceWith();
  const tab = await openTab(device, HOME);
  await goToSeats(tab);
  const before = tab.page;
  if (kind === 'discard') tab.discard();
  await tab.reload();
  await pass(1_000);
  expect(tab.page).not.toBe(before);
  expect(tab.page.shown().seats?.view.screen).toBe('map');
  expect(tab.address).toMatch('/compra/venta/asientos');
});

test('Back returns from the seats to the results', async () => {
  const tab = await openTab(deviceWith(), HOME);
  await goToSeats(tab);
  await tab.back();
  await pass(1_000);
  expect(tab.address).toContain('?o=mty&d=tam');
  expect(tab.page.shown().search?.view.screen).toBe('results');
});

test('only one tab of a device holds the purchase', async () => {
  const device = deviceWith();
  const one = await openTab(device, HOME);
  await goToSeats(one);
  const other = await openTab(device, '/compra/venta/asientos');
  await pass(1_000);
  expect(other.page.actor.getSnapshot().matches({ step: 'elsewhere' })).toBe(true);
  one.close();
  await other.reload();
  await pass(1_000);
  expect(other.page.shown().seats?.view.screen).toBe('map');
});

test('a device that is put away asks nothing, and goes on when it is taken up', async () => {
  const { fetch, asked } = contractFetch();
  const device = deviceWith({ fetch });
  const tab = await openTab(device, HOME);
  await goToSeats(tab);
  const ticks = () => tab.page.shown().hold?.view ?? tab.page.shown().seats?.view;
  device.sleep.begin();
  const [before, seen] = [asked.length, ticks()];
  await pass(600_000);
  expect([asked.length, ticks()]).toEqual([before, seen]);
  device.sleep.end();
  await pass(60_000);
  expect(tab.timers).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(before);
});

test('a wrong clock moves the dates of the device, and not the clock of the server', async () => {
  const { fetch, asked } = contractFetch();
  const device = deviceWith({ fetch, clock: { skewMs: 3_600_000 } });
  const tab = await openTab(device, HOME);
  await pass(10_000);
  const error = () => tab.page.serverClock.epoch() - Date.now();
  expect(Math.abs(error())).toBeLessThan(5);
  device.clock.jump(-7_200_000);
  await pass(10_000);
  expect(Math.abs(error())).toBeLessThan(5);
  expect(asked.filter((call) => call.endsWith('/ip'))).toHaveLength(1);
});

test('a device without a network asks nobody, and its pages know', async () => {
  const { fetch, asked } = contractFetch();
  const device = deviceWith({ fetch });
  device.setOnline(false);
  const tab = await openTab(device, HOME);
  await pass(5_000);
  expect([asked, tab.page.shown().booking.view.offline]).toEqual([[], true]);
  device.setOnline(true);
  tab.page.shown().search?.actor.send({ type: 'places.retried' });
  await pass(5_000);
  expect([asked.length > 0, tab.page.shown().booking.view.offline]).toEqual([true, false]);
});

test('a full storage loses the purchase of a reload, and nothing else', async () => {
  const device = deviceWith();
  device.storage.quota = 0;
  const tab = await openTab(device, HOME);
  await goToSeats(tab);
  expect(tab.page.shown().seats?.view.screen).toBe('map');
  await tab.reload();
  await pass(1_000);
  expect([device.storage.keys(), tab.page.shown().seats]).toEqual([[], null]);
});

test('the live line of the seats runs over the channel of the device, and ends with its tab', async () => {
  const opened: { url: string; page: Duplex; packets: number[] }[] = [];
  const channel = (url: string) => {
    const [page, broker] = duplexPair();
    const packets: number[] = [];
    opened.push({ url, page, packets });
    broker.on('data', (packet: Buffer) => packets.push(packet[0]!));
    return page;
  };
  const tab = await openTab(deviceWith({ channel }), HOME);
  await goToSeats(tab);
  await pass(1_000);
  expect(opened.map(({ url }) => url)).toEqual([expect.stringMatching(/^wss?:.*mqtt$/)]);
  const { page, packets } = opened[0]!;
  // A CONNECT packet of MQTT.
  expect([packets[0], page.destroyed]).toEqual([0x10, false]);
  tab.close();
  await pass(0);
  expect([page.destroyed, clock.countTimers()]).toEqual([true, 0]);
});

test('every step and every late file of the shop loads without a document', async () => {
  const { page, said } = await openTab(deviceWith(), HOME);
  const names = Object.values(steps).flatMap(({ name }) => (name === 'home' ? [] : [name]));
  await Promise.all([...names.map(page.preload), ...Object.values(page.late).map((load) => load())]);
  expect(said).toEqual([]);
});
