/*
 * The contract with the world.
 *
 *   await loadShop();                            once, before the timers are virtual (shop.ts)
 *   const tab = await openTab(device, '/compra/');
 *   tab.page.actor.send(event)                   the wizard; the rest of `Page` stands in page.ts
 *   tab.page.shown()                             what is on the screen: each chart with its view
 *   tab.address, tab.pages                       where it is
 *   await tab.visit(address), tab.reload(), tab.back(), tab.forward()
 *   tab.hide(), tab.show()                       the tab goes to the background and returns
 *   tab.close()                                  with `pagehide`; nothing of it runs afterwards
 *   tab.discard(), then tab.reload()             the browser ends the page without a word, and loads it again
 *   await tab.duplicate()                        another tab with a copy of `sessionStorage`
 *   tab.frames, tab.answer(frame, data)          the frames of the bank, and a message from one
 *   tab.said, tab.timers                         what the page logged or threw, and how many timers it has
 *   tab.clockErrorMs                             how wrong its estimate of the shop's clock may be
 */
import type { Device, DeviceTab } from './browser.ts';
import type { Frame, Frames } from './document.ts';
import { startPage, type LivePage, type Page } from './livePage.ts';
import { loadShop } from './shop.ts';
import { StorageArea } from './storage.ts';

export type Tab = DeviceTab & {
  readonly device: Device;
  readonly storage: StorageArea;
  /** The open page. Throws while there is none: the tab is closed or discarded, still loads, or shows another site. */
  readonly page: Page;
  readonly isOpen: boolean;
  /** The whole address. */
  readonly address: string;
  readonly isVisible: boolean;
  readonly frames: Frames;
  /** Timers that the page waits for; 0 without a page. */
  readonly timers: number;
  /** How wrong the page's estimate of the shop's clock may be; Infinity before its first answer. */
  readonly clockErrorMs: number;
  /** What its pages logged, and what they threw after the word `uncaught`. */
  readonly said: readonly (readonly unknown[])[];
  visit(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Resolves with false when there is no such entry. */
  back(): Promise<boolean>;
  forward(): Promise<boolean>;
  /** Resolves when a navigation that the page began has ended. */
  settled(): Promise<void>;
  hide(): void;
  show(): void;
  discard(): void;
  duplicate(): Promise<Tab>;
  answer(frame: Frame, data: unknown): void;
};

/** Opens a tab at an address of the shop. Resolves when its page has started. */
export async function openTab(device: Device, address: string, storage = new StorageArea()): Promise<Tab> {
  const shop = await loadShop();
  const entries = [new URL(address, device.origin).href];
  const said: unknown[][] = [];
  let index = 0;
  let isVisible = true;
  let isClosed = false;
  let live: LivePage | null = null;
  let page: Page | null = null;
  let loading: Promise<void> = Promise.resolve();
  const url = () => new URL(entries[index] ?? device.origin);

  const end = () => {
    live?.end();
    live = null;
    page = null;
  };
  const unload = () => {
    live?.tell('pagehide', { persisted: false });
    end();
  };
  /** Evaluates the shop at the current address; another site has no page. */
  const start = async () => {
    if (isClosed || url().origin !== device.origin || !url().pathname.startsWith('/compra')) return;
    const starting = startPage({ device, shop, session: storage, url, isVisible: () => isVisible, write, load, report, otherTabs });
    live = starting;
    const opened = await starting.opened;
    if (live === starting) page = opened;
  };
  const restart = () => {
    unload();
    loading = start();
    return loading;
  };
  const report = (...given: unknown[]) => void said.push(given);
  const otherTabs = () => [...device.tabs].filter((other) => other !== tab);
  const write = (next: string, isNew: boolean) => {
    if (isNew) {
      entries.splice(index + 1);
      index += 1;
    }
    entries[index] = new URL(next, url()).href;
  };
  const load = (next: string, isNew: boolean) => {
    const leaving = live;
    loading = Promise.resolve().then(async () => {
      if (live !== leaving || isClosed) return;
      unload();
      write(next, isNew);
      await start();
    });
  };
  const look = (next: boolean) => {
    if (isVisible === next) return;
    isVisible = next;
    live?.tell('visibilitychange');
  };
  const travel = async (step: number): Promise<boolean> => {
    if (isClosed || entries[index + step] === undefined) return false;
    const from = url();
    index += step;
    // The entries of one page belong to it; those of another site load.
    if (live && from.origin === url().origin) live.tell('popstate');
    else await restart();
    return true;
  };

  const tab: Tab = {
    device,
    storage,
    said,
    get page() {
      if (!page) throw new Error(`the tab at ${url().href} has no page`);
      return page;
    },
    get isOpen() {
      return page !== null;
    },
    get address() {
      return url().href;
    },
    get isVisible() {
      return isVisible;
    },
    get frames() {
      if (!live) throw new Error('a tab without a page has no frames');
      return live.frames;
    },
    get clockErrorMs() {
      return live?.clockErrorMs() ?? Infinity;
    },
    get timers() {
      return live?.timers.count ?? 0;
    },
    visit(next) {
      unload();
      write(next, true);
      loading = start();
      return loading;
    },
    reload: restart,
    back: () => travel(-1),
    forward: () => travel(1),
    async settled() {
      for (let last; last !== loading;) {
        last = loading;
        await last;
      }
    },
    hide: () => look(false),
    show: () => look(true),
    discard: end,
    close() {
      unload();
      isClosed = true;
      device.tabs.delete(tab);
    },
    duplicate: () => openTab(device, url().href, storage.copy()),
    answer: (frame, data) => live?.tell('message', { data, origin: new URL(frame.src, device.origin).origin, source: frame.contentWindow }),
    tell: (type, fields) => live?.tell(type, fields),
    later: (work) => void live?.timers.setTimeout(work),
  };
  device.tabs.add(tab);
  await restart();
  return tab;
}
