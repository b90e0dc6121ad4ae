/*
 * The contract with the world.
 *
 *   const device = createDevice({ fetch, channel, random, clock?, storage?, meta?, origin? });
 *   device.clock.jump(ms)        sets its clock; `skewMs` says how far it is ahead
 *   device.storage.quota = 0     its storage is full; the same of `tab.storage`
 *   device.setOnline(false)      it has no network, and its pages hear so
 *   device.cookies.clear()       forgets the cookies, which no script reads
 *   device.sleep.begin(), end()  it is put away, and taken up again
 *   device.crossed               the transitions of charts that its pages took
 *   device.tabs                  its open tabs (`tab.ts`)
 *   device.close()               closes them
 */
import type { Duplex } from 'node:stream';
import { createClock, type DeviceClock } from './clock.ts';
import { Cookies } from './cookies.ts';
import { DeviceLocks } from './locks.ts';
import { Sleep } from './sleep.ts';
import { StorageArea } from './storage.ts';

export type DeviceParams = {
  /**
   * Answers a request of a page. The address is absolute, and the cookies of the device are in the header. `signal` aborts when the page
   * gives the request up or ends; the page does not wait for the answer then. A lost network is a rejection with a TypeError.
   */
  fetch: (request: Request, options: { signal: AbortSignal }) => Promise<Response>;
  /** Opens the connection of the live channel to an address (`ws://…/mqtt`). */
  channel: (url: string) => Duplex;
  /** A seeded source in [0, 1): keys, ids and pauses of the device derive from it. */
  random: () => number;
  /** Milliseconds that the clock of the device is ahead of that of the process. */
  clock?: { skewMs: number };
  /** What an earlier visit left. */
  storage?: StorageArea;
  /** Facts that the server writes into the page: `shop-time-zone`, `shop-currency`, `map-tiles`. */
  meta?: Readonly<Record<string, string>>;
  /** Where the shop is. */
  origin?: string;
};

/** What a device knows of its tabs. */
export type DeviceTab = {
  /** Sends an event to the window of its page, with these fields. */
  tell: (type: string, fields?: object) => void;
  /** Runs what another page causes, after the present task, unless its own page ends before. */
  later: (work: () => void) => void;
  close: () => void;
};

/** A computer or phone with one browser. Its tabs share storage, locks, cookies, channels, network and clock. */
export type Device = Required<Pick<DeviceParams, 'fetch' | 'channel' | 'random' | 'storage' | 'meta' | 'origin'>> & {
  readonly clock: DeviceClock;
  readonly locks: DeviceLocks;
  readonly sleep: Sleep;
  readonly cookies: Cookies;
  readonly tabs: Set<DeviceTab>;
  /** The open `BroadcastChannel`s of its pages. */
  readonly channels: Set<{ name: string; deliver: (data: unknown) => void }>;
  /** The names of the transitions that the charts of its pages took. */
  readonly crossed: Set<string>;
  readonly isOnline: boolean;
  setOnline(isOnline: boolean): void;
  close(): void;
};

export function createDevice({
  clock = { skewMs: 0 },
  storage = new StorageArea(),
  meta = {},
  origin = 'http://localhost',
  ...world
}: DeviceParams): Device {
  const tabs = new Set<DeviceTab>();
  let isOnline = true;
  return {
    ...world,
    storage,
    meta,
    origin,
    tabs,
    clock: createClock(clock.skewMs),
    locks: new DeviceLocks(),
    sleep: new Sleep(),
    cookies: new Cookies(),
    channels: new Set(),
    crossed: new Set(),
    get isOnline() {
      return isOnline;
    },
    setOnline(next) {
      if (next === isOnline) return;
      isOnline = next;
      for (const tab of tabs) tab.tell(isOnline ? 'online' : 'offline');
    },
    close() {
      for (const tab of [...tabs]) tab.close();
    },
  };
}
