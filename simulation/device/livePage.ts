import type { Device, DeviceTab } from './browser.ts';
import { fetchOf } from './deviceFetch.ts';
import { documentOf, type Frames } from './document.ts';
import { MqttWorker } from './mqttWorker.ts';
import type { openPage } from './page.ts';
import { browserOf, timingOf } from './scope.ts';
import type { loadShop } from './shop.ts';
import { storageOf, type StorageArea, type StorageChange } from './storage.ts';
import { Target } from './target.ts';
import { Timers } from './timers.ts';

/** What the hands of a traveller hold: the charts, and what controls call beside them. */
export type Page = Awaited<ReturnType<typeof openPage>>;

/** The tab of a page. */
export type PageHost = {
  device: Device;
  shop: Awaited<ReturnType<typeof loadShop>>;
  session: StorageArea;
  url: () => URL;
  isVisible: () => boolean;
  /** Writes the address of the page to the history, over the present entry or as a new one. */
  write: (address: string, isNew: boolean) => void;
  /** Loads an address, after the present task. */
  load: (address: string, isNew: boolean) => void;
  /** What the page logs or throws. */
  report: (...said: unknown[]) => void;
  otherTabs: () => readonly DeviceTab[];
};

/** One evaluation of the shop. */
export type LivePage = {
  readonly opened: Promise<Page>;
  readonly timers: Timers;
  /** How wrong its estimate of the shop's clock may be. */
  readonly clockErrorMs: () => number;
  readonly frames: Frames;
  tell: DeviceTab['tell'];
  /** Ends it: nothing of it runs any more. */
  end: () => void;
};

export function startPage(host: PageHost): LivePage {
  const { device, shop, session, url, report } = host;
  const timers = new Timers((thrown) => report('uncaught', thrown), device.sleep);
  const target = new Target(timers.guard);
  const { document, frames, documentTarget } = documentOf({ meta: device.meta, isVisible: host.isVisible, guard: timers.guard });
  const isOver = () => timers.isOver;
  const timing = timingOf(device, timers, report);
  const tellOthers = (change: StorageChange) => {
    for (const tab of host.otherTabs()) tab.later(() => tab.tell('storage', change));
  };
  class Worker extends MqttWorker {
    constructor() {
      super({ run: (scope) => shop.worker({ ...timing, ...scope }), channel: device.channel, page: timers, sleep: device.sleep });
      timers.onEnd(this.terminate);
    }
  }
  const locks = { request: (name: string, ...rest: [never, never]) => timers.held(device.locks.request(timers, name, ...rest)) };
  const { fetch, Request, clockErrorMs } = fetchOf({ device, url, timers });
  const own = {
    ...timing,
    ...browserOf(device, timers),
    fetch,
    Request,
    document,
    location: locationOf(host),
    history: {
      pushState: (_: unknown, __: string, address: string) => host.write(address, true),
      replaceState: (_: unknown, __: string, address: string) => host.write(address, false),
    },
    navigator: {
      get onLine() {
        return device.isOnline;
      },
      userAgent: 'Simulation',
      language: 'es-MX',
      locks,
    },
    localStorage: storageOf(device.storage, isOver, tellOthers),
    sessionStorage: storageOf(session, isOver, () => {}),
    addEventListener: target.addEventListener,
    removeEventListener: target.removeEventListener,
    dispatchEvent: target.dispatchEvent,
    Worker,
  };
  // What the page does not have itself comes from the real object, as long as the page has it.
  const hidden = Object.fromEntries(
    ['indexedDB', 'caches', 'process', 'Buffer', 'setImmediate', 'clearImmediate'].map((name) => [name, undefined]),
  );
  const window: Record<string, unknown> = Object.create(globalThis, Object.getOwnPropertyDescriptors({ ...hidden, ...own }));
  Object.assign(window, { window, self: window, globalThis: window });
  const { openPage: open } = shop.page(window) as { openPage: typeof openPage };
  return {
    opened: open((transition) => void device.crossed.add(transition)),
    timers,
    frames,
    clockErrorMs,
    tell: (type, fields) => {
      // An event of the document reaches the window too.
      if (type === 'visibilitychange') documentTarget.tell(type, fields);
      target.tell(type, fields);
    },
    end() {
      timers.end();
      device.locks.end(timers);
    },
  };
}

function locationOf({ url, load }: Pick<PageHost, 'url' | 'load'>) {
  const go = (address: string, isNew: boolean) => load(new URL(address, url()).href, isNew);
  const part = (name: 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'pathname' | 'search' | 'hash') => ({
    get: () => url()[name],
    enumerable: true,
  });
  return Object.defineProperties(
    { assign: (address: string) => go(address, true), replace: (address: string) => go(address, false), reload: () => go('', false) },
    Object.fromEntries(
      (['href', 'origin', 'protocol', 'host', 'hostname', 'pathname', 'search', 'hash'] as const).map((name) => [name, part(name)]),
    ),
  );
}
