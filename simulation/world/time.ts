import { AsyncResource } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import FakeTimers from '@sinonjs/fake-timers';
import { currentOwner } from './owner.ts';
import { holdThreads } from './threads.ts';

/** Turns of the real event loop without an event after which nothing moves until virtual time does. */
const QUIET_TURNS = 12;

/** The virtual time of the world. It moves only when nothing is left to do. */
export interface Time {
  now(): number;
  /** Lets everything that is due now happen. */
  settle(): Promise<void>;
  /** Lets `ms` pass, timer by timer. */
  pass(ms: number): Promise<void>;
  /** The loops of the shop's processes run no more often than every `ms` from their next round on, as on a busy machine. */
  slowLoops(ms: number): void;
  /** Begins again at an instant, in milliseconds since the epoch. All timers are gone. */
  restart(at: number): void;
}

/** Resources of Node that wait for the machine: files that are opened, read or closed. */
const machineWork = /^(FSReq|CloseReq)/;

const turn = setImmediate;

/** Replaces the timers and the clock of this process. Import it before anything that keeps a timer function. */
export function installTime(): Time {
  let leastMs = 0;
  const threads = holdThreads();
  const clock = FakeTimers.install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldClearNativeTimers: true,
  });
  // A native timer runs in the context in which it was set, and ends with its process; a faked one must too.
  const owned = (work: () => void): (() => void) => {
    const owner = currentOwner();
    const bound = AsyncResource.bind(work);
    return owner === undefined ? bound : () => void (owner.isAlive && bound());
  };
  const { setTimeout: once, setInterval: often, clearInterval: stop } = globalThis;
  globalThis.setTimeout = Object.assign((work: () => void, ...rest: []) => once(owned(work), ...rest), once);
  const loops = new WeakMap<object, NodeJS.Timeout>();
  globalThis.setInterval = Object.assign((work: () => void, ms = 0, ...rest: []) => {
    if (currentOwner() === undefined) return often(work, ms, ...rest);
    const round = owned(work);
    const again = (): NodeJS.Timeout =>
      once(
        () => {
          loops.set(loop, again());
          round();
        },
        Math.max(ms, leastMs),
      );
    const loop = again();
    return loop;
  }, often);
  globalThis.clearInterval = (loop) => {
    stop(typeof loop === 'object' ? (loops.get(loop) ?? loop) : loop);
  };
  AbortSignal.timeout = (ms) => {
    const over = new AbortController();
    setTimeout(() => over.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), ms);
    return over.signal;
  };
  syncBuiltinESMExports();

  const settle = async (): Promise<void> => {
    for (let quiet = 0; ;) {
      await new Promise<void>((resolve) => void turn(resolve));
      quiet += 1;
      if (quiet < QUIET_TURNS) continue;
      const next = threads.deliverNext();
      if (next === 'none' && !process.getActiveResourcesInfo().some((name) => machineWork.test(name))) return;
      if (next !== 'unfinished') quiet = 0;
    }
  };
  return {
    now: () => clock.now,
    settle,
    async pass(ms) {
      let isOver = false;
      await settle();
      clock.setTimeout(() => (isOver = true), ms);
      while (!isOver) {
        clock.next();
        await settle();
      }
    },
    slowLoops: (ms) => (leastMs = ms),
    restart(at) {
      clock.reset();
      clock.setSystemTime(at);
    },
  };
}
