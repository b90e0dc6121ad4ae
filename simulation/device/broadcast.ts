import type { Device } from './browser.ts';
import { Target } from './target.ts';
import type { Timers } from './timers.ts';

/** The `BroadcastChannel` of one page. A message is copied, and arrives after the present task. */
export function broadcastChannelOf({ channels }: Pick<Device, 'channels'>, timers: Timers) {
  return class extends Target {
    readonly name: string;
    readonly close: () => void;
    readonly postMessage: (data: unknown) => void;

    constructor(name: string) {
      super(timers.guard);
      this.name = name;
      const own = { name, deliver: (data: unknown) => void timers.setTimeout(() => channels.has(own) && this.tell('message', { data })) };
      channels.add(own);
      timers.onEnd(() => channels.delete(own));
      this.close = () => void channels.delete(own);
      this.postMessage = (data) => {
        for (const other of channels) if (other !== own && other.name === name) other.deliver(structuredClone(data));
      };
    }
  };
}
