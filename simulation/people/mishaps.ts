import type { Device } from '../device/browser.ts';
import { openTab, type Tab } from '../device/tab.ts';
import type { Chance } from '../world/chance.ts';

interface MishapParts {
  readonly device: Device;
  /** The tabs of the person; the last one is looked at. */
  readonly tabs: Tab[];
  readonly chance: Chance;
  readonly note: (line: string) => void;
}

/** What happens to a device between two presses. */
export interface Mishaps {
  /** Lets something happen, rarely. Returns the tab that the person looks at then. */
  next(): Promise<Tab>;
}

/** How often something happens between two presses. */
const share = 0.04;
const mostTabs = 3;
const fullStorage = 0;
const storageChars = 5_000_000;

export function createMishaps({ device, tabs, chance, note }: MishapParts): Mishaps {
  const current = (): Tab => {
    const tab = tabs.at(-1);
    if (tab === undefined) throw new Error('no tab is open');
    return tab;
  };
  const goTo = (tab: Tab): void => {
    current().hide();
    tabs.splice(tabs.indexOf(tab) >>> 0, 1);
    tabs.push(tab);
    tab.show();
  };
  const acts: readonly (() => void | Promise<void>)[] = [
    () => {
      note('reloads');
      return current().reload();
    },
    async () => {
      note('goes back');
      await current().back();
    },
    async () => {
      if (tabs.length >= mostTabs) return;
      note('opens a second tab');
      current().hide();
      tabs.push(chance.isIn(0.5) && current().isOpen ? await current().duplicate() : await openTab(device, '/compra/'));
    },
    () => {
      const [first] = tabs;
      if (first === undefined || tabs.length < 2) return;
      note('looks at another tab');
      goTo(first);
      if (!first.isOpen) return first.reload();
    },
    () => {
      if (tabs.length < 2) return;
      note('closes the tab');
      tabs.pop()?.close();
      current().show();
    },
    () => {
      note('returns to a discarded tab');
      current().discard();
      return current().reload();
    },
    () => {
      note('loses the network');
      device.setOnline(false);
      setTimeout(() => device.setOnline(true), chance.between(1_000, 40_000));
    },
    () => {
      const ms = chance.pick([-7_200_000, -90_000, -1_500, 1_500, 90_000, 7_200_000]);
      note(`has its clock set by ${ms} ms`);
      device.clock.jump(ms);
    },
    () => {
      note(device.storage.quota === fullStorage ? 'has room again' : 'has a full storage');
      device.storage.quota = device.storage.quota === fullStorage ? storageChars : fullStorage;
    },
  ];
  return {
    async next() {
      if (chance.isIn(share)) await chance.pick(acts)();
      return current();
    },
  };
}
